# The lobby

welcome = ## 🃏 Stovkahra
    Spiel gleich los: Drei Computer setzen sich zu dir, und du siehst deine Karten.
welcome-others = -# Mit anderen Leuten: `/stovkahra neu`. Die Regeln: `/stovkahra regeln`. Zwei ältere Spiele: `/trappola neu`, `/bulka neu`.

lobby-title = ## 🃏 { $game } · Tisch { $table }
lobby-against = gegen
lobby-free = freier Platz
lobby-options = { $pace ->
    [slow] langsame Computer
    [fast] schnelle Computer
   *[normal] Computer mit einer Karte pro Sekunde
  } · { $hints ->
    [on] Tipps erlaubt
   *[off] ohne Tipps
  }{ $clock ->
    [half-minute] {" "}· 30 Sekunden Bedenkzeit
    [minute] {" "}· eine Minute Bedenkzeit
    [two-minutes] {" "}· zwei Minuten Bedenkzeit
    [day] {" "}· ein Tag Bedenkzeit
   *[none] {""}
  } · eröffnet von { $opener }
lobby-computer = { $name }, { $level }
lobby-computers = Ein Computer für den nächsten freien Platz:
level-beginner = leicht
level-regular = mittel
level-strong = stark
button-sit = Platz { $place }
button-sit-with = Mit { $partner }
button-stand = Aufstehen
button-start = Start
button-hand = Karten
resume-offer-game = Ihr habt miteinander ein Spiel, das noch nicht zu Ende ist, Tisch { $table }.
button-resume = Weiterspielen
