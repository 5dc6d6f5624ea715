# Challenges: two people play the same deals, each alone with strong computers

command-challenge = herausforderung
command-challenge-about = Fünf gleiche Runden gegen jemanden, jeder wann er mag; ohne Namen: deine Herausforderungen
option-friend = wen
option-friend-about = Wen du in diesem Kanal herausforderst; ohne Angabe siehst du deine Herausforderungen

# What everybody may see

challenge-made = ⚔️ { $friend }, **{ $name }** fordert dich heraus: **{ $game }**, die gleichen { $deals } Runden für beide, jeder allein gegen starke Computer und ungesehen.
challenge-made-how = -# Annehmen kannst du bis { $until }. Von da an habt ihr beide drei Tage, und jeder spielt, wann er mag. Niemand erfährt, was der andere aus den Karten macht, bevor beide fertig sind. Es zählt in keiner Tabelle und für keine Wertung.
challenge-accepted = ⚔️ **{ $name }** und **{ $other }** spielen die gleichen { $deals } Runden, **{ $game }**, bis { $until }. Wie es steht, sehen nur die beiden.
challenge-closed = ⚔️ Die Herausforderung ist erledigt: **{ $name }** – **{ $other }**. Gespielt wurde nichts.
challenge-ended = ⚔️ { $name }, { $other }: Eure Herausforderung ist vorbei, **{ $game }**. Wie sie ausging, seht nur ihr zwei.
button-challenge = Herausforderung
button-challenge-accept = Annehmen
button-challenge-decline = Ablehnen

# What one person sees

challenge-which = ⚔️ **Welches Spiel?** Eine Nachricht in diesem Kanal fordert dann { $friend } zu den gleichen { $deals } Runden heraus.
challenge-silent = { $person } sieht die Herausforderung im Kanal, wird aber nicht benachrichtigt: Die letzte Nachricht von mir ist noch nicht lange her, oder jetzt ist Ruhe gewünscht. Sag selbst Bescheid.
challenges-title = ### ⚔️ Meine Herausforderungen
challenges-none = Du hast hier keine. Sag mit `wen`, wen du herausforderst, oder wähle **Herausfordern** im Menü einer Person unter **Apps**.
challenges-about = -# Beide bekommen die gleichen { $deals } Runden und haben drei Tage, jeder spielt, wann er mag. Weiterspielen kannst du überall. Herausgefordert wird auf einem Server.
challenge-line-asked = **{ $other }** hat noch nicht geantwortet · verfällt { $until }
challenge-line-asks-you = **{ $other }** fordert dich heraus · verfällt { $until }
challenge-line-played = **{ $other }** · du hast { $played } von { $deals } gespielt · endet { $until }
challenge-line-over = **{ $other }** · vorbei, du hast **{ $share }**
challenge-title = ### ⚔️ Herausforderung · { $other }
challenge-asked = Du hast **{ $other }** herausgefordert. Annehmen lässt sich das bis { $until }.
challenge-asks-you = **{ $other }** fordert dich heraus. Annehmen kannst du bis { $until }.
challenge-until = Schluss ist { $until }, oder sobald beide alles gespielt haben.
challenge-own = Runde { $deal }: dein Ergebnis **{ $points }**
challenge-under-way = Runde { $deal }: im Gange
challenge-waits = **Du hast alle Runden gespielt.** Wie es ausging, siehst du, wenn auch { $other } fertig ist, spätestens { $until }.
challenge-how = -# Beide haben die gleichen Karten am gleichen Platz, und wer gleich spielt, bekommt die gleichen Antworten. Wer aus einer Runde mehr macht, bekommt 100{ "\u00A0" }%, bei Gleichstand jeder 50{ "\u00A0" }%. Was du nicht zu Ende spielst, spielen starke Computer zu Ende. Es bringt dir höchstens 40{ "\u00A0" }%, auch wenn du gar nicht angefangen hast, und die Gegenseite bekommt den Rest. Eine Runde, die keiner zu Ende spielt, zählt nicht.
    -# Wer eine Runde gespielt hat, kann ihre Karten verraten. Darum zählt eine Herausforderung in keiner Tabelle und für keine Wertung.
challenge-head = Runde: du : der andere · dein Anteil
challenge-deal-line = `{ $deal }` **{ $own }** : { $theirs } · { $share }
challenge-left-off = -# { $sign } Abgebrochen: Starke Computer haben sie zu Ende gespielt.
challenge-missed = -# { $sign } Nicht angefangen.
challenge-won = 🏆 **Du hast gewonnen**, { $share } zu { $less }.
challenge-lost = **{ $other } hat gewonnen**, { $less } zu { $share }.
challenge-drawn = **Unentschieden**, { $share } für jeden.
challenge-nobody = **Niemand hat gewonnen:** Keine Runde wurde zu Ende gespielt.
challenge-deal = **Runde { $deal } von { $deals }**
challenge-made-of = **{ $name }** · { $points } · { $share }
challenge-hand = ### ⚔️ Herausforderung · Runde { $deal } von { $deals }
challenge-secret = -# Was der andere daraus gemacht hat, siehst du, wenn beide alles gespielt haben.
challenge-last = Das war deine letzte Runde. *Herausforderung* zeigt, wie es ausging, oder wie lange der andere noch Zeit hat.
button-challenges = Meine Herausforderungen
button-challenge-withdraw = Zurücknehmen
button-challenge-play = Runde { $deal } spielen
button-challenge-go-on = Weiter mit Runde { $deal }
button-challenge-deals = Runde für Runde
button-challenge-again = Noch einmal

# What cannot be

challenge-none = Diese Herausforderung gibt es nicht mehr: Sie werden zwei Wochen aufbewahrt. Eine neue stellst du mit dem Befehl `herausforderung`.
challenge-not-yours = Diese Herausforderung betrifft zwei andere. Mit dem Befehl `herausforderung` kannst auch du jemanden herausfordern.
challenge-answered = Diese Herausforderung ist nicht mehr offen: Sie wurde beantwortet, zurückgenommen, oder ein Tag ist vergangen. Deine zeigt der Befehl `herausforderung`.
challenge-not-asked = Annehmen kann nur, wen du herausgefordert hast. Du kannst sie zurücknehmen.
challenge-not-accepted = Diese Herausforderung ist noch nicht angenommen. Gespielt wird erst danach.
challenge-over = Diese Herausforderung ist vorbei. Was abgebrochen wurde, spielen starke Computer zu Ende. Wie es ausging, zeigt *Herausforderung*.
challenge-all-played = Du hast alle Runden dieser Herausforderung gespielt. Wie es ausging, siehst du, wenn auch der andere fertig ist.
challenge-most = Du kannst { $most } offene Herausforderungen haben. Spiel eine zu Ende oder nimm eine zurück; der Befehl `herausforderung` zeigt sie.
challenge-limit = In einer Stunde kannst du { $most } Leute herausfordern und einladen, die nächsten { $at }.
challenge-refused = { $person } lässt sich hier nicht herausfordern. Wähle jemand anderen auf diesem Server.
challenge-asked-already = { $person } hat auf deine Herausforderung noch nicht geantwortet.
challenge-where = Herausgefordert wird auf einem Server: Nimm einen, auf dem dieser Bot ist, oder [füge ihn einem eigenen hinzu]({ $invite }). Angenommene Herausforderungen kannst du überall spielen, auch hier: `/{ $command } start`.
challenge-self = Dich selbst kannst du nicht herausfordern. Wähle jemand anderen.
challenge-bots = Bots lassen sich nicht herausfordern. Gegen Computer spielst du mit `neu`.
