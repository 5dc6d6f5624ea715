# Propojené kanály dvou serverů

command-link = propojení
command-link-about = Ukazovat tu stoly z kanálu jiného serveru, a stoly z tohoto kanálu tam
option-link-code-about = Kód od moderátorů jiného serveru, kterým tento kanál propojíš s jejich
links-title = ### 🔗 Propojené kanály
links-about = Co se hraje v jednom ze dvou propojených kanálů, na to se dá dívat v druhém, na jiném serveru, nejvýš na tolik stolů naráz: { $most }. Jsou vidět karty na stole a body, pod jmény, která si lidé zvolili u příkazu `najít`. Nikdo se nedočte, který je to server, kanál nebo účet. Stoly jen pro pozvané a ty, kde stejné karty dostanou i jiní, se neukazují.
links-line = **{ $number }.** { $place } a kanál jiného serveru, od { $since }
links-none = Žádný kanál tohoto serveru není propojený.
link-code = **Kód pro { $place }: `{ $code }`**
    Dej ho jen moderátorům jiného serveru. V některém ze svých kanálů napíšou `/stovkahra-moderace propojení kód:{ $code }`. Platí jednou, { $hours } hodin, a nahrazuje dřívější kód pro tento kanál.
linked-now = 🔗 **Tento kanál je propojený s kanálem jiného serveru.** Od příštího tahu se tam dá dívat na to, co se hraje tady, a tady na to, co se hraje tam, nejvýš na tolik stolů naráz: { $most }. Hráči se jmenují, jak si zvolili u příkazu `/stovkahra najít`, nebo Anonym.
    -# Moderátoři kteréhokoli z obou serverů to sami ukončí: `/stovkahra-moderace propojení`.
linked-here = -# 🔗 Na tento stůl se můžou dívat lidé z jiného serveru, pod jmény, která jste si zvolili u příkazu `najít`.
linked-title = ### 🔗 { $game } · z propojeného kanálu
linked-board = -# Tento stůl stojí na jiném serveru. Tady se na něj dá dívat.
button-link-code = Kód pro tento kanál
button-link-end = Ukončit { $number }
link-code-unknown = Tento kód neplatí, nebo už ne. Řekni si moderátorům druhého serveru o nový.
link-own = To je kód tohoto serveru. Dej ho moderátorům jiného serveru.
link-twice = Tyto dva kanály už propojené jsou.
link-full = Propojení smí mít kanál nejvýš { $most } a server { $server }. Jeden z obou jich tolik má: nejdřív některé ukončete.
link-over = Takové propojení už není.
link-closed = Do tohoto kanálu psát nesmím, a tak se propojit nedá.
