# The lessons: guided deals for beginners. What all lessons say comes first, then what only Stovkahra's says;
# there $left, $partner and $right are the names of the three computers.

learn-head = ### 🎓 { $stage ->
    [table] { $game } lernen
    [deal] Das Geben
    [declare] Das Melden
    [exchange] Das Tauschen
    [claim] Nach dem letzten Stich
    [result] Wie es ausging
    [worth] Was es einbringt
   *[play] Stich { $number } von { $tricks }
  }
    -# Schritt { $step } von { $steps }{ $leaves ->
        [1] { "" }
       *[other] { " " }· { $leaf }/{ $leaves }
      }
learn-button-go = Weiter
learn-button-again = Noch mal von vorn
learn-button-play = Ein Spiel beginnen

# What happened

learn-dealt = Aufgedeckt ist { FACE($card) }, { CARD($card, case: "nom") }: **{ SIGN($suit) } { SUIT($suit) }** ist Trumpf, und weil du gibst, bekommst du diese Karte. Zuerst spielt { $name } aus und zeigt vorher drei Karten: { $cards }.
learn-declared = { $seat ->
    [0] Du meldest
    [2] { $name } meldet für euch
   *[other] { $name } meldet
  } **{ COMBINATION($combination) }** · +{ $points }
learn-trick = **Stich { $number }** · { $plays }
learn-won = { $seat ->
    [0] Du machst ihn
    [2] { $name } macht ihn für euch
   *[other] { $name } macht ihn
  } mit { CARD($card, case: "dat") }. Darin { $points ->
    [one] liegt 1 Kartenpunkt
   *[other] liegen { $points } Kartenpunkte
  }{ $bonus ->
    [0] { "" }
   *[other] { "" }, und dazu kommt die Prämie von **{ $bonus }**
  }.
learn-missed-seven = 💭 Diesen Stich hätte { CARD($card, case: "nom") } gewonnen: Eine Sieben, die den **ersten** Stich gewinnt, bringt **52**. Mit *Zurück* kannst du es versuchen.
learn-count = -# Gezählt: **{ $ours }** für euch beide ({ $announced } für Meldungen und Prämien, { $cards } in Karten), **{ $theirs }** für die anderen.

# The rules, each on the page where it first matters

learn-table = **Zwei gegen zwei.** Du spielst zusammen mit { $partner }, dir gegenüber, gegen { $left } links und { $right } rechts von dir.
    Eine Seite mit { $goal } Punkten gewinnt ein **Spiel**; das kann mehrere Runden dauern. Ein Spiel bringt ein oder zwei **Brčka**, als Streichhölzer gezeichnet, und mit zehn davon ist die Serie gewonnen.
    Gespielt wird eine Runde mit je acht Karten. Jede Regel erfährst du, wenn du sie brauchst, und *Zurück* führt einen Schritt zurück.

# What is recommended

learn-too-early = -# *Dost* wäre jetzt falsch: Deine Seite hat erst { $ours } von { $goal } Punkten.
learn-try-declare = 💡 Melde **{ COMBINATION($combination) }**: Die Punkte hast du sofort sicher.
learn-try-dost = 💡 Sag **dost**: Deine Seite hat { $ours } Punkte, und { $goal } genügen.
learn-try-count = 💡 Lass die Punkte **zählen**: Deine Seite hat { $ours }, und für *dost* braucht sie { $goal }.
learn-try-only = 💡 Spielen darfst du nur **{ CARD($card, case: "acc") }**.
learn-try-lead-master = 💡 Versuch es mit **{ CARD($card, case: "dat") }**: Von { SUIT($suit, case: "dat") } ist nichts Höheres mehr im Spiel.
learn-try-lead-low = 💡 Versuch es mit **{ CARD($card, case: "dat") }**: Das gibt wenig her, und deine besseren Karten behältst du.
learn-try-win-seven = 💡 Versuch es mit **{ CARD($card, case: "dat") }**: Ein Stich mit der Sieben bringt eine Prämie.
learn-try-win = 💡 Versuch es mit **{ CARD($card, case: "dat") }**: Das genügt, um die bisher beste Karte zu schlagen.
learn-try-save = 💡 Versuch es mit **{ CARD($card, case: "dat") }**: Dieser Stich gehört ohnehin deinem Gegenüber. Behalte deine besseren Trümpfe.
learn-try-part = 💡 Versuch es mit **{ CARD($card, case: "dat") }**: Selbst bekommst du diesen Stich nicht, und diese Karte kannst du am ehesten hergeben.
learn-try-set = 💡 Melde **{ COMBINATION($combination) }**: Das bringt Punkte und kostet nichts.
learn-try-exchange = 💡 Leg alle neun ab: Sie haben { $points ->
    [one] 1 Kartenpunkt
   *[other] { $points } Kartenpunkte
  }, und behalten lohnt sich meist erst ab { $pays }{ $pays ->
    [24] , da du zweimal tauschen darfst
   *[other] { "" }
  }.
learn-try-keep = 💡 Behalte dieses Blatt: Es hat { $points ->
    [one] 1 Kartenpunkt
   *[other] { $points } Kartenpunkte
  }, und behalten lohnt sich meist ab { $pays }{ $pays ->
    [24] , da du zweimal tauschen darfst
   *[other] { "" }
  }.
learn-try-lead-deuce = 💡 Versuch es mit **{ CARD($card, case: "dat") }**: Die Gegenseite hat von { SUIT($suit, case: "dat") } keine Karte mehr, also gewinnt die Zwei, und das bringt eine Prämie.

# How it ended

learn-dost = { $seat ->
    [0] **Dost!** Du hast recht
   *[other] **Dost!** { $name } sagt es für euch und hat recht
  }: Deine Seite gewinnt das Spiel, mit { $ours } zu { $theirs } Punkten.
learn-false-dost = **Dost?** Nachgezählt hat deine Seite { $ours } Punkte und nicht { $goal }: Die anderen gewinnen das Spiel. Mit *Zurück* nimmst du das Wort zurück.
learn-counted = Niemand hat *dost* gesagt, also werden die Punkte gezählt: { $ours } für euch beide, { $theirs } für die anderen. Deine Seite hat die { $goal } erreicht und gewinnt das Spiel, aber mit *dost* hätte sie es schon vor dem Zählen gewonnen.
learn-undecided = Die Runde ist gezählt: { $ours } Punkte für euch beide, { $theirs } für die anderen. Niemand hat { $goal }, also käme jetzt die nächste Runde, und diese Punkte zählten weiter.
learn-made-of = -# Eure Punkte: { $declared } aus Meldungen, { $bonuses } aus Prämien, { $cards } aus Karten.
learn-worth-won = Deine Seite gewinnt **zwei Brčka**, denn die anderen haben weniger als 50 Punkte.
learn-worth-lost = Die anderen gewinnen **zwei Brčka**, denn das *dost* war falsch.
learn-worth-nothing = Noch keine Brčka: Das Spiel geht weiter, bis eine Seite { $goal } Punkte hat.
learn-next = **Das ist das ganze Spiel.** *Ein Spiel beginnen* setzt Computer zu dir an den Tisch; mit anderen Leuten genügt `/{ $command } neu`. Am Tisch wird eine Karte, zu der du keine Wahl hast, für dich gespielt.
learn-next-hand = **Das ist das ganze Spiel.** *Karten* führt zurück an deinen Tisch.
