# Verbundene Kanäle zweier Server

command-link = verbindung
command-link-about = Tische eines Kanals auf einem anderen Server hier zeigen, und die dieses Kanals dort
option-link-code-about = Das Kennwort der Moderatoren eines anderen Servers, mit dem du diesen Kanal verbindest
links-title = ### 🔗 Verbundene Kanäle
links-about = Was in einem von zwei verbundenen Kanälen gespielt wird, kann man im anderen mitansehen, auf einem anderen Server, höchstens { $most } Tische zugleich: die Karten auf dem Tisch und die Punkte, unter den Namen, die sich die Leute bei `finden` ausgesucht haben. Niemand liest, welcher Server, Kanal oder Account es ist. Tische für Eingeladene und solche, an denen andere dieselben Karten bekommen, werden nicht gezeigt.
links-line = **{ $number }.** { $place } und ein Kanal eines anderen Servers, seit { $since }
links-none = Kein Kanal dieses Servers ist verbunden.
link-code = **Kennwort für { $place }: `{ $code }`**
    Gib es nur Moderatoren eines anderen Servers. In einem Kanal von ihnen schreiben sie `/stovkahra-moderation verbindung kennwort:{ $code }`. Es gilt einmal, { $hours } Stunden lang, und ersetzt ein früheres für diesen Kanal.
linked-now = 🔗 **Dieser Kanal ist mit einem Kanal eines anderen Servers verbunden.** Vom nächsten Zug an kann man dort mitansehen, was hier gespielt wird, und hier, was dort gespielt wird, höchstens { $most } Tische zugleich. Wer spielt, heißt so wie bei `/stovkahra finden` gewählt, oder Anonym.
    -# Die Moderatoren jedes der beiden Server beenden es allein: `/stovkahra-moderation verbindung`.
linked-here = -# 🔗 Leute eines anderen Servers können diesen Tisch mitansehen, unter den Namen, die ihr bei `finden` gewählt habt.
linked-title = ### 🔗 { $game } · aus einem verbundenen Kanal
linked-board = -# Dieser Tisch steht auf einem anderen Server. Hier kann man zusehen.
button-link-code = Kennwort für diesen Kanal
button-link-end = { $number } beenden
link-code-unknown = Dieses Kennwort gilt nicht, oder nicht mehr. Frag die Moderatoren des anderen Servers nach einem neuen.
link-own = Das ist ein Kennwort des eigenen Servers. Gib es Moderatoren eines anderen Servers.
link-twice = Diese beiden Kanäle sind schon verbunden.
link-full = Ein Kanal hat höchstens { $most } Verbindungen, ein Server { $server }. Einer von beiden hat so viele: beendet erst eine.
link-over = Diese Verbindung gibt es nicht mehr.
link-closed = In diesem Kanal darf ich nicht schreiben, also kann er nicht verbunden werden.
