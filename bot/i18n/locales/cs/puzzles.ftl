# Puzzles: positions in which one card is far better than all others

command-puzzle = úloha
command-puzzle-about = Pozice, v níž je jedna karta o hodně lepší než ostatní; vidíš ji jen ty
puzzle-title = ### 🧩 Úloha{ "\u00A0" }{ $number }
puzzle-tally = -# Vyřešeno: { $solved } z { $over }
puzzle-you = ty
puzzle-left = soupeř vlevo
puzzle-partner = spoluhráč
puzzle-right = soupeř vpravo
puzzle-score = Body zatím: vy dva { $ours }, soupeři { $theirs }.
puzzle-shown = -# Rozdává { $name }. Ukázaná karta: { CARD($card) }.
puzzle-open = -# Odkryté karty, { $name }: { $cards }.
puzzle-ask = **Která karta?** Jedna je lepší o šest bodů a víc, ať jsou skryté karty kdekoli. { $left ->
    [one] Zbývá 1 pokus.
    [few] Zbývají { $left }{ "\u00A0" }pokusy.
    [many] Zbývá { $left }{ "\u00A0" }pokusu.
   *[other] Zbývá { $left }{ "\u00A0" }pokusů.
  }
puzzle-wrong = ❌ { CARD($card) } to není.
puzzle-found = ✅ **Správně: { CARD($card) }.**
puzzle-was = 💡 **Řešení: { CARD($card) }.**
puzzle-why = { $deals ->
    [one] Tomu, co můžeš vědět, odpovídá jediné rozdání; v něm
    [few] Tomu, co můžeš vědět, odpovídají { $deals }{ "\u00A0" }rozdání; v každém z nich
    [many] Tomu, co můžeš vědět, odpovídá { $deals }{ "\u00A0" }rozdání; v každém z nich
   *[other] Tomu, co můžeš vědět, odpovídá { $deals }{ "\u00A0" }rozdání; v každém z nich
  } tahle karta přinese vaší dvojici o { $margin }{ "\u00A0" }bodů víc než kterákoli jiná, nebo ještě víc.
puzzle-line = Nejlepší hra všech čtyř, s kartami, jak ležely:
button-puzzle-next = Další úloha
