# Stoly na určitý čas

option-at = kdy
option-at-about = Kdy se sejdete, podle tvých hodin: 20:00, pá 20:00, 2026-12-01 20:00, za 2 hodiny
button-appointment-in = Přijdu
button-appointment-out = Nakonec ne
button-appointment-off = Odvolat
appointment-title = ### ⏰ { $game }: kdo přijde?
appointment-at = **{ $at }** ({ $away }) · svolává { $opener }
appointment-people = **Přijdou ({ $people }):** { $names }
appointment-how = -# V tu dobu se tu otevře stůl. Pro každého, kdo se přihlásil, se na něm pět minut drží místo; je-li vás víc, otevře se stolů víc.
appointment-time = ⏰ **{ $game }**, { $at }
appointment-begun = **Je čas.**
appointment-nobody = Nikdo se nepřihlásil, a tak se žádný stůl neotevřel.
appointment-missed = Bot v tu dobu neběžel, a tak se žádný stůl neotevřel. Domluvte se na jiném čase.
appointment-crowded = Stůl se neotevřel: otevřených je už příliš mnoho. Některý dohrajte nebo zrušte a otevřete další příkazem `nová`.
appointment-called-off = **Odvoláno.**
appointment-late = Bot neběžel, a tak se začíná později, než bylo domluveno.
appointment-table = **Stůl { $table }:** { $people }, zmáčkněte v jeho zprávě tlačítko se svým jménem. Místa se drží do { $until }.
