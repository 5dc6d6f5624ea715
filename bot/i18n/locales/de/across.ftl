# Tables across servers

command-find = finden
command-find-about = Mitspieler auf allen Servern finden; warten genug von euch, öffnet sich ein Tisch
option-minutes = minuten
option-minutes-about = Wie lange du wartest; ohne Angabe eine halbe Stunde
across-title = ### 🌍 { $game } · serverübergreifend
across-about = Du wartest auf Leute von anderen Servern, für **ein Spiel** mit einer Minute je Zug. Sie und ihre Server sehen nur den Namen unten. Niemand kann etwas schreiben. Wie lange wartest du?
across-number = { $number ->
    [0] Gerade wartet niemand.
    [one] Gerade wartet **1** Person.
   *[other] Gerade warten **{ $number }** Personen.
  }
across-waits = **Du wartest**; das endet { $until }. Sobald sich ein Tisch öffnet, zeigt diese Nachricht deine Karten.
across-fill-yes = Nach einer Minute dürfen Computer auf die übrigen Plätze, wenn auch die anderen zustimmen.
across-fill-no = Mit dir sitzen nur Menschen, keine Computer.
across-called-here = -# Kann sich diese Nachricht bis dahin nicht mehr ändern, wirst du einmal in diesem Kanal erwähnt. Nicht in deiner Ruhezeit und nicht, wenn dich nach deinen Einstellungen niemand erwähnen soll.
across-called-direct = -# Ist diese Nachricht dann zu alt, bekommst du eine einzige Direktnachricht. Nicht in deiner Ruhezeit und nicht, wenn dich nach deinen Einstellungen niemand erwähnen soll.
across-rests = Diese Nachricht ändert sich nicht mehr von selbst. Du wartest weiter und wirst gerufen.
across-over = Die Zeit ist um, und niemand ist gekommen. Dafür kann keiner etwas: Das Spiel ist selten.
across-known-as = **Die anderen kennen dich als** { $name }; eine Änderung gilt ab dem nächsten Tisch:
across-unnamed = { $name } – kein Name
across-partner = **Mit jemandem zusammen?** Wählt hier einander, dann spielt ihr als Partner. Ein solches Spiel zählt für keine Wertung.
across-partner-waits = **Dein Partner am Tisch:** { $name }. Ihr setzt euch, sobald { $name } auch wartet und dich gewählt hat, vorher mit niemandem. Ein solches Spiel zählt für keine Wertung.
across-partner-asks = **{ $name }** möchte mit dir zusammen spielen.
button-across-with = Mit { $name }
button-across-anybody = Mit irgendjemandem
across-partner-refused = { $person } lässt sich hier nicht wählen. Wähle jemand anderen auf diesem Server.
across-you = -# Die anderen kennen dich als { $name }.
across-call = 🌍 { $people } – ein Tisch mit Leuten anderer Server wartet: **{ $game }**
across-call-direct = 🌍 Ein Tisch mit Leuten anderer Server wartet: **{ $game }**
    -# Du hast darum gebeten. Bis du deine Karten öffnest, bleibt es bei dieser Nachricht.
across-stopped = **Dieses Spiel wurde abgebrochen.**
button-across-find = { $minutes } Min.
button-across-again = Neuen Tisch finden
button-across-stop = Nicht mehr warten
button-across-fill-on = Auch mit Computern
button-across-fill-off = Nur mit Menschen
across-rating-title = ### 🏆 { $game } · Wertung über Server hinweg
across-rated = { $place }. **{ $name }** · { $rating } · { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }
across-rated-equal = { $place }. { $people } Leute mit gleicher Wertung
across-rated-nobody = Noch steht hier niemand.
across-rated-you = **Du:** { $rating } · { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }. Diese Zeile siehst nur du.
across-not-rated = Du hast hier noch kein Spiel unter Menschen beendet.
across-rating-how = -# Spiele mit Computern zählen nicht, und ein Spiel, das du verlässt, kann dich nur etwas kosten. Je öfter du mit jemandem gespielt hast, desto weniger zählt das nächste Spiel mit ihm; eines, das vor dem dritten Stich endet oder in dem zwei einander als Partner gewählt haben, zählt gar nicht. Hier steht nur, wer es will, unter dem Namen, unter dem man ihn kennt, und wer mit { $met } verschiedenen Leuten gespielt hat.
button-across-rating = Wertung
button-across-list = Mich hier zeigen
button-across-unlist = Mich nicht zeigen
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-nice-deal = Was für eine Runde!
phrase-unlucky = Pech gehabt!
phrase-sorry = Entschuldigung!
phrase-no-matter = Macht nichts.
phrase-close = Das war knapp!
phrase-moment = Einen Moment, bitte.
phrase-thanks = Danke für das Spiel!
phrase-again = Noch ein Spiel?
phrase-bye = Auf Wiedersehen!
phrase-said = 💬 **{ $name }:** { $said }
phrase-about = **Was möchtest du sagen?** Die anderen lesen es in ihrer Sprache. Zwischen den Runden und nach dem Spiel kannst du jeweils einen Satz sagen; solange Karten gespielt werden, niemand.
phrase-later = Zwischen zwei Runden kannst du eines sagen, und eines nach dem Spiel. Solange Karten gespielt werden, sagt niemand etwas.
button-phrase = Etwas sagen
button-phrases-off = Worte der anderen verbergen
button-phrases-on = Worte der anderen zeigen
across-not-here = Serverübergreifende Tische sind hier noch nicht erlaubt. Die Moderation kann sie erlauben: `/stovkahra-moderation einstellungen`, *Wenn ein Tisch eröffnet wird*. In einer Direktnachricht an den Bot kannst du auch ohne sie warten.
across-left-often = Du hast an einem Tag mehrere Tische über Server hinweg verlassen und die anderen sitzen lassen. Auf den nächsten kannst du { $at } warten.
across-no-rematch = Über Server hinweg gibt es keine Revanche derselben Leute. Den nächsten Tisch findet `/{ $command } start`.
across-no-words = An einem Tisch über Server hinweg schreibt niemand etwas.
settings-across = **Serverübergreifende Tische**
settings-company-how =
    - **Tische über Server hinweg:** ob man hier auf einen Tisch mit Leuten von anderen Servern warten darf. Ihre Karten haben sie dort, wo sie sind; hier wird nichts davon gepostet, solange du keinen Kanal wählst; nur wer darum gebeten hat, wird einmal erwähnt, wenn ein Spiel beginnt.
    - **Kanal, der diese Tische zeigt,** für alle, die ihn lesen dürfen, wenn jemand sie von hier aus gefunden hat, höchstens fünf zugleich; keiner gewählt: kein Kanal. Er zeigt die Karten auf dem Tisch und die Punkte, unter den Namen, die sich die Leute dafür ausgesucht haben. Er erwähnt niemanden und hat keine Knöpfe.
settings-across-off = Keine Tische über Server hinweg
settings-across-on = Hier darf man darauf warten
settings-show-across = **Kanal, der diese Tische zeigt**; keiner gewählt: kein Kanal
across-board = -# Hier spielen Leute von mehreren Servern, unter selbst gewählten Namen. `/{ $command } start` findet dir einen Tisch.
