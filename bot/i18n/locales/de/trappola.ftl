# Trappola, and what Bulka has in common with it. A match is a Partie, a deal a Runde, the stock the Talon.

game-trappola = Trappola
trappola-how = Für zwei: eine Partie über { $deals } Runden, und die höhere Summe gewinnt. Nimm Platz; sobald ihr beide sitzt, kann jeder von euch starten.
daily-about-trappola = Eine Runde. Es zählen deine Punkte, abzüglich derer der Gegenseite.
trappola-rules = -# { $deals } Runden, gegeben wird abwechselnd
trappola-where = -# Runde { $deal } von { $deals } · { $dealer } gibt
trappola-score = -# Mit den Stichen und Prämien dieser Runde; Meldungen kommen an ihrem Ende dazu.
trappola-now = -# Punkte: { $ours } für dich, { $theirs }{ "\u00A0" }für{ "\u00A0" }{ $name }; Gemeldetes zählt am Ende.
trappola-laid = { $you ->
    [yes] Du legst
   *[no] { $name } legt
  } ab: { $cards }
trappola-kept = { $you ->
    [yes] Du behältst dein Blatt.
   *[no] { $name } behält das Blatt.
  }
trappola-none-left = { $you ->
    [yes] Für dich bleibt keine Karte zum Tauschen.
   *[no] Für { $name } bleibt keine Karte zum Tauschen.
  }
trappola-figures = { $you ->
    [yes] Du meldest
   *[no] { $name } meldet
  } **{ $number ->
    [3] drei Bilder
   *[4] vier Bilder
  }** ·{ "\u00A0" }+{ $least } oder +{ $most }; welche, zeigt sich am Ende
trappola-exchanging = { $name } darf das Blatt tauschen; im Talon sind { $stock }{ "\u00A0" }Karten.
trappola-to-go = { $deals ->
    [one] Noch eine Runde
   *[other] Noch { $deals } Runden
  }; dann gewinnt die höhere Summe die Partie.
trappola-won = { $you ->
    [yes] Die Partie gehört dir,
   *[no] ## 🏆 { $name } gewinnt die Partie,
  } { $score0 }{ "\u00A0" }zu{ "\u00A0" }{ $score1 }!
trappola-drawn = ## 🤝 Die Partie ist unentschieden, { $score0 }{ "\u00A0" }zu{ "\u00A0" }{ $score1 }.
trappola-conceded = 🏳️ { $loser } gibt die Partie auf. { $name } gewinnt, beim Stand von { $score0 }{ "\u00A0" }zu{ "\u00A0" }{ $score1 }.
trappola-secret = -# Du hast { COMBINATION($combination) } gemeldet ·{ "\u00A0" }+{ $points }; welche Bilder es sind, weißt bis zum Ende der Runde nur du.
trappola-ask-exchange = **Dieses Blatt behalten oder ablegen?** Du bekämst { $stock ->
    [9] die letzten neun Karten
   *[other] neun von den { $stock }{ "\u00A0" }Karten
  } im Talon; was du ablegst, sehen alle.
    -# Deine neun Karten haben { $points } Kartenpunkte; auch Figuren und Zweien zählen.
trappola-button-keep = Behalten
trappola-button-exchange = Alle neun ablegen
trappola-ask-concede = **Diese Partie aufgeben?** Die Gegenseite gewinnt sie sofort; die laufende Runde zählt für niemanden.

# The lesson

trappola-learn-table = **Du gegen { $name }.** Niemand hat einen Partner, und Trumpf gibt es nicht. Wer die wertvolleren Karten gewinnt und seine Meldungen ansagt, hat am Ende der Runde mehr Punkte.
    Gespielt wird eine Runde mit je neun Karten. Jede Regel erfährst du, wenn du sie brauchst, und *Zurück* führt einen Schritt zurück.
trappola-learn-dealt = { $name } gibt, also bist du **Vorhand**: Du entscheidest zuerst und spielst zuerst aus.

# Rules, by topic

topic-trappola-cards = Karten
topic-trappola-deal = Geben und Tauschen
topic-trappola-sets = Meldungen
topic-trappola-play = Stiche und Prämien
topic-trappola-match = Die Partie
rule-trappola-cards = 36 Karten in vier Farben: { SUIT("~s") } { SIGN("~s") }, { SUIT("~c") } { SIGN("~c") }, { SUIT("~d") } { SIGN("~d") }, { SUIT("~b") } { SIGN("~b") }. Von hoch nach niedrig, mit ihren Punkten: { $ranks }. Die Kartenpunkte ergeben zusammen 72.
rule-trappola-pack = **Mit Karten, die du hast:** Nimm aus einem französischen Blatt die Dreien, Vieren, Fünfen und Sechsen heraus. Damen sind Ritter, und jede französische Farbe steht für eine italienische.
rule-trappola-deal = Beide bekommen neun Karten, erst fünf, dann vier, und zuerst, wer nicht gibt: die **Vorhand**. 18 bleiben als Talon. Gemischt wird vor jeder Runde, die Vorhand hebt ab, und gegeben wird abwechselnd.
rule-trappola-exchange = **Tauschen.** Die Vorhand darf ihr ganzes Blatt offen ablegen und die ersten neun Karten des Talons nehmen, und das noch ein zweites Mal; mit den letzten neun muss sie dann spielen. Sind noch Karten übrig, darf der Geber dasselbe tun, so oft noch neun da sind. Was abgelegt ist, kommt nicht wieder.
rule-trappola-sets = **Drei oder vier gleichen Rangs.** Bist du dran und hast noch keine davon gespielt, darfst du Asse (**12**, vier **24**), Zweien (**10**, **20**), Könige, { RANKS("~C") } oder Buben (**6**, **12**) melden. Drei aber nicht mehr, wenn du die vierte Karte schon in einem Stich bekommen hast.
rule-trappola-figures = Asse meldest du als Asse. Bei allen anderen, auch bei Zweien, sagst du nur „drei Bilder“ oder „vier Bilder“: Welche es waren, zeigt sich, wenn die Runde zu Ende ist, und erst dann zählt es.
rule-trappola-follow = Die Vorhand spielt aus, danach immer, wer den letzten Stich gemacht hat. Trumpf gibt es nicht. Bediene, wenn du kannst, sonst darfst du jede Karte spielen; schlagen muss niemand. Die höchste Karte der ausgespielten Farbe macht den Stich.
rule-trappola-bonuses = **Zweien.** Wer einen Stich mit einer Zwei macht, bekommt **10**. Der letzte Stich bringt **6**, mit einer Zwei **26**; die letzten zwei, beide von dir mit Zweien gemacht, bringen zusammen **52**, die letzten drei **78**.
rule-trappola-match = Meldungen, gewonnene Karten und Prämien ergeben die Punkte einer Runde. Nach den vereinbarten Runden gewinnt die höhere Summe die Partie; bei gleicher Summe ist sie unentschieden.
rule-trappola-venice = **Aus Venedig.** „Trappola“ heißt Falle. In Venedig spielte man es 1524 schon, und wahrscheinlich entstand es dort: das früheste bekannte Stichspiel, in dem das Ass den König schlägt und Karten weggelassen werden. Girolamo Cardano beschrieb es so, wie man es um 1530 in Sacco bei Padua spielte; sein Buch über Glücksspiele ist von 1564.
rule-trappola-north = **Und weiter.** Es kam nach Böhmen und Schlesien; seine Karten heißen auch schlesische, und seine Farben behielten im Tschechischen italienische Namen. Die letzten entstanden 1944 in Prag (andere sagen: um 1948), Piatnik druckt sie seit 1988 nach. Aus Trappola wurden Bulka, Špady, Šestadvacet und das Hundertspiel, das Tschechen im Banat, im Dorf Šumice, noch heute spielen: als „Stovkahra“ oder „Brčko“, das Streichholz.
rule-trappola-deuce = **Warum eine Zwei?** Sie ist die niedrigste Karte, und mit ihr sticht man am schwersten. In Šumice fehlt sie im Blatt, darum hat dort die Sieben die Prämien.
rule-trappola-names = **Wer es aufschrieb.** Cardano; in unserer Zeit Michael Dummett („The Game of Tarot“) und David Parlett. Ihnen folgt die Wikipedia, und ihr folgen diese Regeln.

# Standings

standings-trappola = ## Trappola
standings-trappola-key = -# Plätze: nach gewonnenen Spielen, dann nach weniger verlorenen, dann nach Punkten. Spiele: gewonnen–unentschieden–verloren.

# Commands

command-trappola = trappola
command-trappola-about = Karten zu zweit, wie einst in Venedig
option-deals = runden
option-deals-about = Wie oft die Karten gegeben werden
