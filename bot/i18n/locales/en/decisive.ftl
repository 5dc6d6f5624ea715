# What decided a deal: `who` is whoever did it, `whose` the side of it.

moment-hundred-unsaid = -# ⚡ { $whose ->
    [side] Your side
   *[other] { $names }
  } had a hundred { $trick ->
    [0] before the first trick
   *[other] after trick { $trick }
  } and did not say *dost*{ $dost ->
    [yes] ; the others did, after trick { $more }
   *[no] { "" }
  }.
moment-dost-right = -# ⚡ *Dost* would have been right { $trick ->
    [0] before the first trick
   *[other] after trick { $trick }
  } already, from { $who ->
    [you] you
   *[other] { $name }
  }.
moment-last-trick = -# ⚡ The last trick brought the hundred: { $points } points for { $who ->
    [you] you
   *[other] { $name }
  }, after { $more }.
moment-set-decided = -# ⚡ { $who ->
    [you] You
   *[other] { $name }
  } declared { COMBINATION($combination) }. Without it { $more } points, and no hundred.
moment-set-ahead = -# ⚡ { $who ->
    [you] You
   *[other] { $name }
  } declared { COMBINATION($combination) }: { $points } points; this deal’s lead hung on it.
moment-kept-back = -# ⚡ { $who ->
    [you] You
   *[other] { $name }
  } did not declare { COMBINATION($combination) }: { $points } points.
moment-aces-lost = -# ⚡ Trick { $trick }: the { FACE($card) } is lost, and the aces declared by { $who ->
    [you] you
   *[other] { $name }
  } bring { $points }, not { $more }.
moment-first-low = -# ⚡ The first trick with the { FACE($card) }: { $points } points for { $who ->
    [you] you
   *[other] { $name }
  }.
moment-last-low = -# ⚡ { $more ->
    [1] The last trick with the { FACE($card) }
   *[other] The last { $more } tricks with deuces
  }: { $points } points for { $who ->
    [you] you
   *[other] { $name }
  }.
moment-swept = -# ⚡ All tricks go to { $whose ->
    [you] you
    [side] your side
   *[other] { $names }
  }.
moment-turned = -# ⚡ Behind by { $points } before the last deal, and still won: { $whose ->
    [you] you
    [side] your side
   *[other] { $names }
  }.
moment-big-trick = -# ⚡ Trick { $trick }, with the { FACE($card) }: { $points } points for { $who ->
    [you] you
   *[other] { $name }
  }; this deal’s lead hung on it.
moment-ace-fell = -# ⚡ Trick { $trick }: the { FACE($card) } of { $loser ->
    [you] yours
   *[other] { $other }
  } was trumped by { $who ->
    [you] you
   *[other] { $name }
  }; { $points } points.
moment-streak = -# ⚡ The last { $more } tricks all go to { $whose ->
    [you] you
    [side] your side
   *[other] { $names }
  }: { $points } points.
