# Kitüntetések: ami ritkán sikerül, és ahol először sikerült

honours = 🎖️ Kitüntetések: { $number }
honour-first = Először: { DATETIME($date, dateStyle: "medium") }, { $deal }. leosztás
feat-great-bonus = 52 pont jutalom ütésekért
feat-last-three = Az utolsó három ütés, mind kettessel: 78
feat-four-sevens = Ütés mind a négy hetessel
feat-four-deuces = Ütés mind a négy kettessel
feat-all-tricks = Egy leosztás minden ütése
feat-from-nothing = Elsőként tíz brčko, 0 : 9 után
honour-choose = Válassz egy kitüntetést, és látod a leosztást, amelyért járt.
