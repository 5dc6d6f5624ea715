# Marks of honour: what a player has rarely done, and where it was for the first time

honours = 🎖️ Marks of honour: { $number }
honour-first = For the first time on { DATETIME($date, dateStyle: "medium") }, in deal { $deal }
honour-days = From { DATETIME($first_day, dateStyle: "medium") } to { DATETIME($last_day, dateStyle: "medium") }
honour-streak = 🎖️ **{ $name }:** ten deals of the day in a row, each played to its end. { $game }, from { DATETIME($first_day, dateStyle: "medium") } to { DATETIME($last_day, dateStyle: "medium") }.
feat-great-bonus = A bonus of 52 for tricks
feat-last-three = The last three tricks, each with a deuce: 78
feat-four-sevens = A trick with each of the four sevens
feat-four-deuces = A trick with each of the four deuces
feat-all-tricks = All tricks of a deal
feat-from-nothing = Back from 0–9 to ten brčka first
feat-ten-days = Ten deals of the day in a row
honour-choose = Choose a mark of honour to see the deal that earned it.
