# The review

button-review = Rozbor
button-own-games = Moje hry
button-review-deal = Rozd. { $deal }
button-review-again = Zobrazit
review-working = Probíhá rozbor rozdání { $deal }: každá karta se zkouší na mnoha možných rozdáních. { $before ->
    [0] Objeví se sám, většinou za několik sekund.
    [one] Před ním je ve frontě jedno rozdání.
    [few] Před ním jsou ve frontě { $before } rozdání.
    [many] Před ním je ve frontě { $before } rozdání.
   *[other] Před ním je ve frontě { $before } rozdání.
}
review-so-far = Zatím posouzeno { $judged } z { $cards } karet, nejdražší nejdřív.

review-title = ### 🔍 Rozbor rozdání { $deal }
review-how = -# Chyba byla jistě horší podle toho, co hráč věděl, průměrně o tyto body. Smůla, a co šlo těžko vědět: jak karty ležely, byla jiná lepší.
review-left-out = -# Štychy, o nichž není co říct, chybí.
review-player = { $name }: { $mistakes ->
    [0] bez jisté chyby
   *[other] **−{ $loss }** b. chybami (voleb: { $mistakes }/{ $free })
  }
review-mistake = -# { $name } { FACE($card) } **−{ $cost }**, lepší { $better }
review-lucky = -# Štěstí: při odkrytých kartách to nic nestálo.
review-suit = { SIGN($suit) }
review-fact = -# { $card }: { $right ->
    [yes] Správná jen tehdy, když
   *[no] Nejdražší tehdy, když
  } { $you ->
    [yes] { $holds ->
        [yes] máš
       *[no] nemáš
      }
   *[no] { $name } { $holds ->
        [yes] má
       *[no] nemá
      }
  } { $what }: { $tenths ->
    [0] téměř v žádném možném rozdání
    [10] téměř ve všech možných rozdáních
   *[other] v { $tenths } z 10 možných rozdání
  }.
review-fact-likely = -# { $card }: { $right ->
    [yes] Správná jen tehdy, když
   *[no] Nejdražší tehdy, když
  } { $you ->
    [yes] { $holds ->
        [yes] máš
       *[no] nemáš
      }
   *[no] { $name } { $holds ->
        [yes] má
       *[no] nemá
      }
  } { $what }, což bylo { $right ->
    [yes] nepravděpodobné
   *[no] pravděpodobné
  }.
review-luck = -# { $name } { FACE($card) } −{ $cost }: smůla, lepší byla { $better }
review-unsure = -# { $name } { FACE($card) } −{ $cost }: těžko vědět, lepší byla { $better }
review-exchanged = **Nechat si, nebo odložit**
review-alifer = **Alifer**
review-exchanged-line = { $kept ->
    [yes] { $you ->
        [yes] Ty
       *[no] { $name }
      }: karty zůstaly; nové byly nejspíš lepší
   *[no] { $you ->
        [yes] Ty
       *[no] { $name }
      }: karty šly pryč; nechat si je bylo nejspíš lepší
  }, asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
review-unasked = **Nepoložené otázky, které nic nestojí**
review-withheld = **V ruce, ale neohlášeno**
review-withheld-line = { $name }: { COMBINATION($combination) } · +{ $points }
review-withheld-hundred = { $tricks ->
    [0] hned stovka
   *[other] stovka po štychu { $tricks }
  }
review-withheld-word = { $name }: { $word } · +{ $points }
review-dost = **Dost**
review-missed = { $tricks ->
    [0] Mohlo zaznít už po hlášení
   *[other] Mohlo zaznít už po štychu { $tricks }
  }: { $you ->
    [yes] ty
   *[no] { $name }
  }, { $ours }:{ $theirs }.
review-missed-lost = Vyneslo by { $worth ->
    [one] 1 brčko
    [few] { $worth } brčka
    [many] { $worth } brčka
   *[other] { $worth } brček
  }; místo toho { $lost } vyhráli soupeři.
review-missed-less = Vyneslo by dvě brčka místo jednoho.
review-missed-more = Čekání vyneslo dvě brčka místo jednoho.
review-missed-same = O { $tricks ->
    [one] štych
    [few] { $tricks } štychy
    [many] { $tricks } štychu
   *[other] { $tricks } štychů
  } později to vyšlo nastejno.
review-false = { $you ->
    [yes] Říkáš ho, i když máš jen { $points }
   *[no] { $name } ho říká, i když má jen { $points }
  }; chybí { $missing }.
review-false-cost = Stálo to asi { $cost } brčka.
review-page = -# Strana { $page }/{ $pages }
review-chart-known = dalo se čekat
review-chart-seen = s odkrytými kartami
review-chart-luck = smůla
review-chart-tricks = Štych (body bez hlášení)
review-chart-seat = Místo { $seat }
review-alt = Graf rozdání { $deal } v bodech ze hry: nad nulou je to lepší pro { $names0 }, pod nulou pro { $names1 }. Dokonalá hra s odkrytými kartami od první karty: { $perfect }; po každém štychu: { $seen }. Co se dalo čekat před každým štychem: { $expected }. Skutečný výsledek: { $taken }.
review-alt-unplayed = Graf rozdání { $deal } v bodech ze hry: nad nulou je to lepší pro { $names0 }, pod nulou pro { $names1 }. Dokonalá hra s odkrytými kartami: { $perfect }. Žádný štych se nehrál.
review-alt-mistake = Nejdražší chyba ve štychu { $trick }: { $name }, { CARD($card) }, ztráta { $cost }.
