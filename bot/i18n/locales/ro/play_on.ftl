# Continuarea de la un moment al unei partide jucate sau de la o problemă

button-play-on = Joacă mai departe de aici
button-play-on-trick = Levata { $trick } · { $name }
button-play-on-back = { $from ->
    [puzzle] Înapoi la problemă
   *[game] Înapoi la partidă
  }
button-play-on-again = Încă o dată de aici
play-on-title = ### 🔀 Mai departe de aici · { $game }
play-on-ask = **Cărțile cui le iei?** Primul loc e cel la mutare. Pentru ceilalți joacă calculatoare puternice. Dona asta o vezi doar tu și nimic din ea nu se înregistrează.
play-on-dear = -# Joacă mai departe chiar dinaintea unei cărți scumpe:
play-on-points = **Dona s-a încheiat.** { $whose ->
    [you] Punctele tale și ale adversarului
    [side] Punctele voastre și ale adversarilor
   *[others] Puncte
  }: **{ $made }**. { $before ->
    [perfect] Cu mâinile deschise și joc perfect
   *[game] În partidă
  }: **{ $then }**.
play-on-chips = Jetoanele tale după dona asta: **{ $made }**. În partidă: **{ $then }**.
play-on-none = niciunul
play-on-uncounted = -# Din asta nu se trece nimic nicăieri.
play-on-over = Aici dona s-a încheiat și nu mai e nicio carte de jucat. Întoarce-te câteva cărți și joacă mai departe de acolo.
play-on-alone = Aici joci mai departe o donă care nu contează nicăieri, până la capăt sau cât vrei. Te poți întoarce oricând acolo de unde vine.
play-on-puzzle = Joacă mai întâi o carte în problema asta, căci prima contează. Apoi poți juca mai departe de la ea.
