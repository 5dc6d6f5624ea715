# Evenings of the same deals

command-evening = abend
command-evening-about = Ein Abend mit gleichen Runden: An allen Tischen gleiche Karten, und dann wird verglichen
option-evening-deals-about = Wie viele Runden, wenn du einen Abend beginnst; ohne Angabe 4, einzeln oder als Paar höchstens 8
evening-where = **Abend { $evening }**, Tisch { $table } des Abends · Runde { $deal } von { $deals }
evening-side = { $sign } **{ $side }:** { $names }
evening-side-made = { $sign } **{ $side }:** { $names } · **{ $points }**
evening-lobby-how = Alle Tische spielen die gleichen Karten; jeder beginnt, wann er will.
evening-covered = 🂠 Auch an anderen Tischen kann diese Runde gespielt werden: Die Karten sieht man nur im eigenen Blatt. Seiten mit dem gleichen Zeichen, 🔵 oder 🔶, haben die gleichen Karten.
evening-played = **Diese Runde ist hier zu Ende.** Was sie wert ist, sieht man, wenn alle Tische sie gespielt haben.
evening-played-all = **Hier sind alle Runden gespielt.** Der Abend ist vorbei, wenn alle Tische damit fertig sind.
evening-counts = **Diese Runde ist an allen Tischen zu Ende** und zählt. Was alle daraus gemacht haben, steht unter *Stand*.
evening-goes-on = Die nächste Runde ist gegeben; sie liegt in der neuesten Nachricht des Tisches.
evening-was-stopped = **Aufgelöst.** Runden des Abends, die dieser Tisch auslässt, zählen 40{ "\u00A0" }%, oder weniger für eine Seite, die in ihren anderen schlechter war.
evening-left = **Hier spielt niemand mehr.** Computer spielen diese Runde zu Ende, und sie zählt; die Runden danach lässt der Tisch aus.
evening-stop-done = Tisch { $table } ist für den Rest des Abends aufgelöst. Computer spielen diese Runde zu Ende, und sie zählt.
button-evening = Stand
button-evening-join = Neuer Tisch
button-evening-again = Neu ansehen
button-evening-rules = Wie gezählt wird
button-evening-deal = Runde { $deal }
button-evening-table = Tisch { $table }

# How it stands

evening-title = ### 🏆 Abend { $evening } · { $deals } Runden
evening-so-far = { $shown ->
    [0] Noch zählt nichts: Keine Runde ist an allen Tischen zu Ende.
    [one] Bisher zählt eine Runde von { $deals }, die alle Tische gespielt haben.
   *[other] Bisher zählen { $shown } Runden von { $deals }, die alle Tische gespielt haben.
  }
evening-final = **Der Abend ist vorbei.** { $deals ->
    [one] Die eine gespielte Runde zählt.
   *[other] Alle { $deals } Runden zählen.
  }
evening-won = 🏆 **Erster Platz: { $names }**, mit { $share }.
evening-won-shared = 🏆 **Den ersten Platz teilen sich** { $names }, mit je { $share }.
evening-won-team = 🏆 **Team { $side } gewinnt den Abend**, { $share } zu { $other }.
evening-won-nobody = 🏆 **Die beiden Teams sind gleich**, mit je { $share }.
evening-share = { $known ->
    [yes] { $percent }{ "\u00A0" }%
   *[no] …
  }
evening-line = `{ $place }` **{ $share }** · { $names } · Tisch{ "\u00A0" }{ $table }
evening-team = **Team { $side } · { $share }**
evening-half = { $names } · Tisch{ "\u00A0" }{ $table }
evening-working = -# Was starke Computer aus einer Runde machen, wird gerade berechnet. Sieh gleich noch einmal nach.
evening-played-out = -# Computer spielen noch Runden zu Ende, die im Gange waren.
evening-plays = Tisch { $table } spielt Runde { $deal }.
evening-waits = Tisch { $table } wartet auf Mitspieler und beginnt mit Runde { $deal }.
evening-finished = Tisch { $table } hat alle Runden gespielt.
evening-stopped = Tisch { $table } wurde aufgelöst.
evening-until = Schluss ist spätestens um { $until }.
how-counted = -# **Wie gezählt wird.** In jeder Runde wirst du mit denen verglichen, die an anderen Tischen die gleichen Karten hatten: Du bekommst den Anteil derer, die deine Seite übertrifft; Gleichstand zählt halb. Ein Tisch allein wird mit starken Computern verglichen: gleich viele Punkte sind 50{ "\u00A0" }%, { $decisive } mehr sind 100{ "\u00A0" }%. Dein Ergebnis ist der Durchschnitt aller Runden.
how-season = -# Niemand bekommt eine Karte gezeigt, bevor alle Tische ihre Runde gespielt haben. Wird eine Runde an mindestens zwei Tischen gespielt, zählt der Abend in der Saison des Servers, in anderen Tabellen nicht.
evening-how = -# **Zu spät, weg, aufgelöst.** Ein später eröffneter Tisch beginnt mit der ersten Runde, die noch nicht überall zu Ende ist. Wer für eine Karte zu lange braucht, für den spielt sie der Computer; er spielt auch für alle weiter, die gehen. Eine Runde, die im Gange ist, wenn ein Tisch aufgelöst wird, alle gegangen sind oder der Abend endet, spielen Computer zu Ende, und sie zählt. Eine Runde, die ein Tisch versäumt, zählt 40{ "\u00A0" }%, oder weniger für eine Seite, die in ihren anderen schlechter war. Mit jeder Runde tauschen die Seiten ihre Plätze. Bei zwei Tischen bilden die beiden Seiten A ein Team und die beiden Seiten B das andere.
evening-seals = -# **Siegel der Runden,** der SHA-256-Wert jedes Geheimnisses:

# One deal

evening-deal-title = ### 🃏 Abend { $evening } · Runde { $deal } von { $deals }
evening-deal-table = **Tisch { $table }**
evening-points = { $sign } { $names } · **{ $points }** · { $share }
evening-unfinished = { $sign } { $names } · nicht zu Ende · { $share }
evening-strong = Starke Computer mit den Karten von 🔵: **{ $points }**
evening-same-cards = -# Seiten mit dem gleichen Zeichen, 🔵 oder 🔶, hatten die gleichen Karten.
evening-deal-nobody = Diese Runde hat kein Tisch gespielt.
evening-seed = -# Siegel: `{ $seal }`, der SHA-256-Wert des Geheimnisses `{ $seed }`, aus dem die Karten folgen.
