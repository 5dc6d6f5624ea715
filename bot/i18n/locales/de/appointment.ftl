# Tische zu einer festen Zeit

option-at = wann
option-at-about = Wann ihr euch trefft, nach deiner Uhr: 20:00, Fr 20:00, 2026-12-01 20:00, in 2 Stunden
button-appointment-in = Ich bin dabei
button-appointment-out = Doch nicht
button-appointment-off = Absagen
appointment-title = ### ⏰ { $game }: Wer kommt?
appointment-at = **{ $at }** ({ $away }) · gefragt von { $opener }
appointment-people = **Dabei ({ $people }):** { $names }
appointment-how = -# Zu dieser Zeit öffnet hier ein Tisch. Für alle, die dabei sind, bleibt fünf Minuten ein Platz frei; seid ihr mehr, öffnen mehr Tische.
appointment-time = ⏰ **{ $game }**, { $at }
appointment-begun = **Es ist so weit.**
appointment-nobody = Niemand hatte sich angemeldet, deshalb ist kein Tisch offen.
appointment-missed = Der Bot lief zu dieser Zeit nicht, deshalb ist kein Tisch offen. Macht eine neue Zeit aus.
appointment-crowded = Es konnte kein Tisch öffnen: Es sind schon zu viele offen. Spielt einen zu Ende oder löst ihn auf, und öffnet einen mit `neu`.
appointment-called-off = **Abgesagt.**
appointment-late = Der Bot lief nicht, deshalb geht es später los als ausgemacht.
appointment-table = **Tisch { $table }:** { $people }, drückt in seiner Nachricht den Knopf mit eurem Namen. Eure Plätze bleiben frei bis { $until }.
