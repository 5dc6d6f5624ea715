# Marks of honour: what a player has done for the first time

button-feat-great-bonus = 52
button-feat-last-three = 78
button-feat-four-sevens = 4 × 7
button-feat-four-deuces = 4 × 2
button-feat-all-tricks = All
