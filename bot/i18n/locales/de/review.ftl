# The review

button-review = Rückblick
button-own-games = Meine Spiele
button-review-deal = Runde { $deal }
button-review-again = Anzeigen
review-working = Runde { $deal } wird durchgesehen, jede Karte an vielen Verteilungen, die möglich waren. { $before ->
    [0] Es kommt von selbst, meist nach einigen Sekunden.
    [one] Eine Runde ist vorher dran.
   *[other] { $before } Runden sind vorher dran.
}
review-so-far = Bisher sind { $judged } von { $cards } Karten beurteilt, die teuersten zuerst.

review-title = ### 🔍 Runde { $deal } im Rückblick
review-how = -# Ein Fehler war sicher schlechter nach dem, was man wissen konnte, im Schnitt um diese Punkte. Pech und kaum zu wissen: So wie sie lagen, war eine andere besser.
review-left-out = -# Stiche, bei denen wenig war, fehlen.
review-player = { $name }: { $mistakes ->
    [0] kein sicherer Fehler
   *[other] **−{ $loss }** { $loss ->
        [one] Punkt
       *[other] Punkte
      } durch Fehler ({ $mistakes } von { $free } Entscheidungen)
  }
review-mistake = -# { $name } { FACE($card) } **−{ $cost }**, besser { $better }
review-lucky = -# Glück: Bei offenen Blättern kostete es nichts.
review-suit = { SIGN($suit) }
review-fact = -# { $card }: { $right ->
    [yes] Richtig nur, wenn
   *[no] Am teuersten, wenn
  } { $you ->
    [yes] du
   *[no] { $name }
  } { $what }{ $holds ->
    [yes] { "" }
   *[no] { " " }nicht
  } { $you ->
    [yes] hattest
   *[no] hatte
  }: in { $tenths ->
    [0] kaum einer möglichen Verteilung
    [10] fast allen möglichen Verteilungen
   *[other] { $tenths } von 10 möglichen Verteilungen
  }.
review-fact-likely = -# { $card }: { $right ->
    [yes] Richtig nur, wenn
   *[no] Am teuersten, wenn
  } { $you ->
    [yes] du
   *[no] { $name }
  } { $what }{ $holds ->
    [yes] { "" }
   *[no] { " " }nicht
  } { $you ->
    [yes] hattest
   *[no] hatte
  }, was { $right ->
    [yes] unwahrscheinlich
   *[no] wahrscheinlich
  } war.
review-luck = -# { $name } { FACE($card) } −{ $cost }: Pech, { $better } war besser
review-unsure = -# { $name } { FACE($card) } −{ $cost }: kaum zu wissen, { $better } war besser
review-exchanged = **Behalten oder abgelegt**
review-alifer = **Alifer**
review-exchanged-line = { $kept ->
    [yes] { $you ->
        [yes] Du behieltest
       *[no] { $name } behielt
      } ein Blatt; neue Karten waren wohl besser
   *[no] { $you ->
        [yes] Du gabst
       *[no] { $name } gab
      } ein Blatt auf; behalten war wohl besser
  }, um etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
review-unasked = **Nicht gefragt, obwohl es nichts kostet**
review-withheld = **Auf der Hand, nicht gemeldet**
review-withheld-line = { $name }: { COMBINATION($combination) } · +{ $points }
review-withheld-hundred = { $tricks ->
    [0] sofort hundert
   *[other] hundert nach Stich { $tricks }
  }
review-withheld-word = { $name }: { $word } · +{ $points }
review-dost = **Dost**
review-missed = { $you ->
    [yes] Du hättest
   *[no] { $name } hätte
  } es { $tricks ->
    [0] nach dem Melden
   *[other] nach Stich { $tricks }
  } sagen können, bei { $ours } zu { $theirs }.
review-missed-lost = Das hätte { $worth ->
    [one] ein Brčko
   *[other] zwei Brčka
  } gebracht; stattdessen gewannen die anderen { $lost ->
    [one] eins
   *[other] zwei
  }.
review-missed-less = Das hätte zwei Brčka gebracht statt eines.
review-missed-more = Das Warten brachte zwei Brčka statt eines.
review-missed-same = { $tricks ->
    [one] Einen Stich
   *[other] { $tricks } Stiche
  } später kam dasselbe heraus.
review-false = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } es mit { $points } gesagt, { $missing } zu wenig.
review-false-cost = Das kostete etwa { $cost } Brčka.
review-page = -# Seite { $page } von { $pages }
review-chart-known = war zu erwarten
review-chart-seen = bei offenen Blättern
review-chart-luck = Pech
review-chart-tricks = Stich (Punkte ohne Ansagen)
review-chart-seat = Platz { $seat }
review-alt = Diagramm von Runde { $deal } in Punkten des Spiels: Über null ist es besser für { $names0 }, unter null für { $names1 }. Perfektes Spiel mit offenen Blättern ab der ersten Karte: { $perfect }; nach jedem Stich: { $seen }. Was vor jedem Stich zu erwarten war: { $expected }. Daraus wurde { $taken }.
review-alt-unplayed = Diagramm von Runde { $deal } in Punkten des Spiels: Über null ist es besser für { $names0 }, unter null für { $names1 }. Perfektes Spiel mit offenen Blättern: { $perfect }. Es wurde kein Stich gespielt.
review-alt-mistake = Teuerster Fehler in Stich { $trick }: { $name }, { CARD($card) }, { $cost } verloren.
