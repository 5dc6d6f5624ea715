# Lépések előre, lassú órájú asztaloknál

button-ahead = Előre
button-ahead-back = Visszavonom
button-if-led = Ha { SUIT($suit) } jön
button-if-lead = Ha én hívok
button-ahead-beat = Legkisebb, ami üt
button-ahead-low = Legkisebb
button-ahead-high = Legnagyobb
button-ahead-none = Semmi
ahead-about = **Előre.** Amit itt mondasz, azt néhány másodperccel azután játsszuk ki, hogy sorra kerülsz, ha úgy alakul. Más nem látja, és addig visszavonhatod. Mire számítasz?
ahead-closed = Most semmit sem lehet előre mondani.
ahead-ask = **{ $case }:** mit játszol ki?
ahead-if-led = Ha { SUIT($suit) } a hívott szín
ahead-if-lead = Ha a következő ütésben te hívsz
ahead-line = - { $case }: **{ $answer }**
ahead-line-card = - { $case }: **{ FACE($card) } { CARD($card) }**
ahead-beat = a legkisebb, ami elviszi az ütést
ahead-low = a szín legkisebb lapja
ahead-high = a szín legnagyobb lapja
ahead-said = -# ⏩ Mondtál már valamit előre. Itt látod: *Előre*.
ahead-comes = ⏩ Ahogy előre mondtad, ezt játsszuk ki: **{ FACE($card) } { CARD($card) }**, { $when }. Addig másik lapot is kijátszhatsz.
ahead-nothing = -# ⏩ Abból, amit előre mondtál, semmi sem illik ide. A lapoddal együtt törlődik.
ahead-taken-back = -# ↩️ Már semmi sincs előre mondva.
