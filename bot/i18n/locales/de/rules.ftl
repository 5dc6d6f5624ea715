# Rules, numbered in this order; the lesson tells each where it first matters

rules-title = ## { $title }
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
rule-cards = **Die Karten** von hoch nach niedrig, mit ihren Punkten: { $ranks }.
    Alle Kartenpunkte einer Runde zusammen sind 72.
rule-points = { RANK($rank) } **{ $points }**
rule-gather = Gemischt wird nur vor der ersten Runde eines Spiels. Danach werden die Karten Stich für Stich zusammengelegt, und wer rechts vom Geber sitzt, hebt ab. (Tischoption: vor jeder Runde mischen.)
rule-deal = **Trumpf und Geben.** Wer rechts vom Geber sitzt, hebt ab, und die unterste Karte wird gezeigt: Ihre Farbe ist **Trumpf**, und der Geber bekommt sie.
    Gegeben wird zu drei, zwei und drei Karten. Wer links vom Geber sitzt, legt die ersten drei für alle offen hin.
    Von dort wird auch zum ersten Stich ausgespielt. Danach spielt immer aus, wer den letzten Stich gemacht hat. Ausspielen darf man jede Karte.
rule-passes = Das Geben wandert nach links, von Runde zu Runde und von Spiel zu Spiel.
rule-declare = **Melden.** Bevor die erste Karte fällt, dürfen alle reihum drei oder vier Karten gleichen Rangs melden. Nur Gemeldetes zählt.
    Drei Asse bringen **30**, drei Zehnen oder Siebenen **10**, drei Könige oder andere Bilder **6**; vier bringen **40**, **20** und **12**. Neunen und Achten bringen nichts.
rule-signal = Wer rechts vom Geber sitzt und die Trumpf-Sieben, aber von einer Nebenfarbe keine Karte hat, gibt nach altem Brauch diese Farbe dem Partner, der ausspielt, mit den Lippen zu verstehen. Hier darf der Platz rechts vom Geber einmal je Runde, vor dem ersten Ausspiel, eine Nebenfarbe nennen, und nur die Vorhand sieht es. (Tischoption.)
rule-follow-beat = **Bedienen und schlagen.** Hast du die ausgespielte Farbe, musst du sie bedienen. Kannst du damit die bisher beste Karte schlagen, musst du es auch tun, selbst wenn sie von deiner eigenen Seite kommt.
rule-follow-below = **Bedienen, auch niedriger.** Hast du die ausgespielte Farbe, musst du sie bedienen. Schlägt keine dieser Karten die bisher beste, darfst du von ihnen jede spielen.
rule-trump = **Farbe fehlt? Trumpf!** Hast du von der ausgespielten Farbe keine Karte, musst du Trumpf spielen. Der höchste Trumpf macht den Stich; trumpft niemand, macht ihn die höchste Karte der ausgespielten Farbe.
rule-overtrump = **Übertrumpfen.** Du kannst nicht bedienen, also musst du trumpfen. Es liegt aber schon ein Trumpf: Hast du einen höheren, musst du ihn schlagen, selbst wenn er von deiner eigenen Seite kommt.
rule-undertrump = **Untertrumpfen.** Du kannst nicht bedienen, also musst du Trumpf spielen, auch wenn deine Trümpfe alle niedriger sind als der, der schon liegt. Welchen du nimmst, ist deine Sache.
rule-discard = **Weder Farbe noch Trumpf.** Hast du weder die ausgespielte Farbe noch einen Trumpf, darfst du jede Karte abwerfen. Den Stich machen kann sie nicht.
rule-seven-first = **Die große Prämie.** Wer den **ersten** Stich mit einer Sieben macht, bekommt **52**, mehr als ein halbes Spiel. Das gelingt nur mit der Trumpf-Sieben, und nur, wenn einem die ausgespielte Farbe fehlt. Später bringt ein Stich mit der Sieben **10**, der letzte **26**.
rule-seven = **Ein Stich mit der Sieben.** Wer einen der Stiche zwei bis sieben mit einer Sieben macht, bekommt **10**.
rule-last = **Der letzte Stich** bringt **6**, oder **26**, wenn eine Sieben ihn macht.
rule-count = **Mitzählen.** Meldungen und Prämien werden angesagt, die Punkte der Karten in euren Stichen nicht: Die zählt jede Seite im Kopf. (Tischoption: offene Zählung.)
rule-dost = ***Dost* heißt „genug“.** Gleich nach dem Melden oder nach einem gewonnenen Stich darfst du es sagen. Hat deine Seite { $goal } Punkte, alles zusammengezählt, gewinnt ihr das Spiel auf der Stelle.
    Hat sie weniger, gewinnen die anderen **zwei** Brčka. Sagt es niemand, werden die Punkte nach dem letzten Stich gezählt.
rule-counted = Sagt in der ganzen Runde niemand dost, werden die Punkte gezählt. Mit 100 gewinnt eine Seite; haben beide 100, dann die, die zuerst so weit war. Hat keine Seite 100, wird die nächste Runde gespielt, und die Punkte werden mitgenommen.
rule-worth = **Eins oder zwei.** Ein Spiel bringt ein Brčko, wenn die Verliererseite 50 Punkte oder mehr hat, sonst zwei. Ein falsches *dost* kostet immer zwei.
rule-series = **Dazulegen oder wegnehmen.** Die Siegerseite legt die Brčka zu den eigenen dazu oder nimmt der anderen Seite ebenso viele weg, aber nicht mehr, als die hat. Wer zuerst **zehn** hat, gewinnt die Serie.
rule-twenty = Tischoption: weiter bis zwanzig. Ist die Seite, die zuerst zehn hatte, auch zuerst bei zwanzig, hat sie zwei Serien gewonnen; ist es die andere, endet die Serie unentschieden.
rule-seal = Vor dem ersten Abheben eines Spiels zeigt der Tisch ein Siegel: den SHA-256 eines Geheimnisses. Aus ihm folgt alles Mischen und Zusammenlegen dieses Spiels. Nachher steht das Geheimnis im Protokoll des Spiels, sodass alle prüfen können, dass nicht geschummelt wurde.
