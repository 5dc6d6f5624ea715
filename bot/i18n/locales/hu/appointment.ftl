# Asztalok megbeszélt időpontra

option-at = mikor
option-at-about = Mikor találkoztok, a te órád szerint: 20:00, péntek 20:00, holnap 20:00, 2 óra múlva
option-weekly = hetente
option-weekly-about = Minden héten ugyanakkor, a te órád szerint, amíg akad jelentkező
button-in = Játszom
button-out = Mégsem
button-appointment-remind = Emlékeztess
button-appointment-off = Lefújom
button-remind = { $way ->
    [mention] Említs meg itt
    [message] Írj nekem
   *[not] Ne emlékeztess
  }
appointment-title = ### ⏰ { $what }: ki jön?
appointment-at = **{ $at }** ({ $away }) · szervezi: { $opener }
appointment-people = **Jönnek ({ $people }):** { $names }
appointment-asked = **Meghívva:** { $people }
form-what-teams = { $game }, este azonos leosztásokkal
form-what-individual = { $game }, egyéni este
form-what-pairs = { $game }, páros este
form-what-table = { $game }
form-at-teams = -# Akkor itt este kezdődik, amelyen minden asztal ugyanazokat a leosztásokat játssza. Aki jelentkezett, annak öt percig megmarad a helye; utána gépek töltik fel az asztalokat, és kezdődik a játék.
form-at-individual = -# Akkor itt egyéni este nyílik, és mindenki játszik, aki jelentkezett. Öt percig még mások is jelentkezhetnek; utána jön az első leosztás.
form-at-pairs = -# Akkor itt páros este nyílik, és mindenki játszik, aki jelentkezett. Öt percig társat választhattok, és mások is jelentkezhetnek; utána jön az első leosztás.
form-at-table = -# Akkor itt nyílik egy asztal. Aki jelentkezett, annak öt percig megmarad a helye; ha egy asztal kevés, több nyílik. Utána gépek ülnek az üres helyekre, és kezdődik a játék.
appointment-time = ⏰ **{ $what }** · { $at }
appointment-begun = **Itt az idő.**
appointment-nobody = Senki sem jelentkezett, ezért nem nyílt asztal.
appointment-missed = Akkor nem lehetett asztalt nyitni. Beszéljetek meg új időpontot.
appointment-crowded = Nem nyílhatott asztal: már túl sok van nyitva, vagy már folyik egy ilyen este. Fejezzetek be vagy állítsatok le egyet, és nyissatok újat az `új` paranccsal.
appointment-called-off = **Elmarad.**
appointment-late = A megbeszéltnél később kezdődik.
appointment-table = **{ $table }. asztal:** { $people }, üljetek le az üzenetében lévő gombbal. Mások { $until } ülhetnek a helyetekre.
appointment-individual = játszotok. Az első leosztás öt perc múlva jön. Aki itt van, az alábbi üzenetben nyomja meg: *Játszom*; a többiek helyett gép játszik, amíg meg nem jönnek. Aki meggondolta magát, ott nyomja meg: *Mégsem*.
appointment-weekly = -# 🔁 Minden héten ugyanekkor. Minden hétre újra jelentkezni kell; annak a hétnek a végével szűnik meg, amelyre senki sem jelentkezik, vagy ha lefújják.
appointment-weekly-over = Ezzel vége, többé nem ismétlődik.
appointment-next-week = A jövő hétre már lehet jelentkezni.
appointment-remind = { $way ->
    [mention] 🔔 **{ $at }:** { $minutes } perccel előtte **itt megemlít** a bot. A csendes óráidban semmiről sem kapsz hírt.
    [message] 🔔 **{ $at }:** { $minutes } perccel előtte **ír neked** a bot. A csendes óráidban semmiről sem kapsz hírt.
   *[not] 🔔 **{ $at }:** a bot **nem emlékeztet**. Kérheted, { $minutes } perccel előtte.
  }
appointment-soon = 🔔 **{ $what }** { $away }, időpont: { $at }, hely: { $place }.
appointment-event = Jelentkezz a csatornában lévő gombbal. Akkor ott nyílik egy asztal, és az üresen maradt helyekre gépek ülnek.
begins-by-itself = ⏰ Magától elkezdődik { $at }; az üres helyekre akkor gépek ülnek.
nobody-came = **Senki sem jött el**, ezért ennek az asztalnak vége. Újat az `új` paranccsal nyithattok.
appointment-listed = ⏰ **{ $what }** · { $at } · jönnek: { $people } · { $place }
