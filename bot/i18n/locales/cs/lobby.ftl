# The lobby

welcome = ## 🃏 Stovkahra
    Hraj hned: přisednou si tři počítače a otevřou se ti karty.
welcome-others = -# S dalšími lidmi: `/stovkahra nová`. Pravidla: `/stovkahra pravidla`. Dvě starší hry: `/trappola nová`, `/bulka nová`.

lobby-title = ## 🃏 { $game } · stůl { $table }
lobby-how = Spoluhráči sedí naproti sobě. Vyhrává, kdo dřív nasbírá { $series ->
    [20] dvacet
   *[10] deset
  } brček. Posaď se; až budete čtyři, může kdokoli z vás začít.
lobby-side = **{ $first }** a **{ $second }**
lobby-against = proti
lobby-free = volné místo
lobby-rules = -# { $shuffle ->
    [every] Míchá se před každým rozdáním
   *[first] Míchá se před prvním rozdáním hry, pak se jen skládá a snímá
  } · { $signals ->
    [off] bez znamení
   *[on] znamení povolena
  } · { $count ->
    [open] průběžný součet
   *[closed] bez průběžného součtu
  } · série do { $series }
lobby-options = { $pace ->
    [slow] pomalé počítače
    [fast] rychlé počítače
   *[normal] počítače hrají kartu za vteřinu
  } · { $hints ->
    [on] rady povoleny
   *[off] bez rad
  }{ $clock ->
    [half-minute] {" "}· 30 vteřin na tah
    [minute] {" "}· minuta na tah
    [two-minutes] {" "}· dvě minuty na tah
    [day] {" "}· den na tah
   *[none] {""}
  } · stůl otevírá { $opener }
lobby-computer = { $name } ({ $level })
lobby-computers = Počítač na další volné místo:
level-beginner = začátečník
level-regular = pokročilý
level-strong = expert
button-sit = Místo { $place }
button-sit-with = Já a { $partner }
button-stand = Vstát
button-start = Začít
button-hand = Mé karty
resume-offer = Tahle čtveřice má rozehranou sérii, stůl { $table }: brčka { $first }:{ $second }.
resume-offer-game = Máte spolu rozehranou hru, stůl { $table }.
button-resume = Pokračovat
