# Ce a hotărât o donă: `who` este jucătorul, `whose` partea lui.

moment-hundred-unsaid = -# ⚡ { $whose ->
    [side] Partea voastră avea
   *[other] { $names } aveau
  } o sută { $trick ->
    [0] înainte de prima levată
   *[other] după levata { $trick }
  }, dar fără *dost*{ $dost ->
    [yes] ; adversarii l-au spus după levata { $more }
   *[no] { "" }
  }.
moment-dost-right = -# ⚡ *Dost* ar fi fost corect deja { $trick ->
    [0] înainte de prima levată
   *[other] după levata { $trick }
  }: { $who ->
    [you] tu
   *[other] { $name }
  }.
moment-last-trick = -# ⚡ Ultima levată a adus suta: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }, { $who ->
    [you] tu
   *[other] { $name }
  }, după { $more }.
moment-set-decided = -# ⚡ { $who ->
    [you] Ai anunțat
   *[other] { $name } a anunțat
  } { COMBINATION($combination) }. Fără asta { $more }, nicio sută.
moment-set-ahead = -# ⚡ { $who ->
    [you] Ai anunțat
   *[other] { $name } a anunțat
  } { COMBINATION($combination) }: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }; de asta ținea avansul donei.
moment-kept-back = -# ⚡ { $who ->
    [you] Nu ai anunțat
   *[other] { $name } nu a anunțat
  } { COMBINATION($combination) }: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
moment-aces-lost = -# ⚡ Levata { $trick }: { FACE($card) } e pierdut, iar așii anunțați ({ $who ->
    [you] tu
   *[other] { $name }
  }) aduc { $points }, nu { $more }.
moment-first-low = -# ⚡ Prima levată cu { FACE($card) }: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }, { $who ->
    [you] tu
   *[other] { $name }
  }.
moment-last-low = -# ⚡ { $more ->
    [1] Ultima levată cu { FACE($card) }
   *[other] Ultimele levate cu doiari ({ $more })
  }: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }, { $who ->
    [you] tu
   *[other] { $name }
  }.
moment-swept = -# ⚡ Toate levatele merg la { $whose ->
    [you] tine
    [side] partea voastră
   *[other] { $names }
  }.
moment-turned = -# ⚡ Cu { $points } în urmă înainte de ultima donă, și totuși victorie: { $whose ->
    [you] tu
    [side] partea voastră
   *[other] { $names }
  }.
moment-big-trick = -# ⚡ Levata { $trick } cu { FACE($card) }: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }, { $who ->
    [you] tu
   *[other] { $name }
  }; de asta ținea avansul donei.
moment-ace-fell = -# ⚡ Levata { $trick }: { FACE($card) } ({ $loser ->
    [you] tu
   *[other] { $other }
  }) a căzut sub un atu ({ $who ->
    [you] tu
   *[other] { $name }
  }), { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
moment-streak = -# ⚡ Ultimele levate ({ $more }) merg toate la { $whose ->
    [you] tine
    [side] partea voastră
   *[other] { $names }
  }: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
