# The panel

panel-title = ### Tvoje karty · stůl { $table }
trick-you = ty
reader-you = Ty
panel-last-trick = -# Předtím: { $cards } →{ "\u00A0" }**{ $winner }**
    -# { $names }
panel-trick-before = -# Předtím: { $leader } { $cards } →{ "\u00A0" }**{ $winner }**
panel-played-last = -# Poslední karty se zahrály za tebe, protože jiné hrát nešlo: { $cards }
panel-played-for = { $name } (jediná možná)
panel-held = -# Teď zahrát nejde:
panel-cards = -# Vše slovy: { $cards }.
panel-waiting = Na tahu je { $name }.
panel-waiting-cut = Snímá { $name }.
button-deal-now = Rozdat hned
button-rest = Zbytek je můj
button-rest-agree = Souhlasím
rest-sure = -# Všechno, co zbývá, je jistě tvoje.
rest-claimed = **{ $name }:** „Zbytek je můj.“ { $cards }
rest-waits = Říkáš: „Zbytek je můj.“ Dohraje se, jakmile souhlasí: { $names }. Nebo zahraj kartu.
deal-now-waits = -# Rozdá se, jakmile to budou chtít i: { $names }.
button-go-on = Dál do { $goal } brček
go-on-about = -# **{ $label }:** hraje se dál u tohoto stolu a brčka zůstávají, jakmile budou chtít všichni.
rematch-about = -# **{ $label }:** nový stůl se stejnými hráči, všichni začínají od nuly.
go-on-waits = -# Hraje se dál, jakmile to budou chtít i: { $names }.
panel-fate = ## { $fate ->
    [won] 🏆 Výhra
   *[lost] Prohra
  }{ $partners ->
    [0] { "" }
   *[other] { " " }· { $name }
  }
panel-lobby = Hra ještě nezačala. Tvoje místo na tebe čeká.
panel-moved = -# Tvoje karty u stolu { $table } jsou teď tady: { $place }
panel-resting = **Tyhle karty se už samy neobnovují (naposledy: { $at }).** Jak to stojí, ukáže *Mé karty*.
ask-cut = **Snímáš.** Kolik karet dáš shora dospod?
ask-lead = **Vynášíš.** Můžeš cokoli.
button-declare = { COMBINATION($combination) } +{ $points }
button-pass = Dál
button-back = Zpět
button-look = Obnovit
button-cut = { $cards }
button-cuts = { $from } až { $to }
button-cut-any = Kdekoli
moved-on = -# ↻ Mezitím se hrálo dál; takhle to vypadá teď.

button-hint = Rada
hint = 💡 { $told } { $why }
hint-why-none = V rozdáních, která sedí na to, co vidíš, dopadla nejlíp, před { $other }.
hint-why-alike = Je to jedno: ostatní karty dopadnou stejně.
hint-either = 💡 **{ FACE($card) } { CARD($card) }** nebo **{ $other }**: je to skoro jedno.
hint-close-said = Druhá volba je skoro stejně dobrá.
hint-gain-said = 💡 { $told } Je asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } lepší.
hint-gain = 💡 { $told } { $why } Je asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } lepší než { $other }.
hint-play = Expert by zahrál **{ FACE($card) } { CARD($card, case: "acc") }**.
hint-declare = Expert by ohlásil **{ COMBINATION($combination) }** (+{ $points }).
hint-choose = Expert by zvolil **{ $label }**.
hint-why-hundred = Vaše dvojice má stovku.
hint-why-count = Vaše dvojice má méně než sto.
hint-why-declare = Přinese body.
hint-why-nothing = Už není co hlásit.
hint-why-bonus = Určitě vezme štych, a tím přinese prémii.
hint-why-take = Druhá strana ji nemůže přebít.
hint-why-add = Štych s ní nejde ztratit a žádná karta nepřidá víc bodů.
hint-why-save = Štych je ztracený a žádná karta neodevzdá méně bodů.
hint-why-spare = { $other } by nezměnila, která strana štych vezme, a zůstane v ruce.
hint-why-master = Nic vyššího v té barvě už ve hře není.
hint-why-draw = Soupeři mají skoro jistě ještě trumfy, a tahle karta je vytáhne.
hint-why-risk = Nemá body, o které by se dalo přijít.
hint-why-keep = Nech si { $other } na později: v její barvě ji už nic nepřebije.
hint-why-keep-bonus = Nech si { $other } na později: když vezme štych, přinese prémii.
hint-expects-few = { $name } už nejspíš { SUIT($suit) } nemá.
hint-expects-some = { $name } má nejspíš ještě { SUIT($suit) }.

# What is seldom done

panel-more = Co chceš udělat?
worth-of-cards = -# Kolik karty platí: { $ranks }
panel-away = 💤 **Hraje za tebe počítač**, protože ti dvakrát po sobě vypršel čas.
panel-not-come = 💤 **Od začátku za tebe hraje počítač**, protože od tebe ještě nic nepřišlo.
panel-awaited = 💤 **Stůl čeká na tebe**, protože ti dvakrát po sobě vypršel čas.
panel-substitute = 🪑 **Tuhle hru jen dohráváš.** Její výsledek se počítá tomu, kdo ji začal: { $player }. Za sebe hraješ od příští hry.
panel-series-of = 🪑 **Hry se počítají tobě, série tomu, kdo ji začal:** { $player }.
button-return = Jsem zpět
button-more = Více
button-table = Stůl
button-words = Slovy
words-trick = **{ $number }. štych:** { $plays }. { $you ->
    [yes] Bereš ho ty
   *[no] Bere { $winner }
  }{ $bonus ->
    [0] { "" }
   *[other] { "" }, prémie { $bonus }
  }.
words-trick-now = **{ $number }. štych zatím:** { $plays }.
words-play = { $name }: { CARD($card) }
words-nothing = V tomto rozdání ještě nepadla žádná karta.
words-hand = **Tvoje karty:** { $cards }.
button-preferences = Nastavení
button-concede = Vzdát hru
button-concede-sure = Ano, vzdát
button-concede-agree = Souhlasit
button-leave = Odejít od stolu
button-leave-sure = Ano, odejít
button-stop = Zrušit stůl
button-stop-sure = Ano, zrušit
button-stop-back = Nerušit stůl
button-stop-agree = Souhlasit se zrušením
button-take-back = Vzít zpět
ask-leave = **Odejít od stolu?** Na tvoje místo si sedne počítač{ $others ->
    [anybody] , a od něj ho může převzít kdokoli
    [invited] , a od něj ho může převzít, kdo tu smí sedět
   *[nobody] { "" }
  }.
leave-answers = Výsledek této hry zůstává tvůj, ať dopadne jakkoli.
ask-stop = **Zrušit stůl?**
ask-stop-alone = **Zrušit stůl?** Zapíše se jako zrušený, i se stavem. Dřívější výhry zůstávají zapsané a odsud můžeš pokračovat.
ask-stop-at-once = **Zrušit stůl?** Platí to hned, na ostatních stranách hrají počítače. Dřívější výhry zůstávají zapsané, a když si ke stolu zase sednou stejní lidé, můžou pokračovat.
ask-stop-others = **Zrušit stůl?** Souhlasit musí každá další strana. Dřívější výhry zůstávají zapsané, a když si ke stolu zase sednou stejní lidé, můžou pokračovat.
ask-stop-evening = **Zrušit stůl pro zbytek večera?** Druhá strana musí souhlasit, pokud tam nehrají jen počítače. Rozehrané rozdání dohrají počítače a započítá se; další už stůl vynechá.
ask-stop-individual = **Skončit tohle rozdání?** Musí souhlasit i druhá strana, pokud tam nehrají jen počítače. Rozdání dohrají počítače a započítá se. Hrají za vás i v dalších rozdáních, dokud se v *Pořadí* znovu nepřihlásíte.
ask-stop-practice = **Zrušit tuhle hru?** Odsud v ní můžeš pokračovat, dokud nezačneš jinou.
stopped-alone = **Tenhle stůl je zrušený.** Můžeš tu pokračovat.
concede-asked = 🏳️ Teď to musí potvrdit tvůj spoluhráč. Zopakováním to vezmeš zpět.
concede-noted = 🏳️ Tvoje přání je zaznamenáno. Zopakováním ho vezmeš zpět.
concede-taken-back = Hraješ dál.
concede-waits = 🏳️ Chceš hru vzdát; souhlasit s tím musí ještě { $name }.
concede-waits-absent = 🏳️ Chceš hru vzdát; souhlasit s tím musí i { $name }, ale není tu. Do té doby se hraje dál a na tom místě hraje počítač.
concede-partner = 🏳️ { $name } chce hru vzdát.
deadline-yours = ⏳ Čas na tvůj tah vyprší { $when }.
bank-yours = -# ⏱️ Na hru ti zbývalo { $left }; vteřiny na každou kartu máš navíc.
brought-down = Stůl je teď dole, na konci kanálu.

# A word in private, which somebody at the table does not hear

button-advise = Poradit
button-answer = Odpovědět
advice = 🤫 **{ $name }:** { $note }
advice-unheard = { $name } to neuslyší
advice-about = Ostatní to čtou u svých karet, dokud rozdání neskončí. Prázdné políčko vzkaz odvolá.
button-seed = Slova do míchání
words-title = Do míchání příští hry
words-label = Libovolná slova nebo čísla
words-about = I z nich pak vyplynou karty. Všichni si je přečtou. Prázdné políčko je odvolá.
words-noted = -# 🎲 Zapsáno pro příští hru. Dokud nezačne, můžeš svá slova změnit; pak je uvidí všichni.
words-gone = -# 🎲 Do míchání příští hry žádná tvoje slova nepůjdou.
