# The application's profile, in Discord's directory too. Descriptions: at most 400 characters; summaries: at most 200.

profile-description = Stovkahra, numită și Brčko: doi contra doi iau levate până la o sută de puncte, cum joacă și azi cehii dintr-un sat din România. Sunt aici și Trappola și Bulka, două jocuri mai vechi din aceeași familie. Joacă împreună cu oameni, cu calculatoare sau cu ambele, învață într-o donă, încearcă dona zilei și problemele. Oricine poate verifica amestecarea.
profile-summary = Joacă ultimul joc viu din familia Trappola: doi contra doi, cărțile tale le vezi doar tu, iar bețele de chibrit se adună ani la rând. Cu oameni sau calculatoare, învățat într-o donă.
profile-overview = Stovkahra, numită și Brčko, este un joc de cărți pentru patru. Doi contra doi iau levate, iar cine spune *dost*, adică destul, la o sută de puncte, câștigă partida. Fiecare partidă aduce bețe de chibrit, **brčka**, iar zece brčka câștigă seria.

    - `/stovkahra învață` te învață jocul într-o donă.
    - `/stovkahra joc-nou` deschide o masă pentru oameni, calculatoare sau ambele.
    - `/stovkahra zilnic` este dona zilei: aceleași cărți pentru toți, o singură încercare.
    - `/stovkahra problemă` este o poziție în care o carte e mult mai bună decât celelalte.
    - `/trappola joc-nou` și `/bulka joc-nou` sunt două jocuri mai vechi din aceeași familie.

    Nimeni nu ține masa în loc, partidele continuă după fiecare repornire, iar amestecarea o poate verifica oricine. Botul nu citește mesaje. Vorbește română, engleză, cehă, germană și maghiară.
