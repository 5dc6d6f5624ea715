# Vyznamenání: co se hráči málokdy povede a kdy poprvé

honours = 🎖️ Vyznamenání: { $number }
honour-first = Poprvé { DATETIME($date, dateStyle: "medium") }, v rozdání { $deal }
honour-days = Od { DATETIME($first_day, dateStyle: "medium") } do { DATETIME($last_day, dateStyle: "medium") }
honour-streak = 🎖️ **{ $name }:** deset rozdání dne po sobě, každé dohrané do konce. { $game }, od { DATETIME($first_day, dateStyle: "medium") } do { DATETIME($last_day, dateStyle: "medium") }.
feat-great-bonus = Prémie 52 za štychy
feat-last-three = Poslední tři štychy, každý dvojkou: 78
feat-four-sevens = Po štychu každou ze čtyř sedmiček
feat-four-deuces = Po štychu každou ze čtyř dvojek
feat-all-tricks = Všechny štychy rozdání
feat-from-nothing = Obrat z 0 : 9: deset brček jako první
feat-ten-days = Deset rozdání dne po sobě
honour-choose = Vyber vyznamenání a uvidíš rozdání, za které je.
