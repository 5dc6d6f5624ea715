# The panel

panel-title = ### Mâna ta · masa { $table }
trick-you = tu
reader-you = Tu
panel-last-trick = -# Înainte: { $cards } →{ "\u00A0" }**{ $winner }**
    -# { $names }
panel-trick-before = -# Înainte: { $leader } { $cards } →{ "\u00A0" }**{ $winner }**
panel-played-last = -# Ultimele tale cărți s-au jucat singure, fiindcă altele nu se puteau: { $cards }
panel-played-for = { $name } (singura)
panel-held = -# Acum nu se pot juca:
panel-cards = -# Toată mâna: { $cards }.
panel-waiting = { $name } e la rând.
panel-waiting-cut = { $name } taie pachetul.
button-deal-now = Împarte acum
button-rest = Restul e al meu
button-rest-agree = De acord
rest-sure = -# Tot ce a rămas e sigur al tău.
rest-claimed = **{ $name }:** „Restul e al meu.” { $cards }
rest-waits = Spui: „Restul e al meu.” Se joacă până la capăt când sunt de acord: { $names }. Sau joacă o carte.
deal-now-waits = -# Ca să se împartă acum, mai lipsește acordul de la { $names }.
button-go-on = Mai departe, până la { $goal ->
    [20] 20 de brčka
   *[10] { $goal } brčka
  }
go-on-about = -# **{ $label }:** jucați mai departe aici și brčka rămân, de îndată ce vreți toți.
rematch-about = -# **{ $label }:** altă masă cu aceiași jucători, unde toți încep de la zero.
go-on-waits = -# Ca jocul să continue, mai lipsește acordul de la { $names }.
panel-fate = ## { $fate ->
    [won] 🏆 Câștigi
   *[lost] Pierzi
  }{ $partners ->
    [0] { "" }
   *[other] , cu { $name }
  }.
panel-lobby = Jocul n-a început. Locul tău e păstrat.
panel-moved = -# Cărțile tale de la masa { $table } sunt acum aici: { $place }
panel-resting = **Cărțile acestea nu se mai actualizează singure (ultima dată: { $at }).** Apasă *Mâna mea* ca să vezi cum stă jocul.
ask-cut = **Tai tu.** Câte cărți muți de deasupra dedesubt?
ask-lead = **Deschizi tu.** Orice carte.
button-declare = { COMBINATION($combination) } +{ $points }
button-pass = Pas
button-back = Înapoi
button-look = Reîncarcă
button-cut = { $cards }
button-cuts = { $from }–{ $to }
button-cut-any = Oriunde
moved-on = -# ↻ Între timp s-a jucat mai departe; așa arată masa acum.

button-hint = Sfat
hint = 💡 { $told } { $why }
hint-why-none = În împărțirile care se potrivesc cu ce vezi, a ieșit cel mai bine, înaintea lui { $other }.
hint-why-alike = E totuna: celelalte cărți sunt la fel de bune.
hint-either = 💡 **{ FACE($card) } { CARD($card) }** sau **{ $other }**: e aproape totuna.
hint-close-said = Cealaltă alegere e aproape la fel de bună.
hint-gain-said = 💡 { $told } Cam cu { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } mai bine decât cealaltă alegere.
hint-gain = 💡 { $told } { $why } Cam cu { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } mai bine decât { $other }.
hint-play = Un jucător puternic ar da **{ FACE($card) } { CARD($card, case: "def") }**.
hint-declare = Un jucător puternic ar anunța **{ COMBINATION($combination) }** (+{ $points }).
hint-choose = Un jucător puternic ar alege **{ $label }**.
hint-why-hundred = Echipa ta are o sută.
hint-why-count = Echipa ta are sub o sută.
hint-why-declare = Aduce puncte.
hint-why-nothing = Nu mai e nimic de anunțat.
hint-why-bonus = Ia sigur levata și aduce astfel un bonus.
hint-why-take = Cealaltă parte n-o poate bate.
hint-why-add = Levata e sigură și nicio carte nu adaugă mai multe puncte.
hint-why-save = Levata e pierdută și nicio carte nu cedează mai puține puncte.
hint-why-spare = { $other } n-ar schimba care parte ia levata și rămâne în mână.
hint-why-master = În culoarea ei n-a mai rămas nimic care s-o bată.
hint-why-draw = Adversarii mai au aproape sigur atuuri, iar ea le scoate.
hint-why-risk = Nu are puncte care s-ar putea pierde.
hint-why-keep = Păstrează { $other } pentru mai târziu: nimic din culoarea ei n-o mai bate.
hint-why-keep-bonus = Păstrează { $other } pentru mai târziu: dacă ia levata, aduce un bonus.
hint-expects-few = { $name } pare să nu mai aibă { SUIT($suit) }.
hint-expects-some = { $name } pare să mai aibă { SUIT($suit) }.

# What is seldom done

panel-more = Ce vrei să faci?
worth-of-cards = -# Cât valorează cărțile: { $ranks }
panel-away = 💤 **Calculatorul joacă în locul tău**, fiindcă ai ratat două mutări la rând.
panel-not-come = 💤 **De la început joacă un calculator în locul tău**, fiindcă nu erai încă aici.
panel-awaited = 💤 **Masa te așteaptă**, fiindcă ai ratat două mutări la rând.
panel-substitute = 🪑 **Partida asta o joci în locul altcuiva.** Rezultatul este al celui care a început-o: { $player }. De la partida următoare joci pentru tine.
panel-series-of = 🪑 **Partidele tale sunt ale tale, seria este a celui care a început-o:** { $player }.
button-return = Am revenit
button-more = Altele
button-table = Masa
button-words = În cuvinte
words-trick = **Levata { $number }:** { $plays }. { $you ->
    [yes] O iei tu
   *[no] O ia { $winner }
  }{ $bonus ->
    [0] { "" }
   *[other] { "" }, cu un bonus de { $bonus }
  }.
words-trick-now = **Levata { $number } până acum:** { $plays }.
words-play = { $name }: { CARD($card) }
words-nothing = În dona aceasta nu s-a jucat încă nicio carte.
words-hand = **Mâna ta:** { $cards }.
button-preferences = Preferințe
button-concede = Cedează partida
button-concede-sure = Da, cedez
button-concede-agree = De acord
button-leave = Pleacă de la masă
button-leave-sure = Da, plec
button-stop = Oprește masa
button-stop-sure = Da, oprește
button-stop-back = Nu o opri
button-stop-agree = De acord cu oprirea
button-take-back = Retrage
ask-leave = **Pleci de la masă?** Locul tău îl ia un calculator{ $others ->
    [anybody] , iar de la el îl poate prelua oricine
    [invited] , iar de la el îl poate prelua cine are voie să stea aici
   *[nobody] { "" }
  }.
leave-answers = Partida rămâne a ta, câștigată sau pierdută.
ask-stop = **Oprești masa?**
ask-stop-alone = **Oprești masa?** Rămâne notată ca oprită, cu scorul ei. Ce s-a câștigat înainte rămâne în evidență, iar de aici poți continua.
ask-stop-at-once = **Oprești masa?** Se oprește imediat, căci de partea cealaltă joacă doar calculatoare. Ce s-a câștigat înainte rămâne în evidență, iar dacă se așază din nou aceiași jucători, pot continua.
ask-stop-others = **Oprești masa?** Trebuie să accepte fiecare dintre celelalte părți. Ce s-a câștigat înainte rămâne în evidență, iar dacă se așază din nou aceiași jucători, pot continua.
ask-stop-evening = **Oprești masa pentru restul serii?** Trebuie să accepte și cealaltă parte, dacă acolo nu joacă doar calculatoare. Dona în curs o joacă până la capăt calculatoarele, și ea se numără; pe cele de după, masa nu le mai joacă.
ask-stop-individual = **Oprești dona asta?** Trebuie să fie de acord și cealaltă parte, dacă acolo nu joacă doar calculatoare. Calculatoarele joacă dona până la capăt, și ea se numără. Joacă în locul vostru și donele următoare, până vă înscrieți din nou sub *Clasament*.
ask-stop-practice = **Oprești partida asta?** O poți continua de aici, cât timp nu începi alta.
stopped-alone = **Masa e oprită.** Poți continua aici.
concede-asked = 🏳️ Propunerea a ajuns la partenerul tău. Dacă o repeți, o retragi.
concede-noted = 🏳️ Am notat propunerea ta. Dacă o repeți, o retragi.
concede-taken-back = Jocul merge mai departe.
concede-waits = 🏳️ Propui să cedați partida; { $name } trebuie să accepte.
concede-waits-absent = 🏳️ Propui să cedați partida; { $name } trebuie să accepte, dar nu e aici. Până atunci partida continuă, iar pe locul acela joacă un calculator.
concede-partner = 🏳️ { $name } propune să cedați partida.
deadline-yours = ⏳ Timpul tău pentru mutare expiră { $when }.
bank-yours = -# ⏱️ Pentru partidă îți rămăseseră { $left }; secundele pentru fiecare carte vin în plus.
brought-down = Masa apare din nou, la sfârșitul canalului.

# A word in private, which somebody at the table does not hear

button-advise = Dă un sfat
button-answer = Răspunde
advice = 🤫 **{ $name }:** { $note }
advice-unheard = Fără ca { $name } să audă
advice-about = Ceilalți citesc lângă cărțile lor, până la sfârșitul donei. Lăsat gol, sfatul e retras.
button-seed = Cuvinte pentru amestecare
words-title = Pentru amestecarea partidei următoare
words-label = Orice cuvinte sau numere
words-about = Cărțile vor decurge și din ele. Le va vedea toată lumea. Lăsat gol, sunt retrase.
words-noted = -# 🎲 Notat pentru partida următoare. Până începe îți poți schimba cuvintele; atunci le vede toată lumea.
words-gone = -# 🎲 La amestecarea partidei următoare nu intră cuvinte de la tine.
