# Tricks of two cards: what Trappola and Bulka share

trappola-against = -# Ellenfeled { $name }.
duel-bonus = { $bonus ->
    [last-three] az utolsó három ütés kettessel, nem külön-külön
    [last-two] az utolsó két ütés kettessel, nem külön-külön
    [last-deuce] az utolsó ütés kettessel
    [last] az utolsó ütés
    [first-deuce] az első ütés kettessel
    [all] mind a kilenc ütés
   *[deuce] egy ütés kettessel
  }
duel-ask-follow = **Te jössz.** Adj { SUIT($suit, case: "acc") }; felülütni nem kell.
duel-ask-discard = **Te jössz.** Nincs nálad { SUIT($suit) }: bármit adhatsz.
duel-now = -# Pontok: te { $ours }, { $name }{ "\u00A0" }{ $theirs }.
duel-learn-result = **Mind a kilenc ütés megvolt.** Pontok: te { $ours }, { $name } { $theirs }.
duel-learn-made-of = -# A tieid: { $declared } bemondásból, { $bonuses } bónuszból, { $cards } lapokból.
duel-may-declare = -# A lapok alatt: amit előtte mondhatsz.
cut-too-far = Emeléskor 1–35 lap kerülhet alulra.
no-set = Háromnak vagy négynek csak ászt, királyt, { RANK("~C", case: "acc") }, bubit és kettest lehet bemondani.
set-broken = Ezek már nincsenek együtt: egyiküket kijátszottad, vagy a negyediket elvitted egy ütésben.
duel-hint-anew = Ez a figurákat és a ketteseket is számba veszi.
