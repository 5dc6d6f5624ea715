# K čemu se gratuluje, ke každé věci jednou denně

met-perfect = ⭐ **Jako s odkrytými kartami!** Ani s odkrytými kartami by si nikdo nevynutil víc než { $perfect }, a ty máš { $points }.
met-large-perfect = { $points }
met-line-perfect = jako s odkrytými kartami
met-strong = 💪 **Víc než počítače úrovně expert!** Se stejnými kartami mají { $strong }, a ty { $points }.
met-large-strong = { $points } proti { $strong }
met-line-strong = víc než počítače úrovně expert
met-streak = 🔥 **{ $days ->
    [one] { $days } den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
  } po sobě,** a žádné rozdání nechybí!
met-large-streak = { $days ->
    [one] { $days } den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
  }
met-line-streak = po sobě, a žádné rozdání nechybí
met-52 = 🎇 **{ $name } bere prémii 52 bodů,** poprvé! Málokteré rozdání ji přinese.
met-52-own = 🎇 **Máš prémii 52 bodů,** poprvé! Málokteré rozdání ji přinese.
met-large-52 = +52
met-line-52 = poprvé
met-behind = 🏆 **Jaký obrat!** { $names } prohrávali { $own } : { $others } na brčka, a mají sérii.
met-large-behind = { $own } : { $others }
met-line-behind = a přece sérii vyhráli
