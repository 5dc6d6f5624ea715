# Being told of the deal of the day, and quiet hours

button-tell-tomorrow = Tell me tomorrow
button-tell-daily = Tell me each day
button-daily-off = No daily deal message
button-tell-waiting = Tell me what waits
button-waiting-off = Do not tell me what waits
button-waiting = What waits for me
button-reminders = Hour and quiet hours
reminders-title = ### ⏰ { button-reminders }
reminders-off = **You are not told of the deal of the day, nor of what waits for you.**
reminders-on = **You get one direct message a day at most.** The next one: { $next }
reminders-of-daily = - of the deal of the day, unless you have played one by then
reminders-of-waiting = - of tables that wait for your move, on all servers, of challenges that wait for you, and of deals of the day that you have begun
reminders-later = -# { $hour } is one of your quiet hours. So it comes when they end.
reminders-closed = ⚠️ **Nothing is sent to you any more:** a direct message could not be delivered. Allow direct messages from a server where this bot is, then press the button again.
reminders-clock = **Your clock:** { $time } ({ $city }). If yours shows another time, find your city.
button-city = Find my city
city-title = Your clock
city-label = City or country
city-about = Its time is yours from then on.
city-which = Which of these is yours?
reminders-hour = **Hour** of the message
reminders-loud = **Quiet hours:** none
reminders-quiet = **Quiet hours:** from { $start } to { $end } you are told neither of the deal of the day nor of new tables. A table at which you play still mentions you.
reminders-quiet-never = No quiet hours
reminders-quiet-from = From { $hour }
reminders-quiet-until = Until { $hour }
reminder-about = There are new deals, until { $until }.
reminder-begun = You have begun it. Finish it before it is over.
reminder-why = -# You asked for this message. It comes at most once a day, and not about the deal of the day if you have already played it. What you begin from here counts on the server where you asked.
reminder-why-waiting = -# You asked for this message. It comes once a day at most, and only if something waits for you.

# What waits for a person

waiting-title = ### ⏳ It is your turn
waiting-challenge = ⚔️ **{ $game }** · { $told }
waiting-nothing = Nothing is waiting for you.
waiting-table = **{ $game }** · table { $table }: { $place }
waiting-until = { $told } · time ends { $until }
waiting-begun = **{ $game }** · you have begun the deal of the day
