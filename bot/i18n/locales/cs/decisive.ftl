# Co rozhodlo rozdání: `who` je hráč, `whose` jeho strana.

moment-hundred-unsaid = -# ⚡ { $whose ->
    [side] Vaše dvojice má stovku
   *[other] { $names } mají stovku
  } { $trick ->
    [0] před prvním štychem
   *[other] po { $trick }. štychu
  }, ale *dost* nepadne{ $dost ->
    [yes] ; soupeři ho hlásí po { $more }. štychu
   *[no] { "" }
  }.
moment-dost-right = -# ⚡ *Dost* by platilo už { $trick ->
    [0] před prvním štychem
   *[other] po { $trick }. štychu
  }: { $who ->
    [you] ty
   *[other] { $name }
  }.
moment-last-trick = -# ⚡ Stovku přináší poslední štych: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }, { $who ->
    [you] ty
   *[other] { $name }
  }, předtím { $more }.
moment-set-decided = -# ⚡ { $who ->
    [you] Hlásíš
   *[other] { $name } hlásí
  } { COMBINATION($combination) }. Bez toho jen { $more }, žádná stovka.
moment-set-ahead = -# ⚡ { $who ->
    [you] Hlásíš
   *[other] { $name } hlásí
  } { COMBINATION($combination) }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }; na tom viselo vedení v rozdání.
moment-kept-back = -# ⚡ { $who ->
    [you] Nehlásíš
   *[other] { $name } nehlásí
  } { COMBINATION($combination) }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
moment-aces-lost = -# ⚡ { $trick }. štych: { FACE($card) } je pryč a nahlášená esa ({ $who ->
    [you] ty
   *[other] { $name }
  }) dávají { $points } místo { $more }.
moment-first-low = -# ⚡ První štych bere { FACE($card) }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }, { $who ->
    [you] ty
   *[other] { $name }
  }.
moment-last-low = -# ⚡ { $more ->
    [1] Poslední štych bere { FACE($card) }
   *[other] Poslední štychy berou dvojky ({ $more })
  }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }, { $who ->
    [you] ty
   *[other] { $name }
  }.
moment-swept = -# ⚡ Všechny štychy bere jedna strana: { $whose ->
    [you] ty
    [side] vy dva
   *[other] { $names }
  }.
moment-turned = -# ⚡ Před posledním rozdáním ztráta { $points }, a přece výhra: { $whose ->
    [you] ty
    [side] vaše dvojice
   *[other] { $names }
  }.
moment-big-trick = -# ⚡ { $trick }. štych, bere { FACE($card) }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }, { $who ->
    [you] ty
   *[other] { $name }
  }; na tom viselo vedení v rozdání.
moment-ace-fell = -# ⚡ { $trick }. štych: { FACE($card) } ({ $loser ->
    [you] ty
   *[other] { $other }
  }) padá pod trumf ({ $who ->
    [you] ty
   *[other] { $name }
  }), { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
moment-streak = -# ⚡ Poslední štychy ({ $more }) bere jedna strana: { $whose ->
    [you] ty
    [side] vy dva
   *[other] { $names }
  }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
