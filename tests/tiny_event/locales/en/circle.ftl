choice-form-circle = circle: everybody moves on by one seat
form-what-circle = { $game }, an evening in a circle
form-at-circle = -# At that time an evening in a circle opens here, and everybody who is in plays.
form-title-circle = ### 🏆 Evening { $evening } · circle
form-about-circle = With each deal everybody moves on by one seat. All tables play the same cards.
form-how-circle = -# **Who sits where.** Numbers are drawn by lot, and with each deal everybody moves on by one seat. { $least } to { $most } people can play.
