# Records handed in as files

option-record = record
option-record-about = The record of a game, as a file, to look back on
review-needs-record = Here I need a record to look back on: attach one as a file, `/stovkahra review record:…`. On a server, `/brcko history` gives you one.
record-too-large = That file is too large for a record, which has { $most } kB at most. Attach the file that the command `record` gives.
record-no-text = That file holds no text, so it is no record. Attach the file that the command `record` gives.
record-several = There are { $records } records in that file. Attach a file with only one.
record-wrong = This record is not valid. Attach the file just as the command `record` gave it.
    -# { $fault }
record-wrong-at = This record is not valid. Attach the file just as the command `record` gave it.
    -# `{ $where }`: { $fault }
record-not-given = Discord did not give me the file just now. Please attach it again.
record-gone = I no longer have that record at hand. Attach its file again; then this button works too.
no-record-there = There is neither a record here nor a finished deal of a table of mine. A record is a file that ends in `.json`; `/brcko history` gives you one. Choose this on a message that has such a file, or hand it in: `/stovkahra review record:…`.

# What is wrong with a record

fault-not-json = This is not JSON, in which records are written.
fault-not-json-at = This is not JSON, in which records are written: line { $line }, column { $column }.
fault-too-deep = Too many brackets are open here at once.
fault-twice = The field `{ $field }` is there twice.
fault-missing = Something is missing here.
fault-no-such-field = There is no such field.
fault-needs-object = An object is needed here, not `{ $found }`.
fault-needs-text = A text is needed here, not `{ $found }`.
fault-needs-number = A whole number from { $low } to { $high } is needed here, not `{ $found }`.
fault-needs-list = A list is needed here. Number of its entries: { $size }.
fault-needs-line = One line of text is needed here, with at most { $most } characters.
fault-needs-hex = Hexadecimal digits in lower case are needed here: { $digits } of them.
fault-needs-cards = Cards needed here: { $size }. Cards found: { $found }.
fault-needs-one-of = One of these is needed here: `{ $values }`. Found: `{ $found }`.
fault-no-card = `{ $found }` is not a card.
fault-card-twice = A card is there twice.
fault-other-secret = The seal does not belong to this secret.
fault-other-chance = The secret of the game gives something else.
fault-secret-early = A game that is still played keeps its secret.
fault-gathered = In a gathered pack the four cards of each trick stay together.
fault-ranking = The order of the players is needed: from cards drawn, or from the game before.
fault-rules-give = By the rules this is `{ $right }`, not `{ $found }`.
fault-nothing-more = By the rules nothing more belongs here. Found: `{ $found }`.
fault-order = This is not in the right order.
fault-over-before = The game was over before this.
fault-not-over = This game is not over.
fault-unfinished = The last trick or the deal is not played to the end.
fault-dost-declared = *Dost* right after a declaration ends the deal: no trick follows.
fault-forbidden = The rules forbid this: “{ $reason }”
fault-forbidden-seat = The rules forbid this to seat { $seat }: “{ $reason }”
fault-forbidden-card = Card { $number }, the { CARD($card) }, is forbidden to seat { $seat }: “{ $reason }”
