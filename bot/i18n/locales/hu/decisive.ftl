# Mi döntött el egy leosztást: `who` a játékos, `whose` a párja vele.

moment-hundred-unsaid = -# ⚡ { $whose ->
    [side] A ti párotoknak
   *[other] Megvolt a száza
  } { $trick ->
    [0] az első ütés előtt
   *[other] { $trick } ütés után
  }{ $whose ->
    [side] { " " }megvolt a száza
   *[other] : { $names }
  }, de *dost* nem hangzott el{ $dost ->
    [yes] ; az ellenfél mondta { $more } ütés után
   *[no] { "" }
  }.
moment-dost-right = -# ⚡ A *dost* már { $trick ->
    [0] az első ütés előtt
   *[other] { $trick } ütés után
  } helyes lett volna: { $who ->
    [you] te
   *[other] { $name }
  }.
moment-last-trick = -# ⚡ Az utolsó ütés hozta meg a százat: { $points } pont, { $who ->
    [you] te
   *[other] { $name }
  }; előtte { $more }.
moment-set-decided = -# ⚡ { $who ->
    [you] Bemondtad
   *[other] { $name } bemondta
  }: { COMBINATION($combination) }. Nélküle { $more } pont, nem száz.
moment-set-ahead = -# ⚡ { $who ->
    [you] Bemondtad
   *[other] { $name } bemondta
  }: { COMBINATION($combination) }, { $points } pont; ezen múlt itt a vezetés.
moment-kept-back = -# ⚡ { $who ->
    [you] Nem mondtad be
   *[other] { $name } nem mondta be
  }: { COMBINATION($combination) }, { $points } pont.
moment-aces-lost = -# ⚡ { $trick }. ütés: elveszett { FACE($card) }, a bemondott ászok ({ $who ->
    [you] te
   *[other] { $name }
  }) { $points } pontot hoznak { $more } helyett.
moment-first-low = -# ⚡ Az első ütés ezzel: { FACE($card) }. { $points } pont, { $who ->
    [you] te
   *[other] { $name }
  }.
moment-last-low = -# ⚡ { $more ->
    [1] Az utolsó ütés ezzel: { FACE($card) }
   *[other] Az utolsó { $more } ütés kettesekkel
  }. { $points } pont, { $who ->
    [you] te
   *[other] { $name }
  }.
moment-swept = -# ⚡ Minden ütés egy helyre ment: { $whose ->
    [you] te
    [side] a ti párotok
   *[other] { $names }
  }.
moment-turned = -# ⚡ Az utolsó leosztás előtt { $points } hátrány, mégis győzelem: { $whose ->
    [you] te
    [side] a ti párotok
   *[other] { $names }
  }.
moment-big-trick = -# ⚡ { $trick }. ütés, ezzel: { FACE($card) }. { $points } pont, { $who ->
    [you] te
   *[other] { $name }
  }; ezen múlt itt a vezetés.
moment-ace-fell = -# ⚡ { $trick }. ütés: { FACE($card) } ({ $loser ->
    [you] te
   *[other] { $other }
  }) adu alá került ({ $who ->
    [you] te
   *[other] { $name }
  }), { $points } pont.
moment-streak = -# ⚡ Az utolsó { $more } ütés mind egy helyre ment: { $whose ->
    [you] te
    [side] a ti párotok
   *[other] { $names }
  }, { $points } pont.
