# Amihez gratulálunk, mindegyikhez naponta egyszer

met-perfect = ⭐ **Annyi, mint nyílt lapokkal!** Nyílt lapokkal sem lehetett volna { $perfect } pontnál többet kikényszeríteni, és neked { $points } van.
met-large-perfect = { $points }
met-line-perfect = annyi, mint nyílt lapokkal
met-strong = 💪 **Jobb, mint az erős gépek!** Ugyanezekkel a lapokkal ők { $strong } pontig jutottak, te { $points } pontig.
met-large-strong = { $points } – gépek: { $strong }
met-line-strong = jobb, mint az erős gépek
met-streak = 🔥 **{ $days } nap egymás után,** egyetlen leosztás sem maradt ki!
met-large-streak = { $days } nap
met-line-streak = egymás után, kihagyás nélkül
met-52 = 🎇 **{ $name } megszerzi az 52 pontos bónuszt,** először! Kevés leosztás hozza meg.
met-52-own = 🎇 **Tiéd az 52 pontos bónusz,** először! Kevés leosztás hozza meg.
met-large-52 = +52
met-line-52 = először
met-behind = 🏆 **Micsoda fordítás!** { $names } { $own } : { $others } arányban vesztésre állt brčkóban, és megnyerte a szériát.
met-large-behind = { $own } : { $others }
met-line-behind = innen nyerték meg a szériát
