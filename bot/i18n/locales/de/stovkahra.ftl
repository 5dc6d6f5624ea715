# Stovkahra

# The lobby

lobby-how = Partner sitzen sich gegenüber. { $series ->
    [1] Ein einzelnes Spiel bis hundert.
    [3] Wer zuerst drei Brčka hat, gewinnt.
    [5] Wer zuerst fünf Brčka hat, gewinnt.
    [20] Wer zuerst zwanzig Brčka hat, gewinnt.
   *[10] Wer zuerst zehn Brčka hat, gewinnt.
  } Nimm Platz; sobald vier sitzen, kann jeder von euch starten.
daily-about-stovkahra = Eine Runde, ganz ausgespielt: Niemand sagt *dost*, niemand gibt ein Zeichen. Es zählen die Punkte deiner Seite, abzüglich derer der Gegenseite.
lobby-side = **{ $first }** und **{ $second }**
lobby-rules = -# { $shuffle ->
    [every] Gemischt wird vor jeder Runde
   *[first] Gemischt wird vor der ersten Runde eines Spiels, danach nur zusammengelegt und abgehoben
  } · { $signals ->
    [off] ohne Zeichen
   *[on] Zeichen erlaubt
  } · { $count ->
    [open] offene Zählung
   *[closed] verdeckte Zählung
  } · { $series ->
    [1] ein einzelnes Spiel
   *[other] Serie bis { $series }
  }{ $dost ->
    [side] { " " }· dost nach Meldung oder Prämie der Seite
   *[own] { "" }
  }
resume-offer = Es gibt eine Serie von euch, die noch nicht zu Ende ist, Tisch { $table }: { $first } zu { $second } Brčka.

# The table

game-stovkahra = Stovkahra
table-where = -# Spiel { $game } · Runde { $deal } · { $dealer } gibt
side-brcka = **{ $names }** · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } · { $matches }{ "\u00A0" }{ $brcka }/{ $goal }{ "\u00A0" }Brčka
score-written = -# Die Karten dieser Runde zählen an ihrem Ende; bis dahin zählt ihr selbst.
score-open = -# Alle Punkte bisher, auch die Kartenpunkte dieser Runde.
trump-line = **Trumpf: { SIGN($suit) } { SUIT($suit) }** · { FACE($card) } { $you ->
    [yes] hast du
   *[no] hat { $dealer }
  }
trump-played = **Trumpf: { SIGN($suit) } { SUIT($suit) }** · { FACE($card) } war aufgedeckt
open-cards = { $eldest } spielt zuerst aus und zeigt: { $cards }
open-cards-yours = Du spielst zuerst aus und zeigst: { $cards }
declared-none = Niemand hat etwas gemeldet.
to-claim = Der letzte Stich geht an { $name }. { $name } sagt *dost* oder lässt die Punkte zählen.
bonus-of-trick = { $place ->
    [first] der erste Stich
    [last] der letzte Stich
   *[other] Stich { $number }
  }{ $seven ->
    [yes] , mit einer Sieben gewonnen
   *[no] { "" }
  }
counted-on = **{ $score0 }{ "\u00A0" }:{ "\u00A0" }{ $score1 }.** Hundert hat noch niemand: Das Spiel geht weiter, und diese Punkte zählen weiter mit.
game-worth = -# { $why ->
    [false-dost] Ein falsches *dost* kostet immer zwei.
   *[two] Zwei: Die Verlierer haben unter 50.
  }
game-dost = **Dost!** { $you ->
    [yes] Du hast recht
   *[no] { $name } hat recht
  }: { $names } gewinnen { $brcka ->
    [one] ein Brčko
   *[other] zwei Brčka
  }, { $score0 }{ "\u00A0" }zu{ "\u00A0" }{ $score1 }.
game-false-dost = **Dost?** { $you ->
    [yes] Ihr kommt
   *[no] { $name } kommt
  } nur auf { $points }. { $names } gewinnen zwei Brčka, { $score0 }{ "\u00A0" }zu{ "\u00A0" }{ $score1 }.
game-count = Gezählt: { $score0 }{ "\u00A0" }zu{ "\u00A0" }{ $score1 }. { $names } gewinnen { $brcka ->
    [one] ein Brčko
   *[other] zwei Brčka
  }.
game-count-both = Gezählt: Beide haben hundert; { $names } hatten sie zuerst und gewinnen { $brcka ->
    [one] ein Brčko
   *[other] zwei Brčka
  }.
choose = { $names } haben die Wahl: dazulegen oder den anderen wegnehmen?
button-add = { $amount } dazulegen
button-take = { $amount } wegnehmen
chosen-add = -# Die Gewinner legen dazu; { $brcka }.
chosen-take = -# Die Gewinner nehmen weg; { $brcka }.
chosen-only = -# Wegzunehmen ist nichts, also dazu; { $brcka }.
chosen-better = { $better ->
    [add] Dazulegen wäre aussichtsreicher gewesen.
   *[take] Wegnehmen wäre aussichtsreicher gewesen.
  }
series-won = ### 🏆 { $names } gewinnen die Serie!
series-won-twice = ### 🏆 { $names } gewinnen zwei Serien auf einmal!
series-drawn = ### 🤝 Die Serie ist unentschieden.
series-drawn-why = { $names } haben zwanzig erreicht, aber die anderen hatten zuerst zehn.
button-hands = Alle Blätter
game-conceded = 🏳️ { $losers } geben das Spiel auf. { $names } gewinnen { $brcka ->
    [one] ein Brčko
   *[other] zwei Brčka
  }, { $score0 }{ "\u00A0" }zu{ "\u00A0" }{ $score1 }.
hands-title = ### 🖐️ Runde { $deal }, alle Blätter · Trumpf { SIGN($suit) } { SUIT($suit) }
hands-line = **{ $name }**
tables-line = **Tisch { $table }** · { $names0 } gegen { $names1 } · { $place }
tables-playing = -# Serie läuft, { $first } zu { $second } · { $computers ->
    [0] kein Platz frei
    [one] 1 Platz eines Computers zu übernehmen
   *[other] { $computers } Plätze von Computern zu übernehmen
  }

# The panel

panel-partner = -# Mit { $partner }
panel-trump = Trumpf: **{ SIGN($suit) } { SUIT($suit) }**
words-trump = **Trumpf:** { SUIT($suit) }; aufgedeckt wurde { CARD($card, case: "nom") }.
panel-score = -# Ihr { $ours }, sie { $theirs }; Karten zählen am Ende
panel-brcka = Brčka: ihr { $ours }, sie { $theirs }
brcka-winners = Brčka: Gewinner { $won }, andere { $lost }
panel-score-open = -# Ihr { $ours }, sie { $theirs }
ask-declare = **Melde oder passe.** Nur Gemeldetes zählt.
ask-declare-more = **Noch etwas?** Melde, passe oder sag *dost*.
ask-follow-beat = **Du bist dran.** Bediene { SUIT($suit) } und schlag { CARD($best, case: "acc") }.
ask-follow-below = **Du bist dran.** Bediene { SUIT($suit) }; { CARD($best, case: "acc") } kannst du nicht schlagen.
ask-follow-behind-trump = **Du bist dran.** Bediene { SUIT($suit) }, egal wie hoch; der Stich ist schon getrumpft.
ask-trump = **Du bist dran.** { SUIT($suit, case: "none") }: Spiel Trumpf.
ask-overtrump = **Du bist dran.** { SUIT($suit, case: "none") }: Übertrumpfe { CARD($best, case: "acc") }.
ask-undertrump = **Du bist dran.** { SUIT($suit, case: "none") }: Spiel Trumpf, auch wenn keiner { CARD($best, case: "acc") } schlägt.
ask-discard = **Du bist dran.** { SUIT($suit, case: "none") }, kein Trumpf: freie Wahl.
ask-discard-trump = **Du bist dran.** Kein Trumpf: freie Wahl.
ask-lead-dost = **Du spielst aus:** freie Wahl, oder *Dost!*, wenn ihr hundert habt.
ask-lead-early = **Du spielst aus.** Freie Wahl; für hundert ist es zu früh.
ask-claim = **Der letzte Stich gehört dir.** Sag *dost*, wenn ihr hundert habt, oder lass die Punkte zählen.
claim-dost = -# *Dost!* mit weniger: zwei Brčka für sie.
claim-count = -# *Zählen*: Wer zuerst hundert hatte, gewinnt.
ask-choice = **Zu euren Brčka dazulegen oder den anderen wegnehmen?** Dann { $added } oder { $taken }.
ask-dost = **Dost sagen?** Habt ihr weniger als hundert, gewinnen die anderen zwei Brčka.
ask-dost-aside = Auch du darfst *dost* sagen: Deine Seite hat gerade gemeldet oder eine Prämie gewonnen.
signal-yours = Du hast { $name } **{ SIGN($suit) } { SUIT($suit) }** zugeflüstert.
signal-told = 🤫 { $name } flüstert dir **{ SIGN($suit) } { SUIT($suit) }** zu.
signal-told-why = -# So ist es Brauch: { $name } hat davon nichts, aber die Trumpf-Sieben. Spiel die Farbe aus, und die Sieben kann den ersten Stich gewinnen, für 52.
signal-ask = { $name } verdeckt eine Farbe nennen, die dir fehlt? Wird sie ausgespielt, kann deine Trumpf-Sieben den ersten Stich gewinnen, für 52.
signal-ask-idle = -# Du darfst { $name } verdeckt eine Farbe nennen. Jetzt hilft es nicht: Dazu braucht es die Trumpf-Sieben.
button-dost = Dost!
button-dost-sure = Ja, dost!
button-count = Zählen
button-signal = { SUIT($suit) }
hint-pass = Wer stark spielt, **passt** hier.
hint-dost = Wer stark spielt, sagt hier **dost**.
hint-count = Wer stark spielt, lässt hier die Punkte **zählen**.
ask-concede = **Dieses Spiel aufgeben?** Die anderen gewinnen { $worth ->
    [one] ein Brčko
    [two] zwei Brčka
   *[open] ein Brčko, oder zwei, wenn ihr weniger als 50 Punkte habt
  }{ $alone ->
    [yes] , und zwar sofort.
   *[no] . Vorher wird dein Gegenüber gefragt.
  }

# What the rules forbid

bad-cut = Abgehoben werden 1 bis 31 Karten.
not-declarable = Achten und Neunen kann man nicht melden.
signals-off = An diesem Tisch gibt es keine Zeichen.
not-your-signal = Nur wer rechts vom Geber sitzt, darf ein Zeichen geben.
signalled-before = Du hast in dieser Runde schon eine Farbe genannt.
signal-trump = Genannt wird eine Nebenfarbe, nicht Trumpf.
must-trump = Du kannst nicht bedienen, also musst du Trumpf spielen: { SIGN($suit) } { SUIT($suit) }.
must-beat = Du kannst { CARD($card, case: "acc") } schlagen, also musst du es auch.
must-overtrump = Du kannst { CARD($card, case: "acc") } übertrumpfen, also musst du es auch.
dost-not-now = *Dost* sagt man gleich nach dem Melden oder nach einem gewonnenen Stich.
dost-side-not-now = An diesem Tisch sagt man *dost* gleich nach einer Meldung der eigenen Seite oder nach einer Prämie, die sie gewonnen hat.
nothing-to-take = Die anderen haben keine Brčka zum Wegnehmen.

# Rules, numbered in this order; the lesson tells each where it first matters

topic-cards = Karten und Tisch
topic-deal = Geben und Trumpf
topic-declarations = Meldungen
topic-signal = Das Zeichen
topic-play = Stiche
topic-bonuses = Prämien
topic-dost = Punkte und dost
topic-game = Wer ein Spiel gewinnt
topic-series = Brčka und die Serie
topic-shuffle = Die Mischung, die alle prüfen können
rule-partners = Vier spielen im Uhrzeigersinn, Partner sitzen sich gegenüber, mit 32 Karten in vier Farben: { SUIT("a") } { SIGN("a") }, { SUIT("l") } { SIGN("l") }, { SUIT("h") } { SIGN("h") }, { SUIT("b") } { SIGN("b") }.
rule-german-pack = **Mit Karten, die du hast:** Nimm aus einem französischen Blatt alles unter der Sieben heraus. Damen sind Ober, Buben sind Unter, und jede französische Farbe steht für eine deutsche.
rule-cards = **Die Karten** von hoch nach niedrig, mit ihren Punkten: { $ranks }.
    Die Kartenpunkte einer Runde ergeben zusammen 72.
rule-gather = Gemischt wird nur vor der ersten Runde eines Spiels. Danach werden die Karten Stich für Stich zusammengelegt, und wer rechts vom Geber sitzt, hebt ab. (Tischoption: vor jeder Runde mischen.)
rule-deal = **Trumpf und Geben.** Wer rechts vom Geber sitzt, hebt ab, und die unterste Karte wird gezeigt: Ihre Farbe ist **Trumpf**, und der Geber bekommt sie.
    Gegeben wird zu drei, zwei und drei Karten. Wer links vom Geber sitzt, legt die ersten drei für alle offen hin. Das soll ausgleichen, dass diese Seite zuerst ausspielt.
    Von dort wird auch zum ersten Stich ausgespielt. Danach spielt immer aus, wer den letzten Stich gemacht hat. Ausspielen darf man jede Karte.
rule-passes = Das Geben wandert nach links, von Runde zu Runde und von Spiel zu Spiel.
rule-declare = **Melden.** Bevor die erste Karte fällt, dürfen alle reihum drei oder vier Karten gleichen Rangs melden. Nur Gemeldetes zählt. Bei dreien muss niemand sagen, welche Karte fehlt. Ein paar Sekunden dauert das in jeder Runde: Wer bald passt, verrät nicht, ob er etwas hat.
    Drei Asse bringen **30**, drei Zehnen oder Siebenen **10**, drei Könige oder andere Bilder **6**; vier bringen **40**, **20** und **12**. Neunen und Achten bringen nichts. Ein Blatt ohne Bilder, carte blanche, bringt nichts, anders als in älteren Spielen der Familie.
rule-signal = Wer rechts vom Geber sitzt und die Trumpf-Sieben, aber von einer Nebenfarbe keine Karte hat, gibt nach altem Brauch diese Farbe dem Partner, der ausspielt, mit den Lippen zu verstehen. Hier darf, wer rechts vom Geber sitzt, einmal je Runde vor dem ersten Ausspiel eine Nebenfarbe nennen, und nur der Partner sieht es. (Tischoption.)
rule-follow-beat = **Bedienen und schlagen.** Hast du die ausgespielte Farbe, musst du sie bedienen. Kannst du damit die bisher beste Karte schlagen, musst du es auch tun, selbst wenn sie von deiner eigenen Seite kommt.
rule-follow-below = **Bedienen, auch niedriger.** Hast du die ausgespielte Farbe, musst du sie bedienen. Schlägt keine dieser Karten die bisher beste, darfst du von ihnen jede spielen.
rule-trump = **Farbe fehlt? Trumpf!** Hast du von der ausgespielten Farbe keine Karte, musst du Trumpf spielen; ohne beides irgendeine Karte. Der höchste Trumpf macht den Stich; trumpft niemand, macht ihn die höchste Karte der ausgespielten Farbe.
rule-overtrump = **Übertrumpfen.** Du kannst nicht bedienen, also musst du trumpfen. Es liegt aber schon ein Trumpf: Hast du einen höheren, musst du ihn schlagen, selbst wenn er von deiner eigenen Seite kommt.
rule-undertrump = **Untertrumpfen.** Du kannst nicht bedienen, also musst du Trumpf spielen, auch wenn deine Trümpfe alle niedriger sind als der, der schon liegt. Welchen du nimmst, ist deine Sache.
rule-discard = **Weder Farbe noch Trumpf.** Hast du weder die ausgespielte Farbe noch einen Trumpf, darfst du jede Karte abwerfen. Den Stich machen kann sie nicht.
rule-seven-first = **Die große Prämie.** Wer den **ersten** Stich mit einer Sieben macht, bekommt **52**, mehr als ein halbes Spiel. Das gelingt nur mit der Trumpf-Sieben, und nur, wenn einem die ausgespielte Farbe fehlt. Später bringt ein Stich mit der Sieben **10**, der letzte **26**.
rule-seven = **Ein Stich mit der Sieben.** Wer einen der Stiche zwei bis sieben mit einer Sieben macht, bekommt **10**.
rule-last = **Der letzte Stich** bringt **6**, oder **26**, wenn eine Sieben ihn macht.
rule-count = **Mitzählen.** Meldungen und Prämien werden angesagt, die Punkte der Karten in euren Stichen nicht: Die zählt jede Seite im Kopf. (Tischoption: offene Zählung.)
rule-dost = ***Dost* heißt „genug“.** Gleich nach dem Melden oder nach einem gewonnenen Stich darfst du es sagen. Hat deine Seite { $goal } Punkte, alles zusammengezählt, gewinnt ihr das Spiel auf der Stelle.
    Hat sie weniger, gewinnen die anderen **zwei** Brčka. Sagt es niemand, werden die Punkte nach dem letzten Stich gezählt. Ein richtiges *dost* gewinnt auch dann, wenn die andere Seite schon vorher hundert hatte und es nicht bemerkt hat.
rule-dost-side = **Anders überliefert.** So hat es John McLeod. Bei David Parlett dürfen beide einer Seite *dost* sagen: wenn eine oder einer von ihnen gemeldet hat, bis zur nächsten Meldung oder Karte, und wenn sie eine Prämie gewonnen haben (52, 26, 10 oder 6), bis zur nächsten Karte; nach einem Stich ohne Prämie nicht. (Tischoption.)
rule-counted = Sagt in der ganzen Runde niemand dost, werden die Punkte gezählt. Mit 100 gewinnt eine Seite; haben beide 100, dann die, die zuerst so weit war. Hat keine Seite 100, wird die nächste Runde gespielt, und die Punkte werden mitgenommen.
rule-worth = **Eins oder zwei.** Ein Spiel bringt ein Brčko, wenn die Verliererseite 50 Punkte oder mehr hat, sonst zwei. Ein falsches *dost* kostet immer zwei.
rule-series = **Dazulegen oder wegnehmen.** Die Siegerseite wählt: Sie legt die Brčka zu den eigenen dazu, oder die andere Seite verliert ebenso viele, aber nicht mehr, als sie hat. Wer zuerst **zehn** hat, gewinnt die Serie.
rule-twenty = Tischoptionen: ein einzelnes Spiel, oder eine Serie bis drei oder fünf. Bei zehn können alle, die spielen, sich einigen, bis zwanzig weiterzuspielen, oder zwanzig vorher vereinbaren. Ist die Seite, die zuerst zehn hatte, auch zuerst bei zwanzig, hat sie zwei Serien gewonnen; ist es die andere, endet die Serie unentschieden.
rule-seal = Vor dem ersten Abheben eines Spiels zeigt der Tisch ein Siegel: den SHA-256 eines Geheimnisses. Aus ihm folgt alles, was niemand entscheidet: wer als Erstes gibt, alles Mischen und Zusammenlegen, und wo abgehoben wird, wenn es niemand selbst tut. Nachher steht das Geheimnis im Protokoll des Spiels, sodass alle prüfen können, dass nicht geschummelt wurde. Mit *Worte zum Mischen* können alle, die spielen, dem Geheimnis des nächsten Spiels eigene Worte beigeben, sodass niemand dem Bot vertrauen muss.
rule-stovkahra-venice = **Aus Venedig.** In Venedig war Trappola 1524 schon bekannt, und Girolamo Cardano beschrieb, wie man es um 1530 in Sacco bei Padua spielte. Von dort kam es nach Böhmen und Schlesien, wo es eigene Karten hatte; die letzten entstanden 1944 in Prag.
rule-stovkahra-banat = **Ins Banat.** Anfang des 19. Jahrhunderts siedelten sich Tschechen im Banat an. In einem ihrer Dörfer, Šumice in Rumänien, mit etwa fünfhundert Menschen, lebt das Spiel weiter, mit den deutschen Karten, die zu haben waren: Prager, in letzter Zeit Tell-Karten aus Ungarn. „Stovkahra“ heißt Hundertspiel; die Jüngeren sagen „Brčko“, Streichholz oder Hölzchen, womit man die Siege zählt.
rule-stovkahra-seven = **Warum eine Sieben?** Im alten Blatt war die Zwei die niedrigste Karte, und ein Stich mit ihr brachte die Prämie. Im deutschen Blatt ist die Sieben die niedrigste und hat die Prämien geerbt.
rule-stovkahra-names = **Wer es aufschrieb.** Tomáš Svoboda aus Prag befragte 1997 die Spieler. John McLeod veröffentlichte, was er fand („The Playing-Card“, pagat.com); David Parlett („The Penguin Book of Card Games“) und Nakoa Davis (gamerules.com) beschrieben es nach ihm. Wo sie verschiedener Meinung sind, sagen es die Regeln.

# Commands

command-stovkahra = stovkahra
command-stovkahra-about = Karten zu viert, zwei gegen zwei; und alles, was die anderen Spiele auch haben
command-review = rückblick
command-review-about = Auf eine beendete Runde zurückblicken: was ein Fehler war und was Pech
command-preferences = meine-einstellungen
command-preferences-about = Deine eigenen Einstellungen: Sprache, Karten, Abheben, Erwähnungen
option-deal = runde
option-deal-about = Welche Runde des Spiels; ohne Angabe die letzte
option-shuffle = mischen
option-shuffle-about = Wann gemischt wird
option-signals = zeichen
option-signals-about = Ob, wer rechts vom Geber sitzt, dem ausspielenden Partner eine Farbe nennen darf
option-count = zählung
option-count-about = Ob die Kartenpunkte der laufenden Runde verdeckt bleiben
option-dost = dost
option-dost-about = Wann dost gesagt werden darf
option-computers-about = Gleich losspielen: Drei Computer dieser Stärke setzen sich zu dir
choice-shuffle-first = nur vor der ersten Runde
choice-shuffle-every = vor jeder Runde
choice-count-closed = verdeckt
choice-count-open = offen
choice-dost-own = nach eigener Meldung oder jedem Stich
choice-dost-side = nach Meldung oder Prämie der Seite
choice-series-1 = ein einzelnes Spiel
choice-series-3 = drei
choice-series-5 = fünf
choice-series-10 = zehn
choice-series-20 = zwanzig
