# Tahy předem, u stolů s pomalými hodinami

button-ahead = Předem
button-ahead-back = Vzít zpět
button-if-led = Když { SUIT($suit) }
button-if-lead = Když vynáším já
button-ahead-beat = Nejnižší, co přebije
button-ahead-low = Nejnižší
button-ahead-high = Nejvyšší
button-ahead-none = Nic
ahead-about = **Předem.** Co tu řekneš, zahraje se pár vteřin poté, co přijdeš na řadu, pokud to nastane. Nikdo jiný to nevidí a do té doby to můžeš vzít zpět. Co podle tebe přijde?
ahead-closed = Teď se předem nic říct nedá.
ahead-ask = **{ $case }:** co zahraješ?
ahead-if-led = Když se vynesou { SUIT($suit) }
ahead-if-lead = Když vyneseš do dalšího štychu ty
ahead-line = - { $case }: **{ $answer }**
ahead-line-card = - { $case }: **{ FACE($card) } { CARD($card) }**
ahead-beat = nejnižší, která štych přebije
ahead-low = nejnižší té barvy
ahead-high = nejvyšší té barvy
ahead-said = -# ⏩ Něco už máš řečeno předem. Ukáže to *Předem*.
ahead-comes = ⏩ Jak máš řečeno předem, **{ FACE($card) } { CARD($card) }** se zahraje { $when }. Do té doby můžeš zahrát jinou kartu.
ahead-nothing = -# ⏩ Nic z toho, co máš řečeno předem, sem nesedí. S tvou kartou se na to zapomene.
ahead-taken-back = -# ↩️ Předem už není řečeno nic.
