# Mese la o oră stabilită

option-at = când
option-at-about = Când vă întâlniți, după ceasul tău: 20:00, vineri 20:00, 2026-12-01 20:00, peste 2 ore
button-appointment-in = Vin
button-appointment-out = Totuși nu
button-appointment-off = Anulez
appointment-title = ### ⏰ { $game }: cine vine?
appointment-at = **{ $at }** ({ $away }) · cheamă { $opener }
appointment-people = **Vin ({ $people }):** { $names }
appointment-how = -# La ora aceea se deschide aici o masă. Fiecare dintre cei înscriși are un loc păstrat cinci minute; dacă sunteți mai mulți, se deschid mai multe mese.
appointment-time = ⏰ **{ $game }**, { $at }
appointment-begun = **A venit ora.**
appointment-nobody = Nu s-a înscris nimeni, așa că nu s-a deschis nicio masă.
appointment-missed = Botul nu funcționa la ora aceea, așa că nu s-a deschis nicio masă. Stabiliți altă oră.
appointment-crowded = Nu s-a putut deschide nicio masă: sunt deja prea multe. Terminați sau opriți una și deschideți alta cu `joc-nou`.
appointment-called-off = **Anulat.**
appointment-late = Botul nu funcționa, așa că se începe mai târziu decât s-a stabilit.
appointment-table = **Masa { $table }:** { $people }, apăsați în mesajul ei butonul cu numele vostru. Locurile se păstrează până { $until }.
