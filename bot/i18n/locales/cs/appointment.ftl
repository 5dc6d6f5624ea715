# Stoly na určitý čas

option-at = kdy
option-at-about = Kdy se sejdete, podle tvých hodin: 20:00, pá 20:00, zítra 20:00, za 2 hodiny
option-weekly = týdně
option-weekly-about = Scházet se každý týden ve stejnou dobu podle tvých hodin, dokud se někdo hlásí
button-in = Hraju
button-out = Nehraju
button-appointment-remind = Připomenout
button-appointment-off = Odvolat
button-remind = { $way ->
    [mention] Zmínit mě tady
    [message] Napsat mi
   *[not] Nepřipomínat
  }
appointment-title = ### ⏰ { $what }: kdo přijde?
appointment-at = **{ $at }** ({ $away }) · svolává { $opener }
appointment-people = **Přijdou ({ $people }):** { $names }
appointment-asked = **Pozvaní:** { $people }
form-what-teams = { $game }, večer stejných rozdání
form-what-individual = { $game }, večer jednotlivců
form-what-pairs = { $game }, večer dvojic
form-what-table = { $game }
form-at-teams = -# V tu dobu tu začne večer, na kterém hrají všechny stoly stejná rozdání. Pro každého, kdo se přihlásil, se pět minut drží místo; pak volná místa obsadí počítače a začne se.
form-at-individual = -# V tu dobu se tu otevře večer jednotlivců a hrají na něm všichni přihlášení. Dalších pět minut se můžou hlásit i ostatní; pak přijde první rozdání.
form-at-pairs = -# V tu dobu se tu otevře večer dvojic a hrají na něm všichni přihlášení. Pět minut si můžete vybírat spoluhráče a hlásit se můžou i ostatní; pak přijde první rozdání.
form-at-table = -# V tu dobu se tu otevře stůl. Pro každého, kdo se přihlásil, se na něm pět minut drží místo; nestačí-li jeden stůl, otevře se jich víc. Pak volná místa obsadí počítače a začne se.
appointment-time = ⏰ **{ $what }** · { $at }
appointment-begun = **Je čas.**
appointment-nobody = Nikdo se nepřihlásil, a tak se žádný stůl neotevřel.
appointment-missed = V tu dobu se žádný stůl nemohl otevřít. Domluvte se na jiném čase.
appointment-crowded = Stůl se neotevřel: otevřených je už příliš mnoho, nebo už jeden takový večer běží. Některý dohrajte nebo zrušte a otevřete další příkazem `nová`.
appointment-called-off = **Odvoláno.**
appointment-late = Začíná se později, než bylo domluveno.
appointment-table = **Stůl { $table }:** { $people }, posaďte se tlačítkem v jeho zprávě. Ostatní si na vaše místa můžou sednout { $until }.
appointment-individual = hrajete. První rozdání přijde za pět minut. Zmáčkněte ve zprávě níže *Hraju*, ať se ví, že tu jste: za ostatní hraje počítač, než přijdou. Kdo si to rozmyslel, zmáčkne tam *Nehraju*.
appointment-weekly = -# 🔁 Každý týden v tuto dobu. Na každý týden se hlásí znovu; skončí to týdnem, na který se nepřihlásí nikdo, nebo odvoláním.
appointment-weekly-over = Tím to končí a znovu už nepřijde.
appointment-next-week = Na příští týden se dá hlásit už teď.
appointment-remind = { $way ->
    [mention] 🔔 **{ $at }:** { $minutes } minut předem tě bot **tady zmíní**. V době klidu se ti neozve nic.
    [message] 🔔 **{ $at }:** { $minutes } minut předem ti bot **napíše**. V době klidu se ti neozve nic.
   *[not] 🔔 **{ $at }:** bot to **nepřipomene**. Může, { $minutes } minut předem.
  }
appointment-soon = 🔔 **{ $what }** { $away }, začátek { $at }, kanál { $place }.
appointment-event = Přihlas se tlačítkem v kanálu. V tuto dobu se tam otevře stůl a volná místa obsadí počítače.
begins-by-itself = ⏰ Začne se samo { $at }; volná místa pak obsadí počítače.
nobody-came = **Nikdo nepřišel**, a tak tenhle stůl skončil. Jiný se otevírá příkazem `nová`.
appointment-listed = ⏰ **{ $what }** · { $at } · přijdou: { $people } · { $place }
