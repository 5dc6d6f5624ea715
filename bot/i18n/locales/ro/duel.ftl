# Tricks of two cards: what Trappola and Bulka share

trappola-against = -# Contra { $name }.
duel-bonus = { $bonus ->
    [last-three] ultimele trei levate cu doiari, nu fiecare în parte
    [last-two] ultimele două levate cu doiari, nu fiecare în parte
    [last-deuce] ultima levată cu un doiar
    [last] ultima levată
    [first-deuce] prima levată cu un doiar
    [all] toate cele nouă levate
   *[deuce] o levată cu un doiar
  }
duel-ask-follow = **E rândul tău.** Dă { SUIT($suit) }; nu trebuie neapărat să bați.
duel-ask-discard = **E rândul tău.** Nu ai { SUIT($suit) }: orice carte.
duel-now = -# Puncte: tu { $ours }, { $name }{ "\u00A0" }{ $theirs }.
duel-learn-result = **Toate cele nouă levate s-au jucat.** Puncte: tu { $ours }, { $name } { $theirs }.
duel-learn-made-of = -# Ale tale: { $declared } din anunțuri, { $bonuses } din bonusuri, { $cards } din cărți.
duel-may-declare = -# Sub cărți: ce poți spune înainte să joci.
cut-too-far = Se taie între 1 și 35 de cărți.
no-set = Se anunță doar ași, regi, { RANKS("~C") }, valeți și doiari.
set-broken = Nu se mai poate: una dintre cărțile acelea s-a jucat deja sau ai luat-o pe a patra într-o levată.
duel-hint-anew = Aici contează și figurile, și doiarii.
