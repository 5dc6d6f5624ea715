# Bulka

game-bulka = Bulka
bulka-how = For two to four: two play, the others wait for their turn. Whoever wins three rounds in a row wins the cup. Take a seat; once two of you sit, any of you can start.
bulka-how-without = For two: whoever loses a round owes { $rate ->
    [one] a chip
   *[other] { $rate } chips
  } for every point of difference. Take a seat; once both sit, either of you starts.
daily-about-bulka = One round, without a cup and without alifer. Your result: your points minus those of your opponent.
bulka-rules = -# { $cup ->
    [off] without a cup, { $rate } a point
   *[on] for the cup
  } · { $alifer ->
    [off] no alifer
   *[on] alifer allowed
  }
bulka-where = -# { $cup ->
    [off] Round { $game }
   *[on] Cup { $game }
  } · deal { $deal } · { $dealer } deals
bulka-ranked = `{ $place }` { $plays ->
    [yes] **{ $name }** · { $points ->
        [one] 1 point
       *[other] { $points } points
      }
   *[no] { $name }
  } ·{ "\u00A0" }🪙{ "\u00A0" }{ $chips }
bulka-cup = ☕ { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
  } in the cup{ $own ->
    [none] { "" }
   *[other] { " · " }you { $own }
  }{ $rounds ->
    [1] { " · " }won in a row: { $name } 1 of 3
   *[other] { "" }
  }{ $later ->
    [yes] { " · " }deuces pay at the end
   *[no] { "" }
  }
bulka-pro = **Pro!** { $you ->
    [yes] You have won two in a row, and have paid
   *[no] { $name } has won two in a row, and has paid
  } 10 more; a third wins the cup.
bulka-drawn = -# Cards drawn; the highest is number one, the next deals: { $cards }
bulka-asked = { $you ->
    [yes] You ask
   *[no] { $name } asks
  } for the fourth { RANK($rank) }. Not among the three: { SUIT($suit) }.
bulka-blank = { $you ->
    [yes] You say
   *[no] { $name } says
  } { $said ->
    [bianca] **bianka** (no ace or face card)
   *[blanche] **blanš** (no face card)
  } · +{ $points }
bulka-now-aces = -# Points: { $ours } for you, { $theirs }{ "\u00A0" }for{ "\u00A0" }{ $name }; aces count at the end.
bulka-aces = { $you ->
    [yes] You declare
   *[no] { $name } declares
  } **{ COMBINATION($combination) }** · +{ $kept } if all are kept, else +{ $lost }
bulka-pays = { $line } ·{ "\u00A0" }🪙{ "\u00A0" }{ $chips } { $into ->
    [cup] from the other into the cup
    [yours] from you into the cup
    [you] from you
   *[hand] from the other
  }
bulka-counted-blank = { $said ->
    [bianca] bianka
   *[blanche] blanš
  }
bulka-counted-aces = { $declared }, { $kept ->
    [yes] all of them kept
   *[no] not all of them kept
  }
bulka-owed = -# { $more } − { $fewer } = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, at { $rate ->
    [one] a chip
   *[other] { $rate } chips
  } a point.
bulka-alifer = { $name } may ask *Alifer?*
bulka-refused = { $you ->
    [yes] You refuse
   *[no] { $name } refuses
  } alifer: the cards stay.
bulka-answer = **Alifer?** { $name } answers: other cards { $stake ->
    [0] or not
   *[other] for { $stake } chips more of each, or not
  }.
bulka-melding = { $name } may declare.
bulka-silent = Declared nothing: { $names }.
bulka-anew = **Alifer:** the cards are dealt again.{ $chips ->
    [0] { "" }
   *[other] { " " }With them both add 🪙{ "\u00A0" }{ $chips } to the cup.
  }
bulka-tied = { $name0 } and { $name1 } have { $points0 } points each: the same two play again, without a new stake.
bulka-round = **{ $you ->
    [yes] You win
   *[no] { $name } wins
  } the round,** { $points0 }{ "\u00A0" }to{ "\u00A0" }{ $points1 }.
bulka-streak = -# { $rounds ->
    [1] That is one in a row; three win the cup.
   *[2] That is the second in a row; the third wins the cup.
  }
bulka-played = -# Points: { $name0 }{ "\u00A0" }{ $points0 }, { $name1 }{ "\u00A0" }{ $points1 }.
bulka-won = 🏆 **{ $you ->
    [yes] Three in a row: the cup is yours,
   *[no] { $name } has won three in a row, and the cup:
  } { $chips }{ "\u00A0" }chips!**
bulka-difference = { $you ->
    [yes] You get
   *[no] ## 🏆 { $name } wins
  } { $chips ->
    [one] 1 chip
   *[other] { $chips }{ "\u00A0" }chips
  }!
bulka-next = -# Next: 1. { $name0 }, 2. { $name1 }.
bulka-next-cup = -# New cup: 1. { $name0 }, 2. { $name1 }.
bulka-hint-anew = That weighs sets and deuces, not the chips.
bulka-end-here = To end: *More*.
bulka-chips-kept = -# Your { $chips } go into the standings{ $computers ->
    [yes] { " " }with computers
   *[no] { "" }
  }; a new cup begins at zero.
bulka-seated = -# A card that each draws decides who plays first.
bulka-waits = -# You are waiting, as number { $place }.
bulka-plays-next = -# You play next.
bulka-advise = **You may advise { $name }**, who holds { $cards }
bulka-ask-alifer = **A bad hand?** Ask *Alifer?* If your opponent agrees, the cards are dealt again{ $stake ->
    [0] { "" }
   *[other] , and each of you pays { $stake } chips more into the cup
  }.
bulka-ask-answer = **Alifer?** Your opponent wants new cards{ $stake ->
    [0] { "" }
   *[other] , and each of you pays { $stake } chips more into the cup
  }. You too? With *No* the cards stay.
bulka-ask-meld = **Declare, or pass.** What is not said now scores nothing, except aces and bianka (no ace or face card).
bulka-ask-nothing = **You have nothing to declare now.** Pass.
bulka-button-keep = Keep these
bulka-button-alifer = Alifer?
bulka-button-agree = New cards
bulka-button-refuse = No
bulka-button-blanche = Blanš +{ $points }
bulka-button-bianca = Bianka +{ $points }
bulka-button-ask = The fourth { RANK($rank) }?

# The lesson

bulka-learn-table = **You against { $name }.** Two play a round; at a fuller table the others wait for their turn. Whoever wins three rounds in a row takes what lies in the **cup**.
    You play one round: nine cards each, and no trumps. Each rule is explained when you need it, and *Back* goes one step back.
bulka-learn-dealt = { $name } drew the highest card and is **number one**; you are the **challenger**: you have dealt, and you lead. Both have paid { $chips } chips into the cup.
bulka-learn-chips = -# 🪙 Chips: { $ours } for you, { $theirs } for { $name }, { $cup } in the cup.
bulka-learn-asked = The answer, not among the three: { SIGN($suit) } { SUIT($suit) }.

# What the rules forbid

too-late = That is said before the first card is led.
not-blanche = You were dealt a king, { RANK("~C") } or jack.
not-bianca = You were dealt a king, { RANK("~C") }, jack or ace.
alifer-off = This table plays without alifer.
not-asked-of-aces = Nobody may ask for the fourth ace.
nothing-to-ask = Your opponent has not declared three { RANKS($rank) }.
asked-before = You have asked that already.
bad-draw = Those cards cannot be drawn for the ranking.
bad-ranking = A ranking names every seat once.

# Rules, by topic

topic-bulka-ranking = Who plays whom
topic-bulka-deal = Stake and deal
topic-bulka-melds = What may be declared
topic-bulka-play = Tricks and bonuses
topic-bulka-cup = The round and the cup
topic-bulka-alifer = Alifer
topic-bulka-without = Two without a cup
rule-bulka-ranking = Two to four sit at the table. Each draws a card, and the highest is number one; whoever draws alike draws again. Number one plays number two, the **challenger**. The loser goes to the end, the winner is number one, the others move up. Such an order is called a chouette.
rule-bulka-stake = Before a round both pay **10** chips into the cup, the **bulka**. Chips are only counters: a player’s account begins at zero and may go below it. Nothing can be bought.
rule-bulka-deal = The challenger deals nine cards each, three by three, number one first, after number one has cut, and leads to the first trick. Cards and their points: { $ranks }.
rule-bulka-pack = **With cards you have:** from a French pack take out the threes, fours, fives and sixes. Queens are cavaliers, and each French suit stands for an Italian one.
rule-bulka-melds = **Before the first lead,** number one first: three kings, { RANKS("~C") } or jacks bring **6** points and 5 chips from the opponent, four **12** and 10. Three deuces bring **10** and 5 chips, four **20** and 10. **Blanš**, no king, { RANK("~C") } or jack: **10** and 5 chips. The word is the French carte blanche. Of these, what is not said here scores nothing.
rule-bulka-ask = Where three are declared, the opponent may ask for the fourth when the second trick is led, and is told truthfully which suit it is. Nobody may ask for the fourth ace.
rule-bulka-aces = **Aces.** Three or four are declared before the first of them is played. Whoever has all of them in their own tricks gets **30** or **40**, and 5 or 10 chips; if one is lost, only **6** or **12**.
rule-bulka-bianca = **Bianka**, no king, { RANK("~C") }, jack or ace, brings **20** and 10 chips in place of blanš, and may be said until the last card is played.
rule-bulka-follow = There are no trumps. Follow suit if you can, else play any card; nobody has to beat. The highest card of the suit led wins, and its winner leads to the next.
rule-bulka-bonuses = **Deuces that win,** with chips that the opponent pays into the cup: the first trick **52** and 20, any other **10** and 5. But the last trick brings **26** and 10, the last two **52** and 20, the last three **78** and 30. The last trick with another card **6**; all nine tricks **30** and 10 chips.
rule-bulka-round = The higher total wins the round. If both have as many, the same two play again, without a new stake.
rule-bulka-cup = **Three rounds in a row** win what is in the cup; the winner then goes to the end of the ranking. Whoever has won two in a row is **Pro** and pays 10 more; those who wait then see the challenger’s hand and may advise, unheard by the opponent.
rule-bulka-alifer = Before anything is declared, number one and then the challenger may ask *Alifer?* If the opponent agrees, the same dealer deals again, and the stake is doubled: both add what is missing. At most nine times in a round. (Table option.)
rule-bulka-without = Two may play without a cup. There are no chips then for what is declared or for tricks. The loser of a round owes the difference in points, times the rate agreed on. (Table option.)
rule-bulka-venice = **From Venice.** Bulka is a Trappola, which was known in Venice by 1524 and which Girolamo Cardano described as it was played in Sacco near Padua about 1530. In Bohemia and Silesia it became a game for more than two: the winner stays in, and the next one comes up. It is called “Bulka”, after the cup that holds the stakes.
rule-bulka-silesia = Its cards are called Silesian too, and the Italian king, “re”, became a deer there: “das Reh”. The last packs were made in Prague in 1944. Relatives live on among the Czechs of the Banat: in the village of Šumice they play “Stovkahra”, the game to a hundred, or “Brčko”, the matchstick.
rule-bulka-deuce = **Why a deuce?** It is the lowest card, and the hardest to win a trick with. The pack of Šumice has none, so that the seven carries the bonus there. “Blanš” is “carte blanche”, and “bianka” is “carta bianca”: a hand without pictures.
rule-bulka-names = **Who wrote it down.** Robert Kissel, in the rule book of the Viennese maker Piatnik, which has reprinted an old pack since 1988. The German Wikipedia follows him, and these rules with it.

# Standings

standings-bulka = ## Bulka
standings-bulka-key = -# Places: by chips won minus chips paid. Games (a cup, or a round without one): won–drawn–lost. In cups: { $cups }.

# Commands

command-bulka = bulka
command-bulka-about = Cards for two to four, everyone for themselves
option-bulka-computers-about = Play at once: a computer of this level sits down, or more with “opponents”
option-alifer = alifer
option-alifer-about = Whether players may ask for other cards; with a cup, for twice the stake
option-cup = cup
option-cup-about = Whether there is a cup; two may do without
option-key = rate
option-key-about = Without a cup: chips per point of difference
