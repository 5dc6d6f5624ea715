# Individual evenings

option-form = art
option-form-about = Wer mit wem spielt; ohne Angabe den ganzen Abend dieselben
choice-form-teams = Teams: den ganzen Abend dieselben
choice-form-individual = einzeln: mit jeder Runde andere
choice-form-pairs = Paare: zwei bleiben zusammen und treffen je Durchgang ein anderes Paar
button-individual-begin = Jetzt beginnen
form-title-individual = ### 🏆 Abend { $evening } · einzeln
form-about-individual = { $seats ->
    [2] Alle spielen für sich: Mit jeder Runde triffst du auf einen anderen Gegner.
   *[other] Alle spielen für sich: Mit jeder Runde hast du einen anderen Partner.
  } An allen Tischen gibt es die gleichen Karten, und zur nächsten Runde gehen alle gemeinsam.
individual-entrants = **Angemeldet, { $people } von höchstens { $most }:** { $names }
individual-begins = Die erste Runde beginnt { $when }, oder wenn { $opener } auf *Jetzt beginnen* drückt.
individual-needs = -# Es braucht mindestens { $least } Leute. Starke Computer füllen die Tische auf.
sign-up-absent = ⏳ **Noch nicht da:** { $names }. Wer da ist, drückt *Ich bin dabei*; für die anderen spielt ein Computer, bis sie kommen.
individual-failed = **Der Abend fand nicht statt:** Weniger als { $least } Leute haben sich angemeldet.
individual-line = `{ $place }` **{ $share }** · { $name }
individual-own = **Deine Runden:** { $shares }
individual-next = **Runde { $deal } spielst du an Tisch { $table }.** Partner: { $partner }. Gegner: { $opponents }.
individual-next-alone = **Runde { $deal } spielst du an Tisch { $table }.** Gegner: { $opponents }.
individual-computer = ein Computer
individual-computers = zwei Computer
individual-due = Runde { $deal } von { $deals } beginnt { $when }.
individual-stage = Gespielt wird Runde { $deal } von { $deals }. Tische, die damit fertig sind: { $finished } von { $tables }.
individual-table = { $done ->
    [yes] ✅
   *[no] ▫️
  } Tisch{ "\u00A0" }{ $table }: { $one } – { $other }
individual-side = { $sign } { $names }
individual-side-made = { $sign } { $names } · **{ $points }**
individual-waits = Zur nächsten Runde geht es, wenn alle Tische diese gespielt haben. Dein neues Blatt erscheint hier.
individual-away = Am Ende dieser Runde warst du nicht da. Computer spielen für dich, bis du dich unter *Stand* wieder anmeldest.
individual-left = **Hier spielt niemand mehr.** Computer spielen diese Runde zu Ende, und sie zählt.
individual-left-out = Auch in den nächsten Runden spielen Computer für dich, bis du dich unter *Stand* wieder anmeldest.
individual-stop-done = An Tisch { $table } spielt niemand mehr. Computer spielen diese Runde zu Ende, und sie zählt. Auch in den nächsten Runden spielen sie für dich, bis du dich unter *Stand* wieder anmeldest.
form-how-individual = -# **Wer wo sitzt.** Die Nummern werden ausgelost, die Plätze sagt ein bekannter Plan. Bis alle einander getroffen haben, hat niemand denselben Partner zweimal oder denselben Gegner mehr als zweimal; an Tischen zu zweit nur einmal. { $least } bis { $most } Leute können spielen, starke Computer füllen die Tische auf. Ohne Angabe gibt es so viele Runden, wie der Plan hat, höchstens { $usual }.
    -# **Zu spät, weg, gegangen.** Wer später kommt, bekommt von der nächsten Runde an die Nummer eines Computers. Wer für eine Karte zu lange braucht, für den spielt sie der Computer; für alle, die gehen, spielt er die Runde zu Ende; für sie zählt sie als versäumt, oder weniger, wenn sie schlechter ausging. Wer gegangen ist, oder am Ende einer Runde nicht da ist, spielt erst nach neuer Anmeldung weiter. Eine versäumte Runde zählt 40{ "\u00A0" }%, oder weniger, wenn deine anderen schlechter waren, und nichts, wenn du keine zu Ende spielst.

# Evenings of pairs

form-title-pairs = ### 🏆 Abend { $evening } · Paare
form-about-pairs = Zwei spielen den ganzen Abend zusammen. In jedem Durchgang aus zwei Runden treffen sie auf ein anderes Paar, das bisher ähnlich gut war. An allen Tischen gibt es die gleichen Karten, und zur nächsten Runde gehen alle gemeinsam.
pairs-entrants = **Angemeldet, { $people } von höchstens { $most }:**
pairs-couple = 👥 { $names }
pairs-single = ▫️ { $name }
pairs-asks = ▫️ { $name }, möchte mit { $partner } spielen
pairs-choose = **Mit wem willst du spielen?** Ihr seid ein Paar, wenn ihr einander gewählt habt. Wer am Anfang noch allein ist, wird in der Reihenfolge der Anmeldung mit jemandem zusammengesetzt.
pairs-choose-label = Wen wählst du?
pairs-next = Auf wen du in Durchgang { $round } triffst, weißt du, wenn er beginnt.
form-how-pairs = -# **Wer auf wen trifft.** Der erste Durchgang wird ausgelost. Nach jedem Durchgang aus zwei Runden treffen Paare aufeinander, die ähnlich gut waren, und, solange es geht, keine, die sich schon getroffen haben. In der zweiten Runde tauschen die Seiten ihre Plätze. Bei ungerader Zahl spielt ein Paar gegen zwei starke Computer: Diese Runden zählen wie alle anderen, und, solange es geht, trifft es kein Paar zweimal. Höchstens { $most } Paare können spielen. Ohne Angabe gibt es je nach Zahl der Paare zwei bis acht Runden.
    -# **Zu spät, weg, gegangen.** Wer später kommt, spielt von der nächsten Runde an mit jemandem, der allein geblieben ist, oder beginnt mit dem nächsten Durchgang ein neues Paar. Wer für eine Karte zu lange braucht, für den spielt sie der Computer; für alle, die gehen, spielt er die Runde zu Ende; für sie zählt sie als versäumt, oder weniger, wenn sie schlechter ausging. Wer gegangen ist, oder am Ende einer Runde nicht da ist, spielt erst nach neuer Anmeldung weiter; so lange spielt für diese Person ein Computer. Eine Runde, die ein Paar versäumt, zählt 40{ "\u00A0" }%, oder weniger, wenn seine anderen schlechter waren, und nichts, wenn es keine zu Ende spielt.
