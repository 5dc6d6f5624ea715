# Wozu gratuliert wird, zu jeder Sache einmal am Tag

met-perfect = ⭐ **So viel wie bei offenen Blättern!** Auch mit offenen Karten hätte niemand mehr als { $perfect } erzwungen, und du hast { $points }.
met-large-perfect = { $points }
met-line-perfect = so viel wie bei offenen Blättern
met-strong = 💪 **Besser als starke Computer!** Mit denselben Karten kamen sie auf { $strong }, du auf { $points }.
met-large-strong = { $points } gegen { $strong }
met-line-strong = besser als starke Computer
met-streak = 🔥 **{ $days } Tage in Folge,** und keine Runde ausgelassen!
met-large-streak = { $days } Tage
met-line-streak = in Folge, und keine Runde ausgelassen
met-52 = 🎇 **{ $name } holt die Prämie von 52,** zum ersten Mal! Wenige Runden bringen sie.
met-52-own = 🎇 **Du hast die Prämie von 52 geholt,** zum ersten Mal! Wenige Runden bringen sie.
met-large-52 = +52
met-line-52 = zum ersten Mal
met-behind = 🏆 **Was für eine Aufholjagd!** { $names } lagen mit { $own } zu { $others } Brčka zurück und haben die Serie gewonnen.
met-large-behind = { $own } : { $others }
met-line-behind = und doch die Serie gewonnen
