# Rules

rules-title = ## { $title }
rule-points = { RANK($rank) } **{ $points }**
