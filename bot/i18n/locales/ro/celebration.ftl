# La ce se felicită, pentru fiecare lucru o dată pe zi

met-perfect = ⭐ **Cât cu mâinile deschise!** Nici cu toate cărțile pe față nu se putea obține cu forța mai mult de { $perfect }, iar tu ai { $points }.
met-large-perfect = { $points }
met-line-perfect = cât cu mâinile deschise
met-strong = 💪 **Mai bine decât calculatoarele puternice!** Cu aceleași cărți ele au făcut { $strong }, iar tu { $points }.
met-large-strong = { $points } față de { $strong }
met-line-strong = mai bine decât calculatoarele puternice
met-streak = 🔥 **{ $days ->
    [one] { $days } zi
    [few] { $days } zile
   *[other] { $days } de zile
  } la rând,** fără nicio donă lipsă!
met-large-streak = { $days ->
    [one] { $days } zi
    [few] { $days } zile
   *[other] { $days } de zile
  }
met-line-streak = la rând, fără nicio donă lipsă
met-52 = 🎇 **{ $name } câștigă bonusul de 52,** pentru prima dată! Puține done îl aduc.
met-52-own = 🎇 **Ai câștigat bonusul de 52,** pentru prima dată! Puține done îl aduc.
met-large-52 = +52
met-line-52 = pentru prima dată
met-behind = 🏆 **Ce revenire!** { $names } erau conduși cu { $own } la { $others } brčka și au câștigat seria.
met-large-behind = { $own } : { $others }
met-line-behind = și totuși au câștigat seria
