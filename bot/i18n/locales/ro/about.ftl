# Those whom the operator has shut out

shut-out = ⛔ **{ $who ->
    [person] Cine administrează acest bot te-a exclus.
   *[server] Cine administrează acest bot a exclus serverul acesta.
  }**{ $why ->
    [yes] { "" } Motivul: { $reason }
   *[no] { "" }
  }
    { $named ->
        [yes] Dacă crezi că e o greșeală, scrie la { $address }
       *[no] Nu este indicată nicio adresă la care să scrii.
      }
    -# Ce se păstrează despre tine rămâne al tău: `/confidențialitate`
goodbye = ⛔ **Cine administrează acest bot a exclus serverul acesta, așa că botul îl părăsește acum.**{ $why ->
    [yes] { "" } Motivul: { $reason }
   *[no] { "" }
  }
    { $named ->
        [yes] Dacă crezi că e o greșeală, scrie la { $address }
       *[no] Nu este indicată nicio adresă la care să scrii.
      }

# Who runs the bot

button-about = Despre bot
about-title = ### Stovkahra { $version }
    Jocuri de cărți rare pe Discord.
about-operator = **Administrat de:** { $named ->
    [yes] { $name }
   *[no] neindicat
  }
about-support = **Întrebări și raportări:** { $named ->
    [yes] { $address }
   *[no] nicio adresă indicată
  }
about-terms = [Termenii serviciului]({ $address })
about-privacy = { $linked ->
    [yes] [Politica de confidențialitate]({ $address })
   *[no] Ce se păstrează despre tine: `/confidențialitate`
  }
about-licence = -# Programul este software liber sub licența MIT.

# How to report somebody or a fault

button-report = Raportează
report-title = ### Raportează pe cineva sau o eroare
report-where = { $named ->
    [yes] **Scrie-i celui care administrează acest bot:** { $address }
   *[no] **Cine administrează acest bot nu a indicat nicio adresă.** Adresează-te moderatorilor serverului: ei pot opri mese și poate știu cine administrează botul.
  }
report-what = **Ce să trimiți:**
    - despre cineva: numele, numărul mesei, ce s-a întâmplat și când
    - despre o eroare: ce ai apăsat, ce ai văzut și referința, dacă botul ți-a dat una
report-table = **Masa:** { $table }
report-reference = **Referința:** `{ $reference }`

# Whom one has met across servers

report-met = **Raportează pe cineva de la masa aceasta:** cine administrează botul primește raportul cu fișa partidei, după ce s-a terminat, și cu numărul contului tău. Persoana raportată nu află.
report-met-choose = Pe cine raportezi și pentru ce?
report-for-name = { $name }: numele
report-for-waiting = { $name }: îi lasă pe alții să aștepte sau pleacă
report-for-together = { $name }: joacă în înțelegere cu cineva
report-for-other = { $name }: altceva
report-done = ✅ Ai raportat: **{ $name }**. Un alt motiv îl înlocuiește pe acesta.
block-met = **Blochează pe cineva:** nu mai ajungeți la aceeași masă. Nici pe servere nu primește loc unde stai tu, nu te poate invita și nu află. Contul nu îl afli, așa că nimic nu te oprește să te așezi tu lângă acea persoană sau să o inviți. Poți reveni în `/stovkahra preferințe`, *Oameni blocați*.
block-met-choose = Pe cine blochezi?
block-met-done = ✅ Ai blocat: **{ $name }**.
