# Records handed in as files

option-record = záznam
option-record-about = Záznam hry jako soubor, k rozboru nebo přehrání
review-needs-record = Tady k tomu potřebuju záznam hry: přilož ho jako soubor, `/stovkahra rozbor záznam:…`. Na serveru ti ho dá `/brčko historie`.
record-too-large = Tenhle soubor je na záznam moc velký, záznam má nejvýš { $most } kB. Přilož soubor, který dává příkaz `záznam`.
record-no-text = V tomhle souboru není text, takže to není záznam. Přilož soubor, který dává příkaz `záznam`.
record-several = V souboru je víc záznamů ({ $records }). Přilož soubor jen s jedním z nich.
record-wrong = Tenhle záznam neplatí. Přilož soubor přesně tak, jak ho dal příkaz `záznam`.
    -# { $fault }
record-wrong-at = Tenhle záznam neplatí. Přilož soubor přesně tak, jak ho dal příkaz `záznam`.
    -# `{ $where }`: { $fault }
record-not-given = Discord mi ten soubor zrovna nevydal. Přilož ho prosím znovu.
record-gone = Tenhle záznam už nemám po ruce. Přilož jeho soubor znovu a bude fungovat i tohle tlačítko.
no-record-there = Tady není záznam hry ani dohrané rozdání z mého stolu. Záznam je soubor s koncovkou `.json`, dá ti ho `/brčko historie`. Vyber to u zprávy, která takový soubor má, nebo ho přilož: `/stovkahra rozbor záznam:…`.

# Co je na záznamu špatně

fault-not-json = Tohle není JSON, formát záznamů.
fault-not-json-at = Tohle není JSON, formát záznamů: řádek { $line }, sloupec { $column }.
fault-too-deep = Je tu otevřeno příliš mnoho závorek najednou.
fault-twice = Pole `{ $field }` je tu dvakrát.
fault-missing = Tady něco chybí.
fault-no-such-field = Takové pole neexistuje.
fault-needs-object = Má tu být objekt, ne `{ $found }`.
fault-needs-text = Má tu být text, ne `{ $found }`.
fault-needs-number = Má tu být celé číslo od { $low } do { $high }, ne `{ $found }`.
fault-needs-list = Má tu být seznam. Počet položek: { $size }.
fault-needs-line = Má tu být jeden řádek textu, nejvýš { $most } znaků.
fault-needs-hex = Mají tu být hexadecimální číslice malými písmeny, počet: { $digits }.
fault-needs-cards = Počet karet tu má být { $size }, a je { $found }.
fault-needs-one-of = Má tu být jedno z těchto: `{ $values }`. Je tu: `{ $found }`.
fault-no-card = `{ $found }` není karta.
fault-card-twice = Některá karta je tu dvakrát.
fault-other-secret = Pečeť nepatří k tomuto tajnému číslu.
fault-other-chance = Z tajného čísla hry vychází něco jiného.
fault-secret-early = Hra, která se ještě hraje, svoje tajné číslo neprozrazuje.
fault-gathered = Ve složeném balíčku zůstávají čtyři karty každého štychu pohromadě.
fault-ranking = Chybí pořadí hráčů: buď podle tažených karet, nebo z předchozí hry.
fault-rules-give = Podle pravidel je to `{ $right }`, ne `{ $found }`.
fault-nothing-more = Podle pravidel sem už nic nepatří. Je tu: `{ $found }`.
fault-order = Není to ve správném pořadí.
fault-over-before = Hra skončila už předtím.
fault-not-over = Tahle hra ještě neskončila.
fault-unfinished = Poslední štych nebo rozdání není dohrané.
fault-dost-declared = *Dost* hned po hlášení rozdání ukončí: žádný štych už nenásleduje.
fault-forbidden = Pravidla to nedovolují: „{ $reason }“
fault-forbidden-seat = Pravidla to místu { $seat } nedovolují: „{ $reason }“
fault-forbidden-card = Karta { $number }, { CARD($card) }: místo { $seat } ji nesmí hrát: „{ $reason }“
