# Tische zu einer festen Zeit

option-at = wann
option-at-about = Wann ihr euch trefft, nach deiner Uhr: 20:00, Fr 20:00, morgen 20:00, in 2 Stunden
option-weekly = wöchentlich
option-weekly-about = Jede Woche zur selben Zeit nach deiner Uhr, bis sich für eine Woche niemand anmeldet
button-in = Ich bin dabei
button-out = Doch nicht
button-appointment-remind = Erinnere mich
button-appointment-off = Absagen
button-remind = { $way ->
    [mention] Erwähne mich hier
    [message] Schreib mir
   *[not] Nicht erinnern
  }
appointment-title = ### ⏰ { $what }: Wer kommt?
appointment-at = **{ $at }** ({ $away }) · vorgeschlagen von { $opener }
appointment-people = **Dabei ({ $people }):** { $names }
appointment-asked = **Gefragt:** { $people }
form-what-teams = { $game }, ein Abend mit denselben Karten
form-what-individual = { $game }, ein Abend für Einzelne
form-what-pairs = { $game }, ein Abend für Paare
form-what-table = { $game }
form-at-teams = -# Zu dieser Zeit beginnt hier ein Abend, an dem alle Tische dieselben Karten spielen. Für alle, die dabei sind, bleibt fünf Minuten ein Platz frei; dann füllen Computer die Tische, und es geht los.
form-at-individual = -# Zu dieser Zeit öffnet hier ein Abend für Einzelne, und alle, die dabei sind, spielen mit. Fünf Minuten lang können sich noch andere anmelden; dann kommen die ersten Karten.
form-at-pairs = -# Zu dieser Zeit öffnet hier ein Abend für Paare, und alle, die dabei sind, spielen mit. Fünf Minuten lang könnt ihr Partner wählen, und andere können sich anmelden; dann kommen die ersten Karten.
form-at-table = -# Zu dieser Zeit öffnet hier ein Tisch. Für alle, die dabei sind, bleibt fünf Minuten ein Platz frei; reicht ein Tisch nicht, öffnen mehr. Dann nehmen Computer die freien Plätze, und es geht los.
appointment-time = ⏰ **{ $what }** · { $at }
appointment-begun = **Es ist so weit.**
appointment-nobody = Niemand hatte sich angemeldet, deshalb ist kein Tisch offen.
appointment-missed = Zu dieser Zeit ließ sich kein Tisch eröffnen. Macht eine neue Zeit aus.
appointment-crowded = Es konnte kein Tisch öffnen: Es sind schon zu viele offen, oder ein solcher Abend läuft schon. Spielt einen zu Ende oder löst ihn auf, und öffnet einen mit `neu`.
appointment-called-off = **Abgesagt.**
appointment-late = Es geht später los als ausgemacht.
appointment-table = **Tisch { $table }:** { $people }, nehmt mit dem Knopf in seiner Nachricht eure Plätze ein. Andere können eure Plätze { $until } nehmen.
appointment-individual = ihr seid dabei. Die ersten Karten kommen in fünf Minuten. Drückt in der Nachricht unten *Ich bin dabei*, wenn ihr da seid: Für die anderen spielt ein Computer, bis sie kommen. Wer es sich anders überlegt hat, drückt dort *Doch nicht*.
appointment-weekly = -# 🔁 Jede Woche zu dieser Zeit. Meldet euch für jede Woche neu an. Es endet, wenn das niemand tut oder jemand absagt.
appointment-weekly-over = Das war das letzte Mal.
appointment-next-week = Für nächste Woche könnt ihr euch schon anmelden.
appointment-remind = { $way ->
    [mention] 🔔 **{ $at }:** { $minutes } Minuten vorher wirst du **hier erwähnt**. In deinen Ruhezeiten erfährst du nichts.
    [message] 🔔 **{ $at }:** { $minutes } Minuten vorher **schreibt dir** der Bot. In deinen Ruhezeiten erfährst du nichts.
   *[not] 🔔 **{ $at }:** Du wirst **nicht erinnert**. Das geht, { $minutes } Minuten vorher.
  }
appointment-soon = 🔔 **{ $what }** { $away }, um { $at }, in { $place }.
appointment-event = Melde dich mit dem Knopf im Kanal an. Zu dieser Zeit öffnet dort ein Tisch, und Computer nehmen die Plätze, die frei bleiben.
begins-by-itself = ⏰ Es beginnt { $at } von selbst; Computer nehmen dann die freien Plätze.
nobody-came = **Niemand ist gekommen**, deshalb ist dieser Tisch vorbei. Öffnet einen anderen mit `neu`.
appointment-listed = ⏰ **{ $what }** · { $at } · dabei: { $people } · { $place }
