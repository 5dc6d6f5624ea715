# Vyznamenání: co se hráči málokdy povede a kdy poprvé

honours = 🎖️ Vyznamenání: { $number }
honour-first = Poprvé { DATETIME($date, dateStyle: "medium") }, v rozdání { $deal }
feat-great-bonus = Prémie 52 za štychy
feat-last-three = Poslední tři štychy, každý dvojkou: 78
feat-four-sevens = Po štychu každou ze čtyř sedmiček
feat-four-deuces = Po štychu každou ze čtyř dvojek
feat-all-tricks = Všechny štychy rozdání
feat-from-nothing = Deset brček jako první, po stavu 0 : 9
honour-choose = Vyber vyznamenání a uvidíš rozdání, za které je.
