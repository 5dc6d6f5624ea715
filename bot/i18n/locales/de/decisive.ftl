# Was eine Runde entschieden hat: `who` ist, wer es getan hat, `whose` die Seite.

moment-hundred-unsaid = -# ⚡ { $whose ->
    [side] Eure Seite hatte
   *[other] { $names } hatten
  } { $trick ->
    [0] vor dem ersten Stich
   *[other] nach Stich { $trick }
  } hundert und sagte{ $whose ->
    [side] { "" }
   *[other] n
  } nicht *dost*{ $dost ->
    [yes] ; die anderen sagten es nach Stich { $more }
   *[no] { "" }
  }.
moment-dost-right = -# ⚡ *Dost* wäre schon { $trick ->
    [0] vor dem ersten Stich
   *[other] nach Stich { $trick }
  } richtig gewesen, { $who ->
    [you] von dir
   *[other] von { $name }
  }.
moment-last-trick = -# ⚡ Der letzte Stich brachte die hundert: { $points } Punkte für { $who ->
    [you] dich
   *[other] { $name }
  }, nach { $more }.
moment-set-decided = -# ⚡ { $who ->
    [you] Du hast
   *[other] { $name } hat
  } { COMBINATION($combination) } gemeldet. Ohne das { $more } Punkte, keine hundert.
moment-set-ahead = -# ⚡ { $who ->
    [you] Du hast
   *[other] { $name } hat
  } { COMBINATION($combination) } gemeldet: { $points } Punkte; daran hing die Führung.
moment-kept-back = -# ⚡ { $who ->
    [you] Du hast
   *[other] { $name } hat
  } { COMBINATION($combination) } nicht gemeldet: { $points } Punkte.
moment-aces-lost = -# ⚡ Stich { $trick }: { FACE($card) } ist verloren, und die gemeldeten Asse von { $who ->
    [you] dir
   *[other] { $name }
  } bringen { $points } statt { $more }.
moment-first-low = -# ⚡ Der erste Stich mit { FACE($card) }: { $points } Punkte für { $who ->
    [you] dich
   *[other] { $name }
  }.
moment-last-low = -# ⚡ { $more ->
    [1] Der letzte Stich mit { FACE($card) }
   *[other] Die letzten { $more } Stiche mit Zweien
  }: { $points } Punkte für { $who ->
    [you] dich
   *[other] { $name }
  }.
moment-swept = -# ⚡ Alle Stiche gehen an { $whose ->
    [you] dich
    [side] eure Seite
   *[other] { $names }
  }.
moment-turned = -# ⚡ Vor der letzten Runde { $points } zurück, und doch gewonnen: { $whose ->
    [you] du
    [side] eure Seite
   *[other] { $names }
  }.
moment-big-trick = -# ⚡ Stich { $trick }, mit { FACE($card) }: { $points } Punkte für { $who ->
    [you] dich
   *[other] { $name }
  }; daran hing die Führung.
moment-ace-fell = -# ⚡ Stich { $trick }: { FACE($card) } von { $loser ->
    [you] dir
   *[other] { $other }
  } fiel einem Trumpf von { $who ->
    [you] dir
   *[other] { $name }
  }; { $points } Punkte.
moment-streak = -# ⚡ Die letzten { $more } Stiche gehen alle an { $whose ->
    [you] dich
    [side] eure Seite
   *[other] { $names }
  }: { $points } Punkte.
