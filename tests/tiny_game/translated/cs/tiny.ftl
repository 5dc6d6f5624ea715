game-tiny = Tiny
tiny-how = Vyhrává, kdo má nejvíc štychů. Hrají dva nebo tři; jakmile sedí dva, může se začít.
tiny-rules = rozdání: { $deals } · karet do ruky: { $hand } · štych bere nejnižší karta: { $low }
tiny-head = { $deal }. rozdání · rozdává { $dealer }
tiny-seated = Sedíš na { $place }. místě
tiny-taken = **{ $name }** · štychy: { $tricks }
tiny-won = **{ $name }** má nejvíc štychů a vyhrává.
tiny-drawn = Nejvíc štychů nemá nikdo sám: hra skončila nerozhodně.

topic-tiny = Celá pravidla
rule-tiny-cards = Hrají dva nebo tři, esem, králem a svrškem od každé barvy. Každý dostane tři karty, nebo čtyři; vynáší hráč po levici rozdávajícího.
rule-tiny-tricks = Štych bere nejvyšší hodnota, ze stejných ta první. Vyhrává, kdo má nejvíc štychů.

standings-tiny = ## Pořadí v Tiny
standings-tiny-key = -# Hry: vyhrané, nerozhodné, prohrané.

command-tiny = tiny
command-tiny-about = Hrát Tiny, hru ze zkoušek
option-hand = ruka
option-hand-about = Kolik karet každý dostane
option-low = nejnižší
option-low-about = Zda štych bere nejnižší karta
