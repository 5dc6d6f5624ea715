# The panel

panel-title = ### Mâna ta · masa { $table }
panel-partner = -# Cu { $partner }, contra { $first } și { $second }.
panel-trick = { $cards }
panel-trump = Atu: **{ SIGN($suit) } { SUIT($suit) }**
panel-score = -# Puncte scrise: { $ours } voi, { $theirs } adversarii.
panel-score-open = -# { $ours } voi, { $theirs } adversarii.
panel-cards = -# În cuvinte: { $cards }.
panel-waiting = { $name } e la rând.
panel-waiting-declare = Ceilalți anunță.
panel-waiting-cut = { $name } taie pachetul.
panel-waiting-deal = Dona următoare vine { $when }.
panel-waiting-choice = Câștigătorii aleg ce fac cu brčka câștigate.
panel-lobby = Jocul n-a început. Locul tău e păstrat.
panel-over = La masa asta jocul s-a terminat.
panel-stopped = Masa a fost oprită.
ask-cut = **Tai tu.** Câte cărți muți de deasupra dedesubt?
ask-declare = **Anunță sau spune pas.** Doar ce anunți aduce puncte.
ask-declare-more = **Mai ai ceva?** Anunță, spune pas sau *dost*.
ask-lead = **Deschizi tu.** Orice carte.
ask-follow-beat = **E rândul tău.** Dă { SUIT($suit) } și bate { CARD($best, case: "def") }.
ask-follow-below = **E rândul tău.** Dă { SUIT($suit) }; nu poți bate { CARD($best, case: "def") }.
ask-follow-behind-trump = **E rândul tău.** Dă { SUIT($suit) }; levata e tăiată cu atu, merge oricare.
ask-trump = **E rândul tău.** Nu ai { SUIT($suit) }: dă un atu.
ask-overtrump = **E rândul tău.** Nu ai { SUIT($suit) }: dă un atu peste { CARD($best, case: "def") }.
ask-undertrump = **E rândul tău.** Nu ai { SUIT($suit) }: dă un atu, deși niciunul nu bate { CARD($best, case: "def") }.
ask-discard = **E rândul tău.** Nu ai nici { SUIT($suit) }, nici atu: orice carte.
ask-claim = **Ultima levată e a ta.** Spune *dost* dacă echipa ta are o sută sau cere numărătoarea.
ask-choice = **Ați câștigat.** Adăugați la brčka voastre sau luați de la adversari? Hotărăște cine răspunde primul dintre voi doi.
ask-dost = **Spui dost?** Dacă echipa ta are sub o sută, adversarii câștigă două brčka.
signal-yours = Semnul tău către { $name }: **{ SIGN($suit) } { SUIT($suit) }**.
signal-told = 🤫 { $name } îți face semn: **{ SIGN($suit) } { SUIT($suit) }**.
signal-ask = Îi poți arăta partenerului ({ $name }) o culoare, o singură dată, înainte de prima carte. Altcineva n-o vede.
button-declare = { COMBINATION($combination) } +{ $points }
button-pass = Pas
button-dost = Dost!
button-dost-sure = Da, dost!
button-back = Înapoi
button-count = Numără
button-signal = Arată { SUIT($suit, case: "short") }
button-look = Reîncarcă
button-cut = { $cards }
button-cuts = { $from }–{ $to }
button-cut-any = Oriunde
moved-on = -# ↻ Între timp s-a jucat mai departe; așa arată masa acum.

button-hint = Sfat
hint = 💡 { $told } { $why }
hint-gain = 💡 { $told } { $why } Cam cu { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } mai bine decât următoarea variantă.
hint-play = Un jucător bun ar da **{ FACE($card) } { CARD($card, case: "def") }**.
hint-declare = Un jucător bun ar anunța **{ COMBINATION($combination) }**.
hint-pass = Un jucător bun ar spune **pas**.
hint-dost = Un jucător bun ar spune **dost**.
hint-count = Un jucător bun ar cere **numărătoarea**.
hint-choose = Un jucător bun ar alege **{ $label }**.
hint-why-hundred = Echipa ta are o sută.
hint-why-count = Echipa ta are sub o sută.
hint-why-declare = Aduce puncte și spune mai puțin decât aduce.
hint-why-nothing = Nu mai e nimic de anunțat.
hint-why-only = E singura carte pe care o poți juca.
hint-why-lead-trump = Dacă deschizi cu atu, scoți atuurile celorlalți.
hint-why-lead-master = În culoarea ei n-a mai rămas nimic care s-o bată.
hint-why-lead-low = Cedezi puțin și păstrezi ce mai poate câștiga.
hint-why-win = Bate cea mai bună carte de până acum.
hint-why-win-seven = Un șeptar care ia levata aduce bonus.
hint-why-give = Levata merge la partenerul tău: pui puncte la adăpost.
hint-why-save = Nu poți lua levata, așa că pierzi cât mai puțin.

# What is seldom done

panel-more = Ce vrei să faci?
panel-away = 💤 **Calculatorul joacă în locul tău**, fiindcă ai lipsit la două mutări la rând.
button-return = Am revenit
button-more = Altele
button-preferences = Preferințe
button-concede = Cedează partida
button-concede-sure = Da, cedez
button-leave = Pleacă de la masă
button-leave-sure = Da, plec
button-stop = Vot de oprire
ask-concede = **Cedezi partida?** O câștigă adversarii: un brčko sau două, după punctele de până acum. E nevoie și de acordul partenerului.
ask-leave = **Pleci de tot?** Locul tău îl ia un calculator, iar de la el îl poate prelua oricine.
concede-asked = 🏳️ Propunerea a ajuns la partenerul tău. Dacă o repeți, o retragi.
concede-taken-back = Jocul merge mai departe.
concede-waits = 🏳️ Propui să cedați partida. { $name } trebuie să accepte, din *Altele*.
concede-partner = 🏳️ { $name } propune să cedați partida. Dacă ești de acord, fă la fel, din *Altele*.
deadline-yours = ⏳ Timpul tău pentru mutare expiră { $when }.
brought-down = Masa apare din nou, la sfârșitul canalului.
