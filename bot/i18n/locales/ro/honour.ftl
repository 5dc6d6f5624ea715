# Distincții: ce reușește rar un jucător și unde i-a reușit întâi

honours = 🎖️ Distincții: { $number }
honour-first = Prima dată pe { DATETIME($date, dateStyle: "medium") }, în dona { $deal }
honour-days = Din { DATETIME($first_day, dateStyle: "medium") } până în { DATETIME($last_day, dateStyle: "medium") }
honour-streak = 🎖️ **{ $name }:** zece done ale zilei la rând, fiecare jucată până la capăt. { $game }, de pe { DATETIME($first_day, dateStyle: "medium") } până pe { DATETIME($last_day, dateStyle: "medium") }.
feat-great-bonus = Bonus de 52 pentru levate
feat-last-three = Ultimele trei levate, fiecare cu un doiar: 78
feat-four-sevens = Câte o levată cu fiecare dintre cei patru șeptari
feat-four-deuces = Câte o levată cu fiecare dintre cei patru doiari
feat-all-tricks = Toate levatele unei done
feat-from-nothing = Revenire de la 0 la 9: întâi la zece brčka
feat-ten-days = Zece done ale zilei la rând
honour-choose = Alege o distincție și vezi dona pentru care a fost dată.
