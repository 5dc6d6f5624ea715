# The lessons: guided deals for beginners. What all lessons say comes first, then what only Stovkahra's says;
# there $left, $partner and $right are the names of the three computers.

learn-head = ### 🎓 { $stage ->
    [table] Jak se hraje { $game }
    [deal] Rozdává se
    [declare] Hlásí se
    [exchange] Výměna karet
    [claim] Po posledním štychu
    [result] Jak to dopadlo
    [worth] Co to vynese
   *[play] Štych { $number } z { $tricks }
  }
    -# Krok { $step } z { $steps }{ $leaves ->
        [1] { "" }
       *[other] { " " }· { $leaf }/{ $leaves }
      }
learn-button-go = Pokračovat
learn-button-again = Znovu od začátku
learn-button-play = Zahrát si

# What happened

learn-dealt = Ukázaná karta je { FACE($card) }, { CARD($card) }: trumfy jsou **{ SIGN($suit) } { SUIT($suit) }** a tu kartu dostáváš ty, protože rozdáváš. První vynáší { $name } a ukazuje { $cards }.
learn-declared = { $seat ->
    [0] Hlásíš
    [2] { $name } za vaši dvojici hlásí
   *[other] { $name } hlásí
  } **{ COMBINATION($combination) }** · +{ $points }
learn-trick = **Štych { $number }** · { $plays }
learn-won = { $seat ->
    [0] Bereš ho
    [2] Pro vaši dvojici ho bere { $name }
   *[other] Bere ho { $name }
  } { CARD($card, case: "ins") }. Nese { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } z karet{ $bonus ->
    [0] { "" }
   *[other] { "" } a prémii **{ $bonus }**
  }.
learn-missed-seven = 💭 Tenhle štych by vzala { CARD($card) }: za **první** štych vzatý sedmičkou je **52** bodů. Tlačítkem *Zpět* to můžeš zkusit.
learn-count = -# Napočítáno: **{ $ours }** vy (za hlášky a prémie { $announced }, v kartách { $cards }), **{ $theirs }** soupeři.

# The rules, each on the page where it first matters

learn-table = **Dva proti dvěma.** Naproti tobě sedí { $partner } a hrajete spolu. Soupeři jsou { $left } po tvé levici a { $right } po pravici.
    Dvojice, která dá dohromady { $goal } bodů, vyhrává **hru**; někdy na to stačí jedno rozdání, jindy jich je třeba víc. Hra vynese jedno nebo dvě **brčka**, která kreslíme jako zápalky, a deset brček vyhrává sérii.
    Zahraješ si jedno rozdání, každý má osm karet. Každé pravidlo se dozvíš, až ho budeš potřebovat, a tlačítko *Zpět* tě vrátí o krok.

# What is recommended

learn-too-early = -# Na *dost* je ještě brzy: vaše dvojice má { $ours } a potřebuje { $goal } bodů.
learn-try-declare = 💡 Ohlas **{ COMBINATION($combination) }**: body máte hned.
learn-try-dost = 💡 Řekni **dost**: vaše dvojice má { $ours } a { $goal } stačí.
learn-try-count = 💡 Nech body **sečíst**: vaše dvojice má { $ours } a na *dost* je potřeba { $goal }.
learn-try-only = 💡 Jediná karta, kterou smíš hrát, je **{ CARD($card) }**.
learn-try-lead-master = 💡 Zkus **{ CARD($card, case: "acc") }**: nic vyššího už v { SUIT($suit, case: "loc") } nezbývá.
learn-try-lead-low = 💡 Zkus **{ CARD($card, case: "acc") }**: moc tím neztratíš a lepší karty ti zůstanou.
learn-try-win-seven = 💡 Zkus **{ CARD($card, case: "acc") }**: za štych vzatý sedmičkou je prémie.
learn-try-win = 💡 Zkus **{ CARD($card, case: "acc") }**: na přebití dosud nejlepší karty to stačí.
learn-try-save = 💡 Zkus **{ CARD($card, case: "acc") }**: tenhle štych bere i tak tvůj spoluhráč. Lepší trumfy si nech.
learn-try-part = 💡 Zkus **{ CARD($card, case: "acc") }**: přebít nemůžeš a právě tuhle kartu se vyplatí dát.
learn-try-set = 💡 Ohlas **{ COMBINATION($combination) }**: přinese to body a nic to nestojí.
learn-try-exchange = 💡 Odlož všech devět: mají { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } a nechat si je se většinou vyplatí od { $pays }{ $pays ->
    [24] , protože můžeš vyměnit dvakrát
   *[other] { "" }
  }.
learn-try-keep = 💡 Nech si je: mají { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } a nechat si je se většinou vyplatí od { $pays }{ $pays ->
    [24] , protože můžeš vyměnit dvakrát
   *[other] { "" }
  }.
learn-try-lead-deuce = 💡 Zkus **{ CARD($card, case: "acc") }**: { SUIT($suit) } už soupeř nemá, takže dvojka bere, a za to je prémie.

# How it ended

learn-dost = { $seat ->
    [0] **Dost!** Máš pravdu
   *[other] **Dost!** { $name } to říká za vaši dvojici a má pravdu
  }: vyhráváte hru { $ours }:{ $theirs }.
learn-false-dost = **Dost?** Po sečtení má vaše dvojice { $ours }, ne { $goal } bodů: hru vyhrávají soupeři. Tlačítkem *Zpět* vezmeš to slovo zpátky.
learn-counted = *Dost* nezaznělo, a tak se body sečetly: { $ours } vy, { $theirs } soupeři. Vaše dvojice má { $goal } a hru vyhrává, s *dost* by ale vyhrála už před sčítáním.
learn-undecided = Rozdání je sečteno: { $ours } vy, { $theirs } soupeři. Na { $goal } nedosáhl nikdo, takže by následovalo další rozdání a tyhle body by platily dál.
learn-made-of = -# Vaše body: hlášky { $declared }, prémie { $bonuses }, karty { $cards }.
learn-worth-won = Vyhráváte **dvě brčka**, protože soupeři mají méně než 50 bodů.
learn-worth-lost = Soupeři vyhrávají **dvě brčka** za neoprávněné *dost*.
learn-worth-nothing = Zatím žádné brčko: hra pokračuje, dokud některá dvojice nemá { $goal } bodů.
learn-next = **A to je celá hra.** *Zahrát si* ti ke stolu posadí počítače; s přáteli stačí `/{ $command } nová`. U stolu se karta, k níž nemáš jinou možnost, zahraje sama.
learn-next-hand = **A to je celá hra.** *Mé karty* tě vrátí k tvému stolu.
