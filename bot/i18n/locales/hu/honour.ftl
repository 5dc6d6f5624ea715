# Kitüntetések: ami ritkán sikerül, és ahol először sikerült

honours = 🎖️ Kitüntetések: { $number }
honour-first = Először: { DATETIME($date, dateStyle: "medium") }, { $deal }. leosztás
honour-days = { DATETIME($first_day, dateStyle: "medium") } – { DATETIME($last_day, dateStyle: "medium") }
honour-streak = 🎖️ **{ $name }:** a nap leosztása tíz egymás utáni napon, mindegyik végigjátszva. { $game }, { DATETIME($first_day, dateStyle: "medium") } – { DATETIME($last_day, dateStyle: "medium") }.
feat-great-bonus = 52 pontos bónusz ütésekért
feat-last-three = Az utolsó három ütés, mind kettessel: 78
feat-four-sevens = Ütés mind a négy hetessel
feat-four-deuces = Ütés mind a négy kettessel
feat-all-tricks = Egy leosztás minden ütése
feat-from-nothing = 0 : 9-ről fordítva elsőként tíz brčko
feat-ten-days = A nap leosztása tíz egymás utáni napon
honour-choose = Válassz egy kitüntetést, és látod a leosztást, amelyért járt.
