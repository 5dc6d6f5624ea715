# Those whom the operator has shut out

shut-out = ⛔ **{ $who ->
    [person] A bot üzemeltetője kizárt téged.
   *[server] A bot üzemeltetője kizárta ezt a szervert.
  }**{ $why ->
    [yes] { "" } Indok: { $reason }
   *[no] { "" }
  }
    { $named ->
        [yes] Ha szerinted ez tévedés, írj ide: { $address }
       *[no] Az üzemeltető nem adott meg címet, ahová írni lehetne.
      }
    -# Amit a bot rólad őriz, az továbbra is a tiéd: `/adatvédelem`
goodbye = ⛔ **A bot üzemeltetője kizárta ezt a szervert, ezért a bot most elhagyja.**{ $why ->
    [yes] { "" } Indok: { $reason }
   *[no] { "" }
  }
    { $named ->
        [yes] Ha szerinted ez tévedés, írj ide: { $address }
       *[no] Az üzemeltető nem adott meg címet, ahová írni lehetne.
      }

# Who runs the bot

button-about = A botról
about-title = ### Stovkahra { $version }
    Ritka kártyajátékok a Discordon.
about-operator = **Üzemelteti:** { $named ->
    [yes] { $name }
   *[no] nincs megadva
  }
about-support = **Kérdések és bejelentések:** { $named ->
    [yes] { $address }
   *[no] nincs megadva cím
  }
about-terms = [Felhasználási feltételek]({ $address })
about-privacy = { $linked ->
    [yes] [Adatvédelmi tájékoztató]({ $address })
   *[no] Amit a bot rólad őriz: `/adatvédelem`
  }
about-licence = -# A program szabad szoftver, MIT-licenc alatt.

# How to report somebody or a fault

button-report = Bejelentés
report-title = ### Valaki vagy egy hiba bejelentése
report-where = { $named ->
    [yes] **Írj a bot üzemeltetőjének:** { $address }
   *[no] **A bot üzemeltetője nem adott meg címet.** Fordulj a szerver moderátoraihoz: ők leállíthatnak asztalokat, és talán tudják, ki üzemelteti a botot.
  }
report-what = **Mit írj meg:**
    - valakiről: a nevét, az asztal számát, mi történt és mikor
    - hibáról: mit nyomtál meg, mit láttál, és a hivatkozást, ha a bot megadott egyet
report-table = **Asztal:** { $table }
report-reference = **Hivatkozás:** `{ $reference }`

# Whom one has met across servers

report-met = **Valaki bejelentése ettől az asztaltól:** a bot üzemeltetője megkapja a játszma jegyzőkönyvével együtt, amint a játszma véget ért, és a fiókod számával. A bejelentett személy nem tud meg róla semmit.
report-met-choose = Kit jelentesz be, és miért?
report-for-name = { $name }: a neve
report-for-waiting = { $name }: megvárat másokat, vagy elmegy
report-for-together = { $name }: összejátszik valakivel
report-for-other = { $name }: valami más
report-done = ✅ Bejelentve: **{ $name }**. Egy másik ok ezt felváltja.
block-met = **Valaki letiltása:** többé nem kerültök egy asztalhoz. A szervereken sem kap helyet ott, ahol te ülsz, nem hívhat meg, és nem tud meg róla semmit. A fiókját nem tudod meg, ezért semmi sem akadályoz abban, hogy te ülj le mellé, vagy te hívd meg. Visszavonás: `/stovkahra beállításaim`, *Letiltottak*.
block-met-choose = Kit tiltasz le?
block-met-done = ✅ Letiltva: **{ $name }**.
