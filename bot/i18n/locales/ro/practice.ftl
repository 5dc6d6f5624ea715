# Practice, where the bot is on no server

practice-title = ### 🃏 Antrenament · { $game }
levels-practice = -# Aici joci singur cu calculatoare, într-un mesaj pe care îl vezi doar tu, și nu contează nicăieri. Cu alți oameni se joacă pe un server: [adaugă botul pe unul]({ $invite }).
practice-stopped = **Partida e oprită.** Nu contează nicăieri.
button-practice-again = Încă o partidă
practice-alone = În afară de tine nu joacă nimeni aici. Continuă când vrei sau încheie partida: *Oprește masa* la *Altele*.
practice-none = Nu ai nicio partidă începută aici. { OPENING($listed) } începe una contra calculatoarelor.
practice-single = Aici se joacă mereu o singură partidă. Seriile se joacă pe un server.

# How others fared with the first deal

fared-title = ### 📊 Cum au jucat alții · prima donă a partidei tale
fared-how = -# Dona asta o primesc și alții la început, după aceleași reguli și contra unor calculatoare la fel de puternice. Nu contează nicăieri.
fared-alone = În afară de tine n-a terminat-o încă nimeni.
fared-helped = -# Ai primit un sfat sau un calculator a jucat în locul tău: rezultatul tău nu se numără printre ale celorlalți.
fared-gone = -# Rezultatele celorlalți la dona asta nu se mai păstrează.
