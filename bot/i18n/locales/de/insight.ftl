# Einblicke: wie man selbst spielt

decimal = { $whole },{ $tenths }
button-insights = Mein Spiel
button-insights-share = Teilen
button-insights-example = −{ $cost }, Runde { $deal }
insights-title = ### 📈 Dein Spiel · { $game }
insights-of = -# Aus { $deals ->
    [one] einer Runde
   *[other] { $deals } Runden
  } der letzten zwölf Monate. Nur du siehst das.
insights-shared = ### 📈 Das Spiel von { $name } · { $game }
  -# Aus { $deals ->
    [one] einer Runde
   *[other] { $deals } Runden
  } der letzten zwölf Monate
insights-lost = **{ $points } Punkte je Karte verloren**: { $mistakes } sichere Fehler bei { $choices } Karten
insights-where = **Verlorene Punkte je Karte**
insights-tricks = Stiche { $numbers }
insights-by-lead = beim Ausspielen
insights-by-follow = beim Zugeben
insights-by-trump = Trümpfe
insights-by-plain = andere Farben
insights-declared = Gemeldet: **{ $declared }**, zurückgehalten: { $kept }
insights-dost = *Dost:* **{ $right }** richtig, { $wrong } falsch, { $missed } verpasst
insights-dealt = Erhaltene Karten: **{ $points }** je Runde, im Schnitt der Anfang der gestrichelten Linie
insights-habits = **Was dich am meisten kostet**
insights-habit = { $habit }: **−{ $points }** mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
  }
insights-habit-said = { $habit }: **−{ $lost }** { $unit ->
    [brcka] Brčka
   *[points] Punkte
  }
insights-none = Zu deinem Spiel gibt es noch nichts zu zeigen.
insights-how = -# Jede Karte deiner beendeten Spiele wird auf vielen Verteilungen geprüft, die du für möglich halten konntest. Beim Öffnen dieser Seite werden deine neuesten Spiele durchgesehen, bis zu zwanzig Runden am Tag.
insights-search = -# Deine neuesten Spiele werden durchgesehen: Bald ist mehr bekannt.
insights-few = -# Bei so wenigen Runden sagt der Zufall mehr als die Gewohnheit.
insights-chart = Verlorene Punkte je Karte, nach Monaten
insights-alt = Diagramm der verlorenen Punkte je Karte, nach Monaten: { $months }.
insights-alt-month = { $month } { $points }
insights-nothing-to-share = Von deinem Spiel ist noch nichts bekannt. Sieh es dir erst an: `/{ $command } start`.
insights-shared-here = Das hast du heute hier schon geteilt.
habit-led-trump = Du hast Trumpf ausgespielt, wo eine andere Farbe besser war
habit-led-no-trump = Du spieltest eine andere Farbe aus, wo Trumpf besser war
habit-kept-ace = Du behieltst ein Ass, das besser gespielt war
habit-led-suit = Du spieltest eine Farbe aus, wo eine andere besser war
habit-led-high = Du spieltest hoch aus, wo eine niedrigere Karte besser war
habit-led-low = Du spieltest niedrig aus, wo eine höhere Karte besser war
habit-played-trump = Du gabst Trumpf, wo eine andere Farbe besser war
habit-played-no-trump = Du gabst keinen Trumpf, wo einer besser war
habit-threw-suit = Du warfst eine Farbe ab, wo eine andere besser war
habit-played-high = Du gabst hoch zu, wo eine niedrigere Karte besser war
habit-played-low = Du gabst niedrig zu, wo eine höhere Karte besser war
habit-kept-back = Du hättest melden können und tatest es nicht
habit-kept-hand = Du behieltst ein Blatt, gegen das ein neues besser war
habit-gave-up-hand = Du gabst ein Blatt auf, das besser behalten war
habit-missed-dost = Du hattest hundert und sagtest *dost* spät oder nie
habit-false-dost = Du sagtest *dost* ohne hundert
