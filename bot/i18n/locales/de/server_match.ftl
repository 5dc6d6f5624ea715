# Wettkämpfe zweier Server

command-match = wettkampf
command-match-about = Ein Wettkampf gegen einen anderen Server: jeder ist ein Team, alle spielen dieselben Karten
option-match-deals-about = Wie viele Runden, wenn du einen Wettkampf vorschlägst; ohne Angabe 4
option-code = kennwort
option-code-about = Das Kennwort der Moderatoren eines anderen Servers, mit dem du ihren Wettkampf annimmst
match-title = ### ⚔️ Wettkampf { $evening } · { $deals } Runden
match-about = Zwei Server spielen, jeder mit einem Team. An jedem Tisch treffen zwei des einen Teams auf zwei des anderen, und alle Tische spielen dieselben Karten. Dein Blatt hast du da, wo du bist. Die anderen kennen dich unter dem Namen, den du bei `finden` gewählt hast, und niemand kann etwas schreiben.
match-team = **Team { $side }, { $where ->
    [here] dieser Server
   *[there] der andere Server
  }{ $ready ->
    [yes] { " " }✅ will beginnen, bis { $until }
   *[no] { "" }
  }** ({ $people } von { $most })
match-code = Moderatoren eines anderen Servers nehmen mit `/stovkahra-moderation wettkampf kennwort:{ $code }` an. Gebt das Kennwort nur ihnen.
match-begins = -# Der Wettkampf beginnt, wenn Moderatoren beider Server innerhalb von zehn Minuten *Beginnen* drücken. Geschieht das nicht bis { $until }, entfällt er. Für alle, die in den letzten zehn Minuten nicht *Ich bin dabei* gedrückt haben oder anderswo sitzen, spielt ein Computer, bis sie kommen. Computer nehmen auch die Plätze, für die ein Team niemanden hat.
match-where = **Wettkampf { $evening }**, Tisch { $table } des Wettkampfs · Runde { $deal } von { $deals }
match-you = Dieser Server ist Team **{ $side }**.
match-off = **Der Wettkampf fand nicht statt.**
match-final = **Der Wettkampf ist vorbei.** { $deals ->
    [one] Die eine gespielte Runde zählt.
   *[other] Alle { $deals } Runden zählen.
  }
match-won = 🏆 **Team { $side } gewinnt den Wettkampf**, { $share } zu { $other }.
match-goes-on = Die nächste Runde ist bereit. Dein neues Blatt öffnet sich hier.
match-stop-done = Dein Tisch spielt in diesem Wettkampf nicht mehr. Computer spielen diese Runde zu Ende, und sie zählt.
match-how = -# An allen Tischen sind die Seiten A der eine Server und die Seiten B der andere, mit höchstens { $most } Leuten. Mit jeder Runde tauschen die Seiten ihre Plätze.
    -# **Weg.** Wer für eine Karte zu lange braucht, für den spielt sie der Computer; er spielt auch für alle weiter, die gehen. Eine Runde, die im Gange ist, wenn an einem Tisch alle gegangen sind oder der Wettkampf endet, spielen Computer zu Ende, und sie zählt. Eine Runde, die ein Tisch versäumt, zählt 40{ "\u00A0" }%, oder weniger für eine Seite, die in ihren anderen schlechter war.
    -# Die Karten einer Runde sehen andere, wenn alle Tische sie gespielt haben. Ein Wettkampf zählt in keiner Tabelle.
button-match-begin = Beginnen
button-match-off = Absagen
match-over = Diesen Wettkampf gibt es hier nicht mehr.
match-code-unknown = Unter diesem Kennwort wartet kein Wettkampf auf eine Antwort. Frag die Moderatoren des anderen Servers nach ihrem, und nimm den Befehl desselben Spiels.
match-own = Das ist das Kennwort des eigenen Wettkampfs. Gib es Moderatoren eines anderen Servers.
match-other = Dieser Server hat bei diesem Spiel schon einen Wettkampf. Spielt ihn, oder sagt ihn erst ab.
match-alone = Noch hat kein anderer Server angenommen.
match-few = Von diesem Server hat sich noch niemand angemeldet.
match-begun = Der Wettkampf hat begonnen. *Karten* zeigt deine.
match-no-hand = Du hast in diesem Wettkampf gerade keinen Platz.
