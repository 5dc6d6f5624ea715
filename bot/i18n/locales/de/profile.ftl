# The application's profile, in Discord's directory too. Descriptions: at most 400 characters; summaries: at most 200.

profile-description = Stovkahra, auch Brčko genannt: Zwei gegen zwei stechen um hundert Punkte, wie es die Tschechen eines Dorfs in Rumänien bis heute tun. Auch Trappola und Bulka sind da, zwei ältere Spiele der Familie. Spiel mit Menschen, Computern oder beiden, lern es in einer Runde, versuch die Runde des Tages und Rätsel. Das Mischen kann jeder prüfen.
profile-summary = Spiel das letzte lebende Spiel der Familie Trappola: zwei gegen zwei, deine Karten siehst nur du, und Streichhölzer zählen über Jahre. Mit Menschen oder Computern, in einer Runde gelernt.
profile-overview = Stovkahra, auch Brčko genannt, ist ein Kartenspiel für vier. Zwei gegen zwei machen Stiche, und wer mit hundert Punkten *dost* sagt, also „genug“, gewinnt das Spiel. Jedes Spiel bringt Streichhölzer, **Brčka**, und mit zehn davon ist die Serie gewonnen.

    - `/stovkahra lernen` bringt dir das Spiel in einer Runde bei.
    - `/stovkahra neu` eröffnet einen Tisch für Menschen, Computer oder beide.
    - `/stovkahra täglich` ist die Runde des Tages: gleiche Karten für alle, ein Versuch.
    - `/stovkahra rätsel` ist eine Stellung, in der eine Karte viel besser ist als alle anderen.
    - `/trappola neu` und `/bulka neu` sind zwei ältere Spiele der Familie.

    Niemand hält einen Tisch auf, Spiele gehen nach jedem Neustart weiter, und das Mischen kann jeder prüfen. Der Bot liest keine Nachrichten. Er spricht Deutsch, Englisch, Tschechisch, Ungarisch und Rumänisch.
