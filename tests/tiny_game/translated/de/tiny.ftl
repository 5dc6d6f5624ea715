game-tiny = Tiny
tiny-how = Die meisten Stiche gewinnen. Es spielen zwei oder drei; sobald zwei sitzen, kann es losgehen.
tiny-rules = Runden: { $deals } · Karten für jeden: { $hand } · die niedrigste Karte sticht: { $low }
tiny-head = Runde { $deal } · { $dealer } gibt
tiny-seated = Du sitzt auf Platz { $place }
tiny-taken = **{ $name }** · Stiche: { $tricks }
tiny-won = **{ $name }** hat die meisten Stiche und gewinnt.
tiny-drawn = Niemand hat allein die meisten Stiche: Das Spiel endet unentschieden.

topic-tiny = Alle Regeln
rule-tiny-cards = Es spielen zwei oder drei, mit Ass, König und Ober jeder Farbe. Jeder bekommt drei Karten, oder vier; links vom Geber wird ausgespielt.
rule-tiny-tricks = Der höchste Rang sticht, unter gleichen der erste. Die meisten Stiche gewinnen.

standings-tiny = ## Tabelle von Tiny
standings-tiny-key = -# Spiele: gewonnen, unentschieden, verloren.

command-tiny = tiny
command-tiny-about = Tiny spielen, das Spiel der Tests
option-hand = handkarten
option-hand-about = Wie viele Karten jeder bekommt
option-low = niedrigste
option-low-about = Ob die niedrigste Karte sticht
