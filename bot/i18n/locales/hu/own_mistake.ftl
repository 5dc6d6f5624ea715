# Own mistakes, which come back as questions

option-which = melyik
option-which-about = Saját hibák: állások a játszmáidból, amíg jól meg nem oldod őket
choice-which-mine = saját
mistake-title = ### 🔁 Hibáim
mistake-ask = **Melyik lap jobb?**
mistake-found = ✅ **Helyes: { CARD($card) }.**
mistake-as-good = ✅ **Ez is jó: { CARD($card) }.** Egyetlen lap sem biztosan jobb.
mistake-wrong = ❌ **Nem ez: { CARD($card) }, −{ $cost }.** Jobb: { CARD($best) }.
mistake-then = A játszmában: { CARD($card) }, −{ $cost }. Jobb: { CARD($best) }.
mistake-back = Újra előkerül: { $when }.
mistake-looked = -# Ez nem számít. Újra előkerül: { $when }.
mistake-learnt = Ez már megy: többé nem kerül elő.
mistake-none = Most egyetlen hibád sincs soron.
mistake-following = A következő: { $when }.
mistake-about = -# Azok a lapjaid, amelyek biztosan öt vagy több pontba kerültek, egy nappal a játszma után visszatérnek, aztán egyre később, amíg négyszer egymás után jól nem válaszolsz. Csak te látod őket.
mistake-search = -# A legújabb játszmáidat éppen átnézzük: nézz vissza egy kicsit később.
mistake-working = A lapot sok lehetséges leosztáson próbáljuk ki.
button-mistakes = Hibáim
button-mistake-next = Tovább
