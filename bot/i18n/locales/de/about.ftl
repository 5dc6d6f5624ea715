# Those whom the operator has shut out

shut-out = ⛔ **{ $who ->
    [person] Wer diesen Bot betreibt, hat dich ausgeschlossen.
   *[server] Wer diesen Bot betreibt, hat diesen Server ausgeschlossen.
  }**{ $why ->
    [yes] { "" } Grund: { $reason }
   *[no] { "" }
  }
    { $named ->
        [yes] Hältst du das für einen Irrtum, dann schreib an { $address }
       *[no] Eine Adresse, an die man schreiben kann, ist nicht angegeben.
      }
    -# Was von dir gespeichert ist, gehört weiter dir: `/datenschutz`
goodbye = ⛔ **Wer diesen Bot betreibt, hat diesen Server ausgeschlossen. Deshalb verlässt der Bot ihn jetzt.**{ $why ->
    [yes] { "" } Grund: { $reason }
   *[no] { "" }
  }
    { $named ->
        [yes] Hältst du das für einen Irrtum, dann schreib an { $address }
       *[no] Eine Adresse, an die man schreiben kann, ist nicht angegeben.
      }

# Who runs the bot

button-about = Über den Bot
about-title = ### Stovkahra { $version }
    Seltene Kartenspiele in Discord.
about-operator = **Betrieben von:** { $named ->
    [yes] { $name }
   *[no] nicht angegeben
  }
about-support = **Fragen und Meldungen:** { $named ->
    [yes] { $address }
   *[no] keine Adresse angegeben
  }
about-terms = [Nutzungsbedingungen]({ $address })
about-privacy = { $linked ->
    [yes] [Datenschutzerklärung]({ $address })
   *[no] Was von dir gespeichert ist: `/datenschutz`
  }
about-licence = -# Das Programm ist freie Software unter der MIT-Lizenz.

# How to report somebody or a fault

button-report = Jemanden melden
report-title = ### Jemanden oder einen Fehler melden
report-where = { $named ->
    [yes] **Schreib denen, die diesen Bot betreiben:** { $address }
   *[no] **Wer diesen Bot betreibt, hat keine Adresse angegeben.** Wende dich an die Moderation des Servers: Sie kann Tische beenden und weiß vielleicht, wer den Bot betreibt.
  }
report-what = **Was hineingehört:**
    - über jemanden: der Name, die Nummer des Tisches, was wann geschehen ist
    - über einen Fehler: was du gedrückt hast, was zu sehen war, und die Kennung, wenn der Bot eine genannt hat
report-table = **Tisch:** { $table }
report-reference = **Kennung:** `{ $reference }`

# Whom one has met across servers

report-met = **Jemanden von diesem Tisch melden:** Wer den Bot betreibt, bekommt die Meldung mit dem Protokoll des Spiels, sobald es vorbei ist, und mit der Nummer deines Kontos. Wer gemeldet wird, erfährt nichts davon.
report-met-choose = Wen melden, und weshalb?
report-for-name = { $name }: der Name
report-for-waiting = { $name }: lässt andere warten oder geht
report-for-together = { $name }: spricht sich heimlich mit jemandem ab
report-for-other = { $name }: etwas anderes
report-done = ✅ Gemeldet: **{ $name }**. Ein anderer Grund ersetzt diesen.
block-met = **Jemanden blockieren:** Ihr werdet nicht mehr zusammengebracht. Auch auf Servern bekommt diese Person keinen Platz, wo du sitzt, kann dich nicht einladen und erfährt nichts davon. Ihr Konto erfährst du nicht; deshalb hindert dich nichts daran, dich selbst dazuzusetzen oder sie einzuladen. Rückgängig: `/stovkahra meine-einstellungen`, *Blockierte Leute*.
block-met-choose = Wen blockieren?
block-met-done = ✅ Blockiert: **{ $name }**.
