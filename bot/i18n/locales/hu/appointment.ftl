# Asztalok megbeszélt időpontra

option-at = mikor
option-at-about = Mikor találkoztok, a te órád szerint: 20:00, péntek 20:00, 2026-12-01 20:00, 2 óra múlva
button-appointment-in = Ott leszek
button-appointment-out = Mégsem
button-appointment-off = Lefújom
appointment-title = ### ⏰ { $game }: ki jön?
appointment-at = **{ $at }** ({ $away }) · hívja: { $opener }
appointment-people = **Jönnek ({ $people }):** { $names }
appointment-how = -# Akkor itt nyílik egy asztal. Aki jelentkezett, annak öt percig helyet tart; ha többen vagytok, több asztal nyílik.
appointment-time = ⏰ **{ $game }**, { $at }
appointment-begun = **Itt az idő.**
appointment-nobody = Senki sem jelentkezett, ezért nem nyílt asztal.
appointment-missed = A bot akkor nem működött, ezért nem nyílt asztal. Beszéljetek meg új időpontot.
appointment-crowded = Nem nyílhatott asztal: már túl sok van nyitva. Fejezzetek be vagy szüntessetek meg egyet, és nyissatok újat az `új` paranccsal.
appointment-called-off = **Elmarad.**
appointment-late = A bot nem működött, ezért a megbeszéltnél később kezdődik.
appointment-table = **{ $table }. asztal:** { $people }, nyomjátok meg az üzenetében a neveteket viselő gombot. A helyeket eddig tartja: { $until }.
