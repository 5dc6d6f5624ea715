# Practice, where the bot is on no server

practice-title = ### 🃏 Antrenament · { $game }
levels-practice = -# Aici joci singur cu calculatoare, într-un mesaj pe care îl vezi doar tu, și nu se trece nimic nicăieri. Cu alți oameni se joacă pe un server: [adaugă botul pe unul]({ $invite }).
practice-stopped = **Partida e oprită.** Din ea nu se trece nimic nicăieri.
button-practice-again = Încă o partidă
practice-alone = În afară de tine nu joacă nimeni aici. Continuă când vrei sau încheie partida: *Oprește masa* la *Altele*.
practice-none = Nu ai nicio partidă începută aici. { OPENING($listed) } începe una contra calculatoarelor.
practice-single = Aici se joacă mereu o singură partidă. Seriile se joacă pe un server.
