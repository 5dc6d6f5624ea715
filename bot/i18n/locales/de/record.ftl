# Records handed in as files

option-record = protokoll
option-record-about = Das Protokoll eines Spiels, als Datei, zum Zurückblicken
review-needs-record = Hier brauche ich dafür ein Protokoll: Häng eines als Datei an, `/stovkahra rückblick protokoll:…`. Auf einem Server gibt es dir `/brcko spiele`.
record-too-large = Diese Datei ist zu groß für ein Protokoll, das höchstens { $most } kB hat. Häng die Datei an, die der Befehl `protokoll` gibt.
record-no-text = In dieser Datei steht kein Text, also ist sie kein Protokoll. Häng die Datei an, die der Befehl `protokoll` gibt.
record-several = In dieser Datei stehen { $records } Protokolle. Häng eine Datei mit einem davon an.
record-wrong = Dieses Protokoll gilt nicht. Häng die Datei genau so an, wie der Befehl `protokoll` sie ausgibt.
    -# { $fault }
record-wrong-at = Dieses Protokoll gilt nicht. Häng die Datei genau so an, wie der Befehl `protokoll` sie ausgibt.
    -# `{ $where }`: { $fault }
record-not-given = Discord hat mir die Datei gerade nicht gegeben. Häng sie bitte noch einmal an.
record-gone = Dieses Protokoll habe ich nicht mehr zur Hand. Häng seine Datei noch einmal an; dann geht auch dieser Knopf.
no-record-there = Hier ist weder ein Protokoll noch eine beendete Runde von einem meiner Tische. Ein Protokoll ist eine Datei, die auf `.json` endet; `/brcko spiele` gibt dir eine. Wähl das bei einer Nachricht mit so einer Datei, oder häng sie an: `/stovkahra rückblick protokoll:…`.

# Was an einem Protokoll falsch ist

fault-not-json = Das ist kein JSON, wie es Protokolle sind.
fault-not-json-at = Das ist kein JSON, wie es Protokolle sind: Zeile { $line }, Spalte { $column }.
fault-too-deep = Hier sind zu viele Klammern zugleich offen.
fault-twice = Das Feld `{ $field }` steht zweimal da.
fault-missing = Hier fehlt etwas.
fault-no-such-field = So ein Feld gibt es nicht.
fault-needs-object = Hierher gehört ein Objekt, nicht `{ $found }`.
fault-needs-text = Hierher gehört ein Text, nicht `{ $found }`.
fault-needs-number = Hierher gehört eine ganze Zahl von { $low } bis { $high }, nicht `{ $found }`.
fault-needs-list = Hierher gehört eine Liste. Zahl ihrer Einträge: { $size }.
fault-needs-line = Hierher gehört eine einzige Zeile Text mit höchstens { $most } Zeichen.
fault-needs-hex = Hierher gehören { $digits } hexadezimale Ziffern in Kleinbuchstaben.
fault-needs-cards = So viele Karten gehören hierher: { $size }. So viele sind da: { $found }.
fault-needs-one-of = Hierher gehört eines davon: `{ $values }`. Da steht: `{ $found }`.
fault-no-card = `{ $found }` ist keine Karte.
fault-card-twice = Eine Karte steht zweimal da.
fault-other-secret = Das Siegel gehört nicht zu diesem Geheimnis.
fault-other-chance = Aus dem Geheimnis des Spiels folgt etwas anderes.
fault-secret-early = Solange ein Spiel läuft, bleibt sein Geheimnis geheim.
fault-gathered = In einem zusammengelegten Pack bleiben die vier Karten jedes Stichs beisammen.
fault-ranking = Die Reihenfolge der Spieler fehlt: entweder durch gezogene Karten oder aus dem Spiel davor.
fault-rules-give = Nach den Regeln ist das `{ $right }`, nicht `{ $found }`.
fault-nothing-more = Nach den Regeln gehört hierher nichts mehr. Da steht: `{ $found }`.
fault-order = Das steht nicht in der richtigen Reihenfolge.
fault-over-before = Das Spiel war schon vorher zu Ende.
fault-not-over = Dieses Spiel ist nicht zu Ende.
fault-unfinished = Der letzte Stich oder die Runde ist nicht zu Ende gespielt.
fault-dost-declared = *Dost* gleich nach einer Meldung beendet die Runde: Danach kommt kein Stich mehr.
fault-forbidden = Die Regeln verbieten das: „{ $reason }“
fault-forbidden-seat = Die Regeln verbieten das Platz { $seat }: „{ $reason }“
fault-forbidden-card = Karte { $number }, { CARD($card, case: "nom") }, darf Platz { $seat } nicht spielen: „{ $reason }“
