# Auszeichnungen: was selten gelingt, und wo es zuerst gelungen ist

honours = 🎖️ Auszeichnungen: { $number }
honour-first = Zuerst am { DATETIME($date, dateStyle: "medium") }, in Runde { $deal }
feat-great-bonus = 52 Zusatzpunkte für Stiche
feat-last-three = Die letzten drei Stiche, jeder mit einer Zwei: 78
feat-four-sevens = Ein Stich mit jeder der vier Sieben
feat-four-deuces = Ein Stich mit jeder der vier Zweien
feat-all-tricks = Alle Stiche einer Runde
feat-from-nothing = Zuerst zehn Brčka, nach 0 zu 9
honour-choose = Wähle eine Auszeichnung, dann siehst du die Runde, für die es sie gab.
