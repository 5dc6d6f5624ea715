# Mese la o oră stabilită

option-at = când
option-at-about = Când vă întâlniți, după ceasul tău: 20:00, vineri 20:00, mâine 20:00, peste 2 ore
option-weekly = săptămânal
option-weekly-about = În fiecare săptămână la aceeași oră, după ceasul tău, cât timp se înscrie cineva
button-in = Joc și eu
button-out = Nu mai joc
button-appointment-remind = Amintește-mi
button-appointment-off = Anulez
button-remind = { $way ->
    [mention] Menționează-mă aici
    [message] Scrie-mi
   *[not] Nu-mi aminti
  }
appointment-title = ### ⏰ { $what }: cine vine?
appointment-at = **{ $at }** ({ $away }) · cheamă { $opener }
appointment-people = **Vin ({ $people }):** { $names }
appointment-asked = **Chemați:** { $people }
form-what-teams = { $game }, o seară cu aceleași done
form-what-individual = { $game }, o seară individuală
form-what-pairs = { $game }, o seară de perechi
form-what-table = { $game }
form-at-teams = -# La ora aceea începe aici o seară la care toate mesele joacă aceleași done. Fiecare dintre cei înscriși are un loc păstrat cinci minute; apoi calculatoarele ocupă locurile libere și se începe.
form-at-individual = -# La ora aceea se deschide aici o seară individuală la care joacă toți cei înscriși. Încă cinci minute se pot înscrie și alții; apoi vine prima donă.
form-at-pairs = -# La ora aceea se deschide aici o seară de perechi la care joacă toți cei înscriși. Timp de cinci minute vă puteți alege partenerii și se pot înscrie și alții; apoi vine prima donă.
form-at-table = -# La ora aceea se deschide aici o masă. Fiecare dintre cei înscriși are un loc păstrat cinci minute; dacă nu ajunge o masă, se deschid mai multe. Apoi calculatoarele ocupă locurile libere și se începe.
appointment-time = ⏰ **{ $what }** · { $at }
appointment-begun = **A venit ora.**
appointment-nobody = Nu s-a înscris nimeni, așa că nu s-a deschis nicio masă.
appointment-missed = La ora aceea nu s-a putut deschide nicio masă. Stabiliți altă oră.
appointment-crowded = Nu s-a putut deschide nicio masă: sunt deja prea multe sau o astfel de seară e în curs. Terminați sau opriți una și deschideți alta cu `joc-nou`.
appointment-called-off = **Anulat.**
appointment-late = Se începe mai târziu decât s-a stabilit.
appointment-table = **Masa { $table }:** { $people }, ocupați-vă locurile cu butonul din mesajul ei. Alții vă pot lua locurile { $until }.
appointment-individual = jucați. Prima donă vine peste cinci minute. Apăsați *Joc și eu* în mesajul de mai jos ca să spuneți că sunteți aici: pentru ceilalți joacă un calculator până vin. Cine s-a răzgândit apasă acolo *Nu mai joc*.
appointment-weekly = -# 🔁 În fiecare săptămână la ora aceasta. Pentru fiecare săptămână lumea se înscrie din nou; se încheie cu o săptămână la care nu se înscrie nimeni sau când cineva anulează.
appointment-weekly-over = A fost ultima dată.
appointment-next-week = Pentru săptămâna viitoare vă puteți înscrie de pe acum.
appointment-remind = { $way ->
    [mention] 🔔 **{ $at }:** cu { $minutes } de minute înainte primești **o mențiune aici**. În orele tale de liniște nu ți se spune nimic.
    [message] 🔔 **{ $at }:** cu { $minutes } de minute înainte botul **îți scrie**. În orele tale de liniște nu ți se spune nimic.
   *[not] 🔔 **{ $at }:** **nu ți se amintește**. Se poate, cu { $minutes } de minute înainte.
  }
appointment-soon = 🔔 **{ $what }** { $away }, la { $at }, în { $place }.
appointment-event = Înscrie-te cu butonul din canal. La ora aceasta se deschide acolo o masă, iar locurile rămase libere le ocupă calculatoarele.
begins-by-itself = ⏰ Începe de la sine { $at }; locurile libere le ocupă atunci calculatoarele.
nobody-came = **Nu a venit nimeni**, așa că masa aceasta s-a încheiat. Deschideți alta cu `joc-nou`.
appointment-listed = ⏰ **{ $what }** · { $at } · vin: { $people } · { $place }
