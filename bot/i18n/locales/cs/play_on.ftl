# Hrát dál od okamžiku odehrané hry nebo od úlohy

button-play-on = Hrát odsud dál
button-play-on-trick = { $trick }. štych · { $name }
button-play-on-back = { $from ->
    [puzzle] Zpět k úloze
   *[game] Zpět ke hře
  }
button-play-on-again = Odsud znovu
play-on-title = ### 🔀 Hrát odsud dál · { $game }
play-on-ask = **Čí karty si vezmeš?** První místo je to, které je na tahu. Za ostatní hrají počítače úrovně expert. Tohle rozdání vidíš jen ty a nic se z něj nikam nezapisuje.
play-on-dear = -# Hrát dál od chvíle těsně před drahou kartou:
play-on-points = **Dohráno.** { $whose ->
    [you] Tvoje body a body soupeře
    [side] Vaše body a body soupeřů
   *[others] Body
  }: **{ $made }**. { $before ->
    [perfect] Při dokonalé hře s odkrytými kartami
   *[game] Ve hře
  }: **{ $then }**.
play-on-chips = Tvoje žetony po tomto rozdání: **{ $made }**. Ve hře: **{ $then }**.
play-on-none = žádné
play-on-uncounted = -# Nic z toho se nikam nezapisuje.
play-on-over = Tady už je rozdání dohrané a není co zahrát. Vrať se o pár karet a hraj dál odtamtud.
play-on-alone = Tady hraješ dál rozdání, které se nikde nepočítá, až do konce nebo kam chceš. Tam, odkud pochází, se můžeš kdykoli vrátit.
play-on-puzzle = Nejdřív v téhle úloze zahraj kartu, protože první se počítá. Pak od ní můžeš hrát dál.
