# Puzzles: positions in which one card is far better than all others

command-puzzle = problemă
command-puzzle-about = O poziție în care o carte e mult mai bună decât celelalte; o vezi doar tu
puzzle-title = ### 🧩 Problema{ "\u00A0" }{ $number }
puzzle-tally = -# Rezolvate: { $solved } din { $over }
puzzle-you = tu
puzzle-left = stânga
puzzle-partner = partener
puzzle-right = dreapta
puzzle-score = Puncte până acum: voi doi { $ours }, ceilalți { $theirs }.
puzzle-shown = -# A împărțit: { $name }. Cartea arătată: { CARD($card) }.
puzzle-open = -# Cărți deschise, { $name }: { $cards }.
puzzle-ask = **Care carte?** Una e mai bună cu șase puncte sau mai mult, oriunde ar fi cărțile ascunse. { $left ->
    [one] Mai ai o încercare.
    [few] Mai ai { $left }{ "\u00A0" }încercări.
   *[other] Mai ai { $left }{ "\u00A0" }de încercări.
  }
puzzle-wrong = ❌ Nu e { CARD($card) }.
puzzle-found = ✅ **Corect: { CARD($card) }.**
puzzle-was = 💡 **Soluția: { CARD($card) }.**
puzzle-why = { $deals ->
    [one] O singură împărțire se potrivește cu ce poți ști; în ea
    [few] { $deals }{ "\u00A0" }împărțiri se potrivesc cu ce poți ști; în fiecare
   *[other] { $deals }{ "\u00A0" }de împărțiri se potrivesc cu ce poți ști; în fiecare
  } cartea aceasta vă aduce cu cel puțin { $margin ->
    [one] 1 punct
    [few] { $margin }{ "\u00A0" }puncte
   *[other] { $margin }{ "\u00A0" }de puncte
  } mai mult decât oricare alta.
puzzle-line = Cel mai bun joc al tuturor, cu cărțile așa cum erau:
button-puzzle-next = Problema următoare
