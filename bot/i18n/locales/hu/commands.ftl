# Commands. Names: lower case, no spaces, at most 32 characters; abouts at most 100.

command-new = új
command-new-about = Asztalt nyit ebben a csatornában; szerver nélkül gépek ellen játszhatsz
either-command = { $first } vagy { $last }
command-show = megjelenítés
command-show-about = Újra kiteszi az asztalt, ebbe a csatornába
command-tables = asztalok
command-tables-about = A szerver asztalai, és hol van szabad hely
command-hand = lapjaim
command-hand-about = Megnyitja a lapjaidat; csak te látod
command-leave = távozás
command-leave-about = Felszabadítja a helyedet; ha már elkezdődött a játék, gép játszik tovább rajta
command-stop = leállítás
command-stop-about = Leállítja az asztalt: az első leosztás előtt az, aki nyitotta, később minden fél beleegyezésével
command-rules = szabályok
command-rules-about = A szabályok könyvként, vagy csak egy téma; csak te látod
command-learn = tanulás
command-learn-about = Megtanítja a játékot egy leosztásban, lépésről lépésre; csak te látod
command-brcko = brčko
command-brcko-about = Ki nyert ezen a szerveren, hányszor, ki ellen
command-standings = ranglista
command-standings-about = Ki hányszor nyert itt, és ki milyen erős
command-player = játékos
command-player-about = Egy játékos: eredményei, kivel és ki ellen; csak te látod
command-history = előzmények
command-history-about = Az itt játszott játszmák, és hogyan értek véget; csak te látod
command-moderation = stovkahra-moderálás
command-moderation-about = Moderátoroknak: a szerver beállításai, helyesbítések, a nyilvántartás fájlban
command-settings = szerverbeállítások
command-settings-about = A szerver beállításai, moderátoroknak
command-correct = helyesbítés
command-correct-about = Moderátoroknak: brčkót, zsetont vagy pontot ad valakinek vagy vesz el tőle, indoklással
command-withdraw = visszaléptet
command-withdraw-about = Moderátoroknak: valakit törölni mindenhonnan, ahova itt jelentkezett
command-export = export
command-export-about = Moderátoroknak: egy játék teljes nyilvántartása egy fájlban
command-privacy = adatvédelem
command-privacy-about = Amit a bot rólad őriz

# In the menu of a person or a message: at most 32 characters

menu-player = Játékos
menu-challenge = Kihívás
menu-block = Letiltás
menu-look-back = Jegyzőkönyv elemzése

# Their options

option-table = asztal
option-table-about = Az asztal száma, ha nem a sajátodra gondolsz
option-number = szám
option-topic = téma
option-topic-about = Miről szeretnél olvasni; téma nélkül a szabályok az elejétől
option-series = széria
option-series-about = Egy játszma, vagy amíg egy pár ennyi gyufaszálat nyer
option-computers = gépek
option-opponents = ellenfelek
option-opponents-about = Hány gép üljön le melléd; ha üres, egy
option-pace = tempó
option-pace-about = Milyen gyorsan játszanak a gépek
option-pause = szünet
option-pause-about = Két leosztás között
option-newcomers = érkezők
option-newcomers-about = Mikor kapja meg egy új játékos a gép helyét: a következő leosztással vagy azonnal
option-partners = társak
option-partners-about = Ki-ki leüléssel választ társat, vagy a párokat a kezdéskor kisorsoljuk
option-hints = tippek
option-hints-about = Kérdezhetik-e a játékosok, mit tenne egy erős játékos
option-clock = időkorlát
option-clock-about = Ennyi idő jut egy lépésre; ha letelik, a gép lép
option-ping = említés
option-ping-about = Mennyi idő után említse meg a bot azt, akire várnak
option-alone = egyedül
option-alone-about = Csak neked, gépekkel; utána látod, hogyan játszották mások ugyanezeket a lapokat
option-period = időszak
option-period-about = Mikortól
option-player = játékos
option-player-about = Csak ennek a játékosnak a játszmái
option-which-player-about = Melyik játékos; ha üres, te
option-partner = társ
option-partner-about = Csak azok a játszmák, amelyekben ők ketten társak
option-with-computers-about = Számítsanak-e azok a játszmák is, amelyekben gép játszott
option-picture = kép
option-picture-about = Az első tíz képen
option-brcka = brčko
option-brcka-about = Hányat kapjon; mínusz előjellel: hányat veszítsen
option-reason = indok
option-reason-about = Miért; az előzményekben mindenki elolvashatja
option-corrected-about = Kinek
option-corrected-partner-about = A társ, ha kettejüket párként érinti
option-kind = játék
option-kind-about = Melyik játék; enélkül a Stovkahra
option-withdrawn-about = Kit töröljön
option-format = formátum
option-format-about = CSV táblázatkezelőknek, JSON programoknak
option-year = év
option-year-about = Csak ez az év; nélküle minden

# Their choices; levels, pace, clock and mention have theirs with the settings

choice-switch-on = igen
choice-switch-off = nem
period-all = a kezdetektől
period-year = ez az év
period-month = ez a hónap
period-week = ez a hét
option-table-computers-about = Azonnal kezdődik a játék: a többi helyre ilyen szintű gépek ülnek
option-finished-about = Melyik játszma; enélkül az utolsó, amely itt véget ért
