# The lobby

welcome = ## 🃏 Stovkahra
    Zwei gegen zwei machen Stiche und zählen mit: Wer mit hundert Punkten *dost* sagt, also „genug“, gewinnt das Spiel.
    Jedes Spiel bringt Streichhölzer, **Brčka**, und mit zehn davon ist die Serie gewonnen.
welcome-others = -# Alles Weitere beginnt mit `/stovkahra start`. Weitere Spiele: { OPENING($listed) }.
welcome-moderators = -# Für die Moderation: Sprache, Kanäle und Vorgaben für neue Tische stehen unter `/stovkahra-moderation einstellungen`.
levels = ### 🃏 { $game }
    { levels-strength }
levels-strength = Wie gut soll der Computer spielen? Du bekommst deine Karten sofort.
levels-opponents = ### 🃏 { $game }
    Gegen wie viele?
button-opponents = { $number ->
    [one] 1 Gegner
   *[other] { $number } Gegner
  }
button-learn = Lernen
button-how-to-play = So wird gespielt
button-play = Spielen

lobby-title = ### 🃏 { $game } · Tisch { $table }
lobby-against = gegen
lobby-free = freier Platz
lobby-options = eröffnet von { $opener }{ $pace ->
    [slow] { " " }· langsame Computer
    [fast] { " " }· schnelle Computer
   *[normal] { "" }
  }{ $hints ->
    [on] { " " }· Tipps erlaubt
   *[off] { "" }
  }{ $clock ->
    [half-minute] {" "}· 30 Sekunden Bedenkzeit
    [minute] {" "}· eine Minute Bedenkzeit
    [two-minutes] {" "}· zwei Minuten Bedenkzeit
    [day] {" "}· ein Tag Bedenkzeit
    [bank-five] {" "}· 5 Minuten je Spiel und 10 Sekunden je Karte
    [bank-fifteen] {" "}· 15 Minuten je Spiel und 20 Sekunden je Karte
   *[none] {""}
  }{ $pause ->
    [short] {" "}· kurze Pausen
    [long] {" "}· lange Pausen
   *[normal] {""}
  }{ $ping ->
    [off] {" "}· ohne Erwähnungen
    [five-minutes] {" "}· Erwähnung nach fünf Minuten
    [hour] {" "}· Erwähnung nach einer Stunde
   *[minute] {""}
  }{ $look ->
    [text] {" "}· in Worten, ohne Bilder
   *[picture] {""}
  }{ $newcomers ->
    [at-once] {" "}· Neue spielen sofort mit
   *[between-deals] {""}
  }{ $partners ->
    [drawn] {" "}· Partner werden ausgelost
   *[agreed] {""}
  }
lobby-computer = { $name }, { $level }
lobby-computers = 🤖 Computer dazusetzen
lobby-computers-one = { $level }: ein Platz
lobby-computers-every = { $level }: alle freien Plätze
level-beginner = schwach
level-regular = mittel
level-strong = stark
partners-to-be-drawn = 🎲 **Wer mit wem spielt, wird am Anfang ausgelost,** egal wer jetzt wo sitzt.
partners-were-drawn = 🎲 Ausgelost: { $one } gegen { $other }.
button-sit = Platz nehmen
button-sit-against = Gegen { $name }
button-sit-with = Mit { $partner }
button-stand = Aufstehen
button-start = Start
button-options = Optionen
button-options-more = Weitere Optionen
button-thread = In einen Thread
options-switches = Was gelten soll
button-hand = Karten
resume-offer-game = Es gibt ein Spiel von euch, das noch nicht zu Ende ist, Tisch { $table }.
button-resume = Weiterspielen
button-give-up = Offenes Spiel aufgeben
give-up-waits = 🏳️ { $name } würde das offene Spiel aufgeben; { $partner } muss noch zustimmen.
ask-give-up = **Das offene Spiel an Tisch { $table } aufgeben?** Es zählt als verloren, als wäre es dort aufgegeben worden.
given-up = Das Spiel an Tisch { $table } ist aufgegeben und so eingetragen.
