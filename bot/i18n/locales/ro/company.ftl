# Being told when a table opens

button-told = Notifică-mă de mese noi
told-title = ### Când se deschide o masă pe serverul acesta
told-now-off = **Nu primești notificări.**
told-now-mention = **Primești o mențiune** în mesajul mesei.
told-now-direct = **Primești un mesaj direct.**
told-now-closed = ⚠️ **Nu ți se mai trimite nimic:** un mesaj direct nu a putut fi livrat. Permite mesajele directe de pe serverul acesta, apoi alege din nou.
told-how = -# E valabil pentru toate jocurile, de câte ori cineva așteaptă jucători într-un canal pe care îl vezi; cel mult o dată la jumătate de oră, pe toate serverele la un loc.
told-role = -# Pe serverul acesta se menționează { $role } în locul oamenilor. Cere rolul unui moderator sau alege mesajele directe.
told-no-pings = -# ⚠️ În preferințele tale scrie că nu te menționează nimeni. Cât timp e așa, nu primești notificări nici despre mese.
button-told-mention = Menționează-mă
button-told-direct = Mesaj direct
button-told-off = Nu mă notifica
invitation = 🔔 { $people } – sunt locuri libere.
direct-invitation = 🔔 { $name } a deschis o masă și așteaptă jucători: **{ $game }**, { $place }
    -# Ai cerut această notificare. Pe serverul acela renunți cu `/{ $command } mese`.

# People who do not want to sit together

button-blocks = Oameni blocați
blocks-title = ### Oameni blocați
blocks-about = Niciunul dintre voi nu primește loc unde stă celălalt și nu află de mesele noi ale celuilalt. Nimeni nu află pe cine ai blocat. Unde stați deja împreună, rămâne așa. Poți bloca { $most ->
    [one] o persoană
    [few] { $most } persoane
   *[other] { $most } de persoane
  }.
blocks-none = Nu ai blocat pe nimeni.
blocks-add = **Blochează** oameni de pe serverul acesta
blocks-remove = **Deblochează**
blocks-done = ✅ Ai blocat: { $person }. Poți reveni mai jos, la **Deblochează**, sau oricând în `/stovkahra preferințe`, *Oameni blocați*.

# A server’s settings

button-settings-company = Când se deschide o masă
settings-company-title = ## Când se deschide o masă
settings-role = **Rolul** menționat când o masă așteaptă jucători, cel mult o dată la jumătate de oră; niciunul ales: oamenii care doresc asta
