# Bulka. The cup for the chips is the Tasse (Kelche is a suit). The challenger is always "Nummer zwei" and the opponent
# "die Gegenseite", whatever the gender of a person is. A deal is a Runde, as in the other games; a round, which may take several of them, is a Durchgang.

game-bulka = Bulka
bulka-how = Für zwei bis vier: Zwei spielen, die anderen warten, bis sie an der Reihe sind. Wer drei Durchgänge hintereinander gewinnt, gewinnt die Tasse. Nimm Platz; sobald zwei sitzen, kann jeder von euch starten.
bulka-how-without = Für zwei: Wer einen Durchgang verliert, schuldet { $rate ->
    [one] einen Chip
   *[other] { $rate } Chips
  } für jeden Punkt Differenz. Nimm Platz; sobald ihr beide sitzt, kann jeder von euch starten.
daily-about-bulka = Ein Durchgang ohne Tasse und ohne Alifer. Es zählen deine Punkte, abzüglich derer der Gegenseite.
bulka-rules = -# { $cup ->
    [off] ohne Tasse, { $rate } pro Punkt
   *[on] um die Tasse
  } · { $alifer ->
    [off] ohne Alifer
   *[on] Alifer erlaubt
  }
bulka-where = -# { $cup ->
    [off] Durchgang { $game }
   *[on] Tasse { $game }
  } · Runde { $deal } · { $dealer } gibt
bulka-ranked = `{ $place }` { $plays ->
    [yes] **{ $name }** · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      }
   *[no] { $name }
  } ·{ "\u00A0" }🪙{ "\u00A0" }{ $chips }
bulka-cup = ☕ { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
  } in der Tasse{ $own ->
    [none] { "" }
   *[other] { " · " }du { $own }
  }{ $rounds ->
    [1] { " · " }in Folge gewonnen: { $name } 1 von 3
   *[other] { "" }
  }{ $later ->
    [yes] { " · " }Zweier zahlen am Ende
   *[no] { "" }
  }
bulka-pro = **Pro!** { $you ->
    [yes] Du hast zweimal gewonnen
   *[no] { $name } hat zweimal gewonnen
  } und noch 10 gezahlt; dreimal bringt die Tasse.
bulka-drawn = -# Gezogene Karten; die höchste ist Nummer eins, die nächste gibt: { $cards }
bulka-asked = { $you ->
    [yes] Du fragst
   *[no] { $name } fragt
  } nach der vierten Karte ({ RANK($rank) }). Bei den dreien fehlt: { SUIT($suit) }.
bulka-blank = { $you ->
    [yes] Du sagst
   *[no] { $name } sagt
  } { $said ->
    [bianca] **Bianka** (weder Ass noch Bild)
   *[blanche] **blanš** (kein Bild)
  } · +{ $points }
bulka-now-aces = -# Punkte: { $ours } für dich, { $theirs }{ "\u00A0" }für{ "\u00A0" }{ $name }; Asse zählen am Ende.
bulka-aces = { $you ->
    [yes] Du meldest
   *[no] { $name } meldet
  } **{ COMBINATION($combination) }** · +{ $kept }, wenn keines verloren geht, sonst +{ $lost }
bulka-pays = { $line } ·{ "\u00A0" }🪙{ "\u00A0" }{ $chips } { $into ->
    [cup] von der Gegenseite in die Tasse
    [yours] von dir in die Tasse
    [you] von dir
   *[hand] von der Gegenseite
  }
bulka-counted-blank = { $said ->
    [bianca] bianka
   *[blanche] blanš
  }
bulka-counted-aces = { $declared }, { $kept ->
    [yes] alle in eigenen Stichen
   *[no] nicht alle in eigenen Stichen
  }
bulka-owed = -# { $more } − { $fewer } = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } zu je { $rate ->
    [one] 1 Chip
   *[other] { $rate } Chips
  }.
bulka-alifer = { $name } darf *Alifer?* fragen.
bulka-refused = { $you ->
    [yes] Du lehnst
   *[no] { $name } lehnt
  } Alifer ab: Die Karten bleiben.
bulka-answer = **Alifer?** { $name } hat die Wahl: neue Karten { $stake ->
    [0] oder nicht
   *[other] für je { $stake } Chips mehr, oder nicht
  }.
bulka-melding = { $name } darf melden.
bulka-silent = Nichts gemeldet: { $names }.
bulka-anew = **Alifer:** Es wird neu gegeben.{ $chips ->
    [0] { "" }
   *[other] { " " }Dann zahlen beide je 🪙{ "\u00A0" }{ $chips } in die Tasse.
  }
bulka-tied = { $name0 } und { $name1 } haben beide { $points0 } Punkte: Dieselben zwei spielen noch einmal, ohne neuen Einsatz.
bulka-round = **{ $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
  } den Durchgang,** { $points0 }{ "\u00A0" }zu{ "\u00A0" }{ $points1 }.
bulka-streak = -# { $rounds ->
    [1] Einer in Folge; drei gewinnen die Tasse.
   *[2] Das ist der zweite hintereinander; der dritte gewinnt die Tasse.
  }
bulka-played = -# Punkte: { $name0 }{ "\u00A0" }{ $points0 }, { $name1 }{ "\u00A0" }{ $points1 }.
bulka-won = 🏆 **{ $you ->
    [yes] Drei Durchgänge hintereinander, die Tasse gehört dir:
   *[no] { $name } hat drei Durchgänge hintereinander gewonnen und damit die Tasse:
  } { $chips }{ "\u00A0" }Chips!**
bulka-difference = { $you ->
    [yes] Du bekommst
   *[no] ## 🏆 { $name } gewinnt
  } { $chips ->
    [one] 1 Chip
   *[other] { $chips }{ "\u00A0" }Chips
  }!
bulka-next = -# Als Nächstes: 1. { $name0 }, 2. { $name1 }.
bulka-next-cup = -# Neue Tasse: 1. { $name0 }, 2. { $name1 }.
bulka-hint-anew = Figuren und Zweien sind dabei bedacht, die Chips nicht.
bulka-end-here = Aufhören: *Mehr*.
bulka-chips-kept = -# Deine { $chips } kommen in die Rangliste{ $computers ->
    [yes] { " " }mit Computern
   *[no] { "" }
  }; weiter bei null.
bulka-seated = -# Wer zuerst spielt, entscheiden gezogene Karten.
bulka-waits = -# Du wartest: Du bist Nummer { $place }.
bulka-plays-next = -# Du spielst als Nächstes.
bulka-advise = **Du darfst { $name } beraten.** Das Blatt: { $cards }
bulka-ask-alifer = **Ein schlechtes Blatt?** Frag: *Alifer?* Ist die Gegenseite einverstanden, wird neu gegeben{ $stake ->
    [0] { "" }
   *[other] , und jeder zahlt { $stake } Chips mehr in die Tasse
  }.
bulka-ask-answer = **Alifer?** Die Gegenseite hätte gern neue Karten{ $stake ->
    [0] { "" }
   *[other] , und jeder zahlt { $stake } Chips mehr in die Tasse
  }. Du auch? Bei *Nein* bleiben die Karten.
bulka-ask-meld = **Melde oder passe.** Was du jetzt nicht sagst, zählt nicht mehr, bis auf Asse und Bianka (weder Ass noch Bild).
bulka-ask-nothing = **Du hast jetzt nichts zu melden.** Passe.
bulka-button-keep = Diese behalten
bulka-button-alifer = Alifer?
bulka-button-agree = Neue Karten
bulka-button-refuse = Nein
bulka-button-blanche = Blanš +{ $points }
bulka-button-bianca = Bianka +{ $points }
bulka-button-ask = { RANK($rank) }: Welche Farbe fehlt?

# The lesson

bulka-learn-table = **Du gegen { $name }.** Zwei spielen einen Durchgang, andere würden warten, bis sie an der Reihe sind. Wer drei Durchgänge hintereinander gewinnt, gewinnt, was in der **Tasse** liegt.
    Gespielt wird ein Durchgang: je neun Karten und kein Trumpf. Jede Regel erfährst du, wenn du sie brauchst, und *Zurück* führt einen Schritt zurück.
bulka-learn-dealt = { $name } hat die höchste Karte gezogen und ist **Nummer eins**, du bist **Nummer zwei**: Du hast gegeben und spielst aus. Beide haben { $chips } Chips in die Tasse gezahlt.
bulka-learn-chips = -# 🪙 Chips: { $ours } für dich, { $theirs } für { $name }, { $cup } in der Tasse.
bulka-learn-asked = Die Antwort, nicht unter den dreien: { SIGN($suit) } { SUIT($suit) }.

# What the rules forbid

too-late = Das sagt man vor dem ersten Ausspiel.
not-blanche = Du hast König, { RANK("~C") } oder Bube bekommen.
not-bianca = Du hast König, { RANK("~C") }, Bube oder Ass bekommen.
alifer-off = An diesem Tisch gibt es kein Alifer.
not-asked-of-aces = Nach dem vierten Ass darf niemand fragen.
nothing-to-ask = Drei { RANKS($rank) } hat die Gegenseite nicht gemeldet.
asked-before = Danach hast du schon gefragt.
bad-draw = Aus diesen Karten ergibt sich keine Rangfolge.
bad-ranking = In einer Rangfolge steht jeder Platz genau einmal.

# Rules, by topic

topic-bulka-ranking = Wer gegen wen spielt
topic-bulka-deal = Einsatz und Geben
topic-bulka-melds = Meldungen
topic-bulka-play = Stiche und Prämien
topic-bulka-cup = Der Durchgang und die Tasse
topic-bulka-alifer = Alifer
topic-bulka-without = Zu zweit ohne Tasse
rule-bulka-ranking = Zwei bis vier sitzen am Tisch. Alle ziehen eine Karte, und wer die höchste hat, ist Nummer eins; wer gleich hoch zieht, zieht noch einmal. **Nummer zwei** fordert Nummer eins heraus. Wer verliert, kommt ans Ende, wer gewinnt, ist Nummer eins, und die anderen rücken auf. Eine solche Rangfolge heißt Chouette.
rule-bulka-stake = Vor einem Durchgang zahlen beide **10** Chips in die Tasse, die **Bulka**. Chips werden nur gezählt: Jedes Konto beginnt bei null und darf darunter liegen. Zu kaufen gibt es nichts.
rule-bulka-deal = Nummer eins hebt ab. Nummer zwei gibt je neun Karten, immer drei auf einmal und zuerst an Nummer eins, und spielt zum ersten Stich aus. Die Karten und ihre Punkte: { $ranks }.
rule-bulka-pack = **Mit Karten, die du hast:** Nimm aus einem französischen Blatt die Dreien, Vieren, Fünfen und Sechsen heraus. Damen sind Ritter, und jede französische Farbe steht für eine italienische.
rule-bulka-melds = **Vor dem ersten Ausspiel,** Nummer eins zuerst: Drei Könige, { RANKS("~C") } oder Buben bringen **6** Punkte und 5 Chips von der Gegenseite, vier **12** und 10; drei Zweien **10** und 5 Chips, vier **20** und 10. **Blanš**, also ohne König, { RANK("~C") } und Bube: **10** und 5 Chips. Das Wort ist das französische carte blanche. Was davon hier nicht gesagt wird, zählt nicht mehr.
rule-bulka-ask = Hat jemand drei gemeldet, darf die Gegenseite beim Ausspiel zum zweiten Stich nach der vierten Karte fragen und erfährt ehrlich, welche Farbe sie hat. Nach dem vierten Ass darf niemand fragen.
rule-bulka-aces = **Asse.** Drei oder vier meldet man, bevor das erste davon gespielt wird. Wer sie alle in den eigenen Stichen hat, bekommt **30** oder **40** und 5 oder 10 Chips; geht eines verloren, sind es nur **6** oder **12**.
rule-bulka-bianca = **Bianka**, also ohne König, { RANK("~C") }, Bube und Ass, bringt **20** und 10 Chips anstelle von Blanš und darf gesagt werden, bis die letzte Karte gespielt ist.
rule-bulka-follow = Trumpf gibt es nicht. Bediene, wenn du kannst, sonst darfst du jede Karte spielen; schlagen muss niemand. Die höchste Karte der ausgespielten Farbe macht den Stich, und wer ihn hat, spielt zum nächsten aus.
rule-bulka-bonuses = **Stiche mit Zweien** und die Chips, die die Gegenseite dafür in die Tasse zahlt: der erste Stich **52** und 20; der letzte **26** und 10, die letzten zwei **52** und 20, die letzten drei **78** und 30; jeder andere **10** und 5. Der letzte Stich mit einer anderen Karte **6**; alle neun Stiche **30** und 10 Chips.
rule-bulka-round = Die höhere Summe gewinnt den Durchgang. Haben beide gleich viel, spielen dieselben zwei noch einmal, ohne neuen Einsatz.
rule-bulka-cup = Wer **drei Durchgänge hintereinander** gewinnt, bekommt, was in der Tasse ist, und kommt danach ans Ende der Rangfolge. Nach zwei Durchgängen hintereinander ist man **Pro**: Dann zahlt man noch 10, und wer wartet, sieht das Blatt von Nummer zwei und darf beraten, ohne dass Nummer eins es hört.
rule-bulka-alifer = Bevor gemeldet wird, darf erst Nummer eins und dann Nummer zwei *Alifer?* fragen. Ist die Gegenseite einverstanden, gibt Nummer zwei noch einmal, und der Einsatz verdoppelt sich: Beide legen dazu, was fehlt. In einem Durchgang höchstens neunmal. (Tischoption.)
rule-bulka-without = Zu zweit geht es auch ohne Tasse: keine Chips für Meldungen oder Stiche, aber wer einen Durchgang verliert, schuldet die Differenz der Punkte, mal den vereinbarten Punktwert. (Tischoption.)
rule-bulka-venice = **Aus Venedig.** Bulka ist ein Trappola, das in Venedig 1524 schon bekannt war und das Girolamo Cardano so beschrieb, wie man es um 1530 in Sacco bei Padua spielte. In Böhmen und Schlesien wurde daraus ein Spiel für mehr als zwei, bei dem bleibt, wer gewinnt, und die Nächsten nachrücken: „Bulka“, nach der Tasse mit den Einsätzen.
rule-bulka-silesia = Seine Karten heißen auch schlesische, und aus dem König, italienisch „re“, wurde dort das Reh. Die letzten entstanden 1944 in Prag. Ein Verwandter lebt bei den Tschechen im Banat: Im Dorf Šumice spielen sie „Stovkahra“, das Hundertspiel, auch „Brčko“, das Streichholz.
rule-bulka-deuce = **Warum eine Zwei?** Sie ist die niedrigste Karte, und mit ihr sticht man am schwersten. In Šumice fehlt sie im Blatt, darum hat dort die Sieben die Prämien. „Blanš“ ist „carte blanche“ und „Bianka“ „carta bianca“: ein Blatt ohne Bilder.
rule-bulka-names = **Wer es aufschrieb.** Robert Kissel im Regelbuch der Wiener Firma Piatnik, die ein altes Blatt seit 1988 nachdruckt. Ihm folgt die deutsche Wikipedia, und ihr folgen diese Regeln.

# Standings

standings-bulka = ## Bulka
standings-bulka-key = -# Plätze: nach gewonnenen Chips weniger bezahlten. Spiele (eine Tasse, oder ohne sie ein Durchgang): gewonnen–unentschieden–verloren. In den Tassen liegen: { $cups }.

# Commands

command-bulka = bulka
command-bulka-about = Karten für zwei bis vier, alle für sich
option-bulka-computers-about = Gleich losspielen: Ein Computer dieser Stärke setzt sich dazu, mit „gegner“ mehrere
option-alifer = alifer
option-alifer-about = Ob man um neue Karten bitten darf; mit Tasse für den doppelten Einsatz
option-cup = tasse
option-cup-about = Ob es eine Tasse gibt; zu zweit geht es auch ohne
option-key = punktwert
option-key-about = Ohne Tasse: Chips für einen Punkt Differenz
