# What people are congratulated on, each thing once a day

met-perfect = ⭐ **As much as with all hands open!** Even with all cards face up, nobody could have forced more than { $perfect }. You have { $points }.
met-large-perfect = { $points }
met-line-perfect = as much as with all hands open
met-strong = 💪 **Better than strong computers!** With the same cards they made { $strong }, and you made { $points }.
met-large-strong = { $points } against { $strong }
met-line-strong = better than strong computers
met-streak = 🔥 **{ $days } days in a row,** and not one deal missed!
met-large-streak = { $days } days
met-line-streak = in a row, and not one deal missed
met-52 = 🎇 **{ $name } wins the bonus of 52,** for the first time! Few deals bring it.
met-52-own = 🎇 **You have won the bonus of 52,** for the first time! Few deals bring it.
met-large-52 = +52
met-line-52 = for the first time
met-behind = 🏆 **What a comeback!** { $names } were { $own }–{ $others } down in brčka, and have won the series.
met-large-behind = { $own } : { $others }
met-line-behind = and still they won the series
