# Own mistakes, which come back as questions

option-which = welche
option-which-about = Eigene Fehler: Stellungen aus deinen Spielen, bis du sie richtig löst
choice-which-mine = meine
mistake-title = ### 🔁 Meine Fehler
mistake-ask = **Welche Karte ist besser?**
mistake-found = ✅ **Richtig: { CARD($card) }.**
mistake-as-good = ✅ **Das geht: { CARD($card) }.** Keine Karte ist sicher besser.
mistake-wrong = ❌ **Falsch: { CARD($card) }, −{ $cost }.** Besser ist: { CARD($best) }.
mistake-then = Im Spiel: { CARD($card) }, −{ $cost }. Besser: { CARD($best) }.
mistake-back = Die Frage kommt { $when } wieder.
mistake-looked = -# Das zählt nichts. Die Frage kommt { $when } wieder.
mistake-learnt = Das sitzt: Die Frage kommt nicht mehr wieder.
mistake-none = Keiner deiner Fehler ist jetzt an der Reihe.
mistake-following = Der nächste kommt { $when }.
mistake-about = -# Karten von dir, die sicher fünf Punkte oder mehr gekostet haben, kommen einen Tag nach dem Spiel wieder, dann immer später, bis du viermal in Folge richtig liegst. Nur du siehst sie.
mistake-search = -# Deine neuesten Spiele werden gerade durchgesehen: Komm in einer Weile wieder.
mistake-working = Die Karte wird an vielen Verteilungen versucht, die möglich waren.
button-mistakes = Meine Fehler
button-mistake-next = Weiter
