# Practice: alone with computers, in private

practice-title = ### 🃏 Antrenament · { $game }
levels-practice = -# Aici joci numai cu calculatoare, într-un mesaj pe care îl vezi doar tu, și nu contează nicăieri. Cu alți oameni se joacă pe un server: [adaugă botul pe unul]({ $invite }).
practice-stopped = **Partida e oprită.** Nu contează nicăieri.
button-practice-again = Încă o partidă
practice-alone = În afară de tine nu joacă nimeni aici. Continuă când vrei sau încheie partida: *Oprește masa* la *Altele*.
practice-none = Nu ai nicio partidă începută aici. { OPENING($listed) } începe una contra calculatoarelor.
practice-single = Numai cu calculatoare joci mereu o singură partidă. Seriile se joacă la o masă pe un server.

# How others fared with the first deal

fared-how = -# Prima donă o primesc și alții. Nu contează nicăieri.
fared-alone = În afară de tine n-a terminat-o încă nimeni.
fared-helped = -# Cu sfat sau cu o mutare a calculatorului în locul tău, rezultatul nu se numără printre celelalte.
fared-gone = -# Rezultatele celorlalți la dona asta nu se mai păstrează.
