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
    -# Ai cerut această notificare. Pe serverul acela renunți cu `/stovkahra mese`.

# Seats that are kept for friends

option-with = cu
option-with-about = Păstrează cinci minute un loc pentru un prieten; la jocul în doi, el e partenerul
option-with-2 = cu-2
option-with-2-about = Păstrează un loc pentru al doilea prieten
option-with-3 = cu-3
option-with-3-about = Păstrează un loc pentru al treilea prieten
option-only = doar-invitați
option-only-about = Se poate așeza numai cine e invitat de tine
friends-invited = 💺 { $name } păstrează locuri pentru { $people }; vor fi libere pentru toți { $until }.
friends-refused = Nu au putut fi invitați: { $people }.
friends-silent = Invitați, dar fără înștiințare, pentru că tocmai au auzit de o masă sau vor liniște acum: { $people }. Spune-le tu.
lobby-kept = păstrat: { $name }
kept-until = 💺 Locurile sunt păstrate pentru invitați; vor fi libere { $until }.
only-invited-here = 🔒 Se pot așeza numai invitații.
button-sit-kept = Pentru { $name }
button-sit-invited = Locul meu
button-decline = Nu vin
button-open-to-all = Deschide tuturor
seat-kept = Păstrat pentru { $name }; liber { $at }. Ia alt loc sau așteaptă.
only-invited = Aici se așază numai cine e pe lista lui { $name }. Deschide tu o masă.
no-kept-seat = Aici nu e păstrat niciun loc pentru tine.
open-opener = Numai { $name }, care a deschis masa, o poate deschide tuturor.
limit-invitations = Într-o oră poți invita { $most ->
    [one] un om
    [few] { $most } oameni
   *[other] { $most } de oameni
  }; pe următorii { $at }. Fără `cu`, masa se deschide acum.
friends-nobody = Spune cu opțiunea `cu` pentru cine e masa.
friends-or-computers = Cu calculatoare jocul începe imediat, deci nu se poate păstra niciun loc. Lasă calculatoarele deoparte și pune-le mai târziu pe locurile libere.
friends-bots = Pentru boți nu se păstrează locuri. Alege oameni.
friends-self = Tu ai oricum un loc. Alege pe altcineva.
friends-too-many = Masa aceasta nu are atâtea locuri. Poți invita cel mult { $most ->
    [one] un om
    [few] { $most } oameni
   *[other] { $most } de oameni
  }.

# People who do not want to sit together

button-blocks = Oameni blocați
blocks-title = ### Oameni blocați
blocks-about = Niciunul dintre voi nu primește loc unde stă celălalt și nu află de mesele noi ale celuilalt. Nimeni nu află pe cine ai blocat. Unde stați deja împreună, rămâne așa. Unde v-ați înscris amândoi și nu puteți sta separat, tu nu primești loc. Poți bloca { $most ->
    [one] o persoană
    [few] { $most } persoane
   *[other] { $most } de persoane
  }.
blocks-none = Nu ai blocat pe nimeni.
blocks-met = { $name }, de la o masă între servere
blocks-add = **Blochează** oameni de pe serverul acesta
blocks-remove = **Deblochează**
blocks-done = ✅ Ai blocat: { $person }. Poți reveni mai jos, la **Deblochează**, sau oricând în `/stovkahra preferințe`, *Oameni blocați*.
apart-maybe = Ai blocat pe cineva care s-a înscris aici. Stați la mese diferite dacă se poate; altfel tu nu primești loc. Nimeni altcineva nu află.
apart-no-seat = 🚫 **De data aceasta nu e loc pentru tine** la ce te-ai înscris în { $place }: ai blocat pe cineva cu care ai sta la aceeași masă. Nimeni altcineva nu află de ce. Pe cine ai blocat găsești în `/stovkahra preferințe`, *Oameni blocați*.
withdraw-done = { $person } nu mai e pe { $lists ->
    [one] o listă
    [few] { $lists } liste
   *[other] { $lists } de liste
  } a acestui server: seri, meciuri, ore stabilite și mese care nu au început.
withdraw-nothing = { $person } nu s-a înscris aici la nimic care să nu fi început.

# A server’s settings

settings-role = **Rolul** menționat când o masă așteaptă jucători, cel mult o dată la jumătate de oră; niciunul ales: oamenii care doresc asta
