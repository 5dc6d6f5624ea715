# Those whom the operator has shut out

shut-out = ⛔ **{ $who ->
    [person] Provozovatel tohoto bota tě vyloučil.
   *[server] Provozovatel tohoto bota vyloučil tento server.
  }**{ $why ->
    [yes] { "" } Důvod: { $reason }
   *[no] { "" }
  }
    { $named ->
        [yes] Jestli je to podle tebe omyl, napiš na { $address }
       *[no] Adresu, na kterou by šlo napsat, provozovatel neuvedl.
      }
    -# Co se o tobě uchovává, je dál tvoje: `/soukromí`
goodbye = ⛔ **Provozovatel tohoto bota vyloučil tento server, a bot ho proto teď opouští.**{ $why ->
    [yes] { "" } Důvod: { $reason }
   *[no] { "" }
  }
    { $named ->
        [yes] Jestli je to podle tebe omyl, napiš na { $address }
       *[no] Adresu, na kterou by šlo napsat, provozovatel neuvedl.
      }

# Who runs the bot

button-about = O botovi
about-title = ### Stovkahra { $version }
    Vzácné karetní hry na Discordu.
about-operator = **Provozuje:** { $named ->
    [yes] { $name }
   *[no] neuvedeno
  }
about-support = **Dotazy a hlášení:** { $named ->
    [yes] { $address }
   *[no] adresa není uvedena
  }
about-terms = [Podmínky služby]({ $address })
about-privacy = { $linked ->
    [yes] [Zásady ochrany soukromí]({ $address })
   *[no] Co se o tobě uchovává: `/soukromí`
  }
about-licence = -# Program je svobodný software pod licencí MIT.

# How to report somebody or a fault

button-report = Nahlásit
report-title = ### Nahlásit někoho nebo chybu
report-where = { $named ->
    [yes] **Napiš provozovateli tohoto bota:** { $address }
   *[no] **Provozovatel tohoto bota žádnou adresu neuvedl.** Obrať se na moderátory serveru: mohou zastavovat stoly a třeba vědí, kdo bota provozuje.
  }
report-what = **Co poslat:**
    - o někom: jeho jméno, číslo stolu, co se stalo a kdy
    - o chybě: co bylo stisknuto, co se ukázalo, a kód, pokud ho bot napsal
report-table = **Stůl:** { $table }
report-reference = **Kód:** `{ $reference }`

# Whom one has met across servers

report-met = **Nahlásit někoho od tohoto stolu:** provozovatel dostane hlášení se záznamem hry, až bude dohraná, a s číslem tvého účtu. Kdo je nahlášen, se to nedozví.
report-met-choose = Koho a proč nahlásit?
report-for-name = { $name }: jméno
report-for-waiting = { $name }: nechává čekat nebo odchází
report-for-together = { $name }: hraje s někým v dohodě
report-for-other = { $name }: něco jiného
report-done = ✅ Nahlášeno provozovateli: **{ $name }**. Jiný důvod nahradí tenhle.
block-met = **Zablokovat někoho:** bot už vás nedá k jednomu stolu. Ani na serverech nedostane místo tam, kde sedíš, nepozve tě a nedozví se to. Jeho účet se nedozvíš, a tak ti nic nebrání přisednout k němu nebo ho pozvat. Zrušíš to v `/stovkahra nastavení`, *Zablokovaní lidé*.
block-met-choose = Koho zablokovat?
block-met-done = ✅ Zablokováno: **{ $name }**.
