# Auszeichnungen: was selten gelingt, und wo es zuerst gelungen ist

honours = 🎖️ Auszeichnungen: { $number }
honour-first = Zuerst am { DATETIME($date, dateStyle: "medium") }, in Runde { $deal }
honour-days = Vom { DATETIME($first_day, dateStyle: "medium") } bis zum { DATETIME($last_day, dateStyle: "medium") }
honour-streak = 🎖️ **{ $name }:** zehn Runden des Tages in Folge, jede zu Ende gespielt. { $game }, vom { DATETIME($first_day, dateStyle: "medium") } bis zum { DATETIME($last_day, dateStyle: "medium") }.
feat-great-bonus = Eine Prämie von 52 für Stiche
feat-last-three = Die letzten drei Stiche, jeder mit einer Zwei: 78
feat-four-sevens = Ein Stich mit jeder der vier Siebenenen
feat-four-deuces = Ein Stich mit jeder der vier Zweien
feat-all-tricks = Alle Stiche einer Runde
feat-from-nothing = Nach 0 zu 9 doch zuerst zehn Brčka
feat-ten-days = Zehn Runden des Tages in Folge
honour-choose = Wähle eine Auszeichnung, dann siehst du die Runde, für die es sie gab.
