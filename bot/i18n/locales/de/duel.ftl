# Tricks of two cards: what Trappola and Bulka share

trappola-against = -# Gegen { $name }.
duel-bonus = { $bonus ->
    [last-three] die letzten drei Stiche mit Zweien, nicht jeder für sich
    [last-two] die letzten zwei Stiche mit Zweien, nicht jeder für sich
    [last-deuce] der letzte Stich mit einer Zwei
    [last] der letzte Stich
    [first-deuce] der erste Stich mit einer Zwei
    [all] alle neun Stiche
   *[deuce] ein Stich mit einer Zwei
  }
duel-ask-follow = **Du bist dran.** Bediene { SUIT($suit) }; schlagen musst du nicht.
duel-ask-discard = **Du bist dran.** { SUIT($suit, case: "none") }: freie Wahl.
duel-now = -# Punkte: { $ours } für dich, { $theirs }{ "\u00A0" }für{ "\u00A0" }{ $name }.
duel-learn-result = **Alle neun Stiche sind gespielt:** { $ours } Punkte für dich, { $theirs } für { $name }.
duel-learn-made-of = -# Deine Punkte: { $declared } aus Meldungen, { $bonuses } aus Prämien, { $cards } aus Karten.
duel-may-declare = -# Unter den Karten: was du vorher sagen darfst.
cut-too-far = Abgehoben werden 1 bis 35 Karten.
no-set = Melden kann man nur Asse, Könige, { RANKS("~C") }, Buben und Zweien.
set-broken = Dafür ist es zu spät: Eine dieser Karten ist schon gespielt, oder die vierte liegt in deinen Stichen.
duel-hint-anew = Figuren und Zweien sind dabei bedacht.
