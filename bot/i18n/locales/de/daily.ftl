# The deal of the day

command-daily = täglich
command-daily-about = Die Runde des Tages: gleiche Karten für alle, ein Versuch; nur du siehst sie
daily-title = ### 📅 Runde des Tages · { DATETIME($date, dateStyle: "medium") }
daily-about = Gleiche Karten für alle, gegen starke Computer. Du hast **einen Versuch**, bis { $until }.
daily-how = -# Alle bekommen die gleichen Karten am gleichen Platz, auf allen Servern. Wer gleich spielt, bekommt die gleichen Antworten. Du kannst unterbrechen und später weiterspielen. Was du am Ende des Tages nicht zu Ende gespielt hast, zählt nirgends; starke Computer spielen es zu Ende, damit du darauf zurückblicken kannst. Gleiche Ergebnisse teilen sich einen Platz.
daily-seal = -# Siegel der Runde: `{ $seal }`. Wenn der Tag vorbei ist, wird ihr Geheimnis gezeigt.
daily-seed = -# Siegel: `{ $seal }`, der SHA-256-Wert des Geheimnisses `{ $seed }`, aus dem die Karten folgen.
daily-streak = 🔥 { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
  } in Folge.
daily-streak-mark = 🎖️ Dafür gibt es eine Auszeichnung.
daily-yesterday = Gestern: **{ $points }** · { $place }
daily-yesterday-alone = Gestern: **{ $points }**. Außer dir hat sie niemand zu Ende gespielt.
daily-ended = **Die Runde ist gespielt.** { $partners ->
    [0] Deine
   *[other] Eure
  } Punkte minus die der Gegenseite: **{ $points }**.
daily-points = { $partners ->
    [0] Deine
   *[other] Eure
  } Punkte minus die der Gegenseite: **{ $points }**
daily-alone = Außer dir hat sie niemand zu Ende gespielt.
daily-row-how = -# Quadrate gewonnen, Kreise verloren, ⭐ mit Prämie gewonnen. Blau: mehr, als derselbe Stich starken Computern brachte, Orange: weniger.
daily-row-mixed = -# Heute die besten zuerst: Die wahre Folge würde anderen helfen.
daily-strong = Starke Computer auf deinem Platz: **{ $points }**
daily-perfect = Bei offenen Blättern, wenn alle perfekt spielen: **{ $points }**
daily-working = -# Starke Computer und perfektes Spiel werden noch berechnet. Schau gleich noch einmal nach.
daily-until = -# Zurückblicken kannst du { $until }.
daily-not-counted = Du hast diese Runde begonnen und keine Karte gespielt. Sie zählt nicht.
daily-counting = -# Der Tag ist vorbei, seine Versuche werden gerade gezählt. Schau in ein paar Minuten wieder.
daily-left-off = **Abgebrochen.** Starke Computer haben die Runde zu Ende gespielt, damit du auf sie zurückblicken kannst. Sie zählt nirgends.
daily-moved = -# Deine Runde geht in einer neueren Nachricht weiter.
button-daily = Runde des Tages
button-daily-play = Spielen
button-daily-how = So geht es
button-daily-result = Wie andere spielten
daily-missed = Du hast diese Runde nicht gespielt. Ihr Tag ist vorbei.
daily-shared = **{ $name }** hat sie gespielt: **{ $points }**.
button-daily-share = Teilen
button-daily-try = Auch spielen
button-daily-before = Der Tag davor
button-daily-own = Mein Ergebnis
button-daily-field = Das Feld
button-daily-best = Bestes Ergebnis

# The picture of the field

daily-chart-field = Das Feld
daily-chart-tries = { $tries ->
    [one] Ein Versuch
   *[other] { $tries } Versuche
  }
daily-place = Platz { $place } von { $size }, vor { $percent }{ "\u00A0" }%{ $equal ->
    [0] { " der anderen" }
    [one] , gleichauf mit einem anderen
   *[other] , gleichauf mit { $equal } anderen
  }
daily-chart-compared = Starke Computer { $strong } · bei offenen Blättern { $perfect }
daily-chart-streak = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  } in Folge

# The field, the day after

daily-field-title = ### 📊 Alle Ergebnisse · { DATETIME($date, dateStyle: "medium") }
daily-field-open = Diese Runde wird noch gespielt oder gezählt. Das Feld wird gezeigt, wenn ihr Tag vorbei ist.
daily-field-nobody = Diese Runde hat niemand gespielt.
daily-field-mistake = **Teuerster häufiger Fehler:** in Stich { $trick } { FACE($card) }, von { $percent }{ "\u00A0" }% der { $tries }, die bis dorthin kamen. Nach dem, was man wissen konnte, ist { $better } um { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
  } besser.
daily-field-best = **Das beste Spiel: { $points }**
daily-somebody = Jemand

# Deals of earlier days, played after their day

option-day = tag
option-day-about = Ein vergangener Tag: spiel seine Runde jetzt, oder sieh dein Ergebnis
daily-days-title = ### 🗓️ Frühere Tage
daily-days-own = **Gespielt:** { $played } von { $days }
daily-days-about = Wähl einen Tag. Du kannst seine Runde jetzt für dich spielen oder dein Ergebnis sehen. Was nach seinem Tag gespielt wird, zählt nirgends.
daily-days-none = Noch gibt es keine Runde eines früheren Tages.
daily-day = { DATETIME($date, dateStyle: "medium") }
daily-day-own = Du: { $points }
daily-day-later = Später gespielt: { $points }
daily-day-none = Nicht gespielt
daily-day-left-off = Abgebrochen
daily-later = -# Nach ihrem Tag gespielt: Sie zählt nirgends.
daily-later-again = -# Noch einmal gespielt, nach ihrem Tag: Sie zählt nirgends.
daily-later-offer = Du kannst sie jetzt für dich spielen. Sie zählt nirgends: nicht im Feld, in keiner Rangliste, für keine Tage in Folge.
daily-later-open = Du hast diese Runde nicht zu Ende gespielt.
daily-later-place = Neben den Ergebnissen ihres Tages: { $place }
daily-later-alone = An ihrem Tag hat sie niemand zu Ende gespielt.
daily-later-own = Dein Ergebnis an ihrem Tag: **{ $points }**
daily-later-working = -# Was starke Computer und perfektes Spiel daraus machen, wird gerade berechnet. Schau gleich noch einmal.
button-daily-days = Frühere Tage
button-daily-later = Jetzt spielen
button-daily-again = Noch einmal spielen
button-daily-go-on = Weiterspielen
button-daily-played-later = Mein späteres Ergebnis
button-daily-day = Dieser Tag

# The table of the week and of the month

button-daily-ranks = Rangliste
daily-ranks-title = ### 🏆 Runden des Tages · { $period ->
    [month] Monat
   *[week] Woche
  } bis { DATETIME($date, dateStyle: "medium") }, { $where ->
    [all] alle Server
   *[here] dieser Server
  }
daily-ranks-how = -# Eine Runde, deren Tag vorbei ist und die mindestens { $least } Leute zu Ende gespielt haben, bringt einen Punkt für jedes Prozent der anderen, vor denen du lagst, und einen halben für jedes Prozent mit gleichem Ergebnis. Abgebrochen bringt sie nichts.
    -# Ob und unter welchem Namen du hier stehst, wählst du in deinen Einstellungen.
daily-ranks-none = Hier steht niemand.
daily-ranks-off = Wer diesen Server moderiert, will keine Rangliste.
daily-ranks-equal = `{ $place }` { $people } Leute mit gleich vielen Punkten
daily-rank = `{ $place }` **{ $name }** · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } · { $tries ->
    [one] eine Runde
   *[other] { $tries } Runden
  }
button-daily-week = Die Woche
button-daily-month = Der Monat
button-daily-here = Dieser Server
button-daily-everywhere = Alle Server

# Each day in a channel

daily-post = ### 📅 Runde des Tages · { DATETIME($date, dateStyle: "medium") }
    Gleiche Karten für alle, auf allen Servern; ein Versuch, bis { $until }.
daily-post-before = **{ $game }** gestern: { $tries ->
    [one] ein Versuch
   *[other] { $tries } Versuche
  }, der beste { $best }.
