# The application's profile, in Discord's directory too. Descriptions: at most 400 characters; summaries: at most 200.

profile-description = Stovkahra, más néven Brčko: ketten kettő ellen viszik az ütéseket száz pontig, ahogy egy romániai falu csehei ma is játsszák. A család két régebbi játéka, a Trappola és a Bulka is itt van. Játssz emberekkel, gépekkel vagy mindkettővel, tanuld meg egy leosztás alatt, próbáld ki a nap leosztását és a feladványokat! A keverést bárki ellenőrizheti.
profile-summary = Játszd a Trappola család utolsó élő játékát: ketten kettő ellen, a lapjaidat csak te látod, a gyufaszálak évekig gyűlnek. Emberekkel vagy gépekkel, egy leosztás alatt megtanulod.
profile-overview = A Stovkahra, más néven Brčko, négyszemélyes kártyajáték. Ketten kettő ellen viszik az ütéseket, és aki száz ponttal *dostot* mond, vagyis hogy elég, megnyeri a játszmát. Minden játszma gyufaszálakat, **brčkókat** hoz, és tíz brčkóval tiéd a széria.

    - `/stovkahra tanulás`: egy leosztás alatt megtanulod a játékot.
    - `/stovkahra új`: asztalt nyit embereknek, gépeknek vagy mindkettőnek.
    - `/stovkahra napi`: a nap leosztása, mindenkinek ugyanazok a lapok, egy próbálkozás.
    - `/stovkahra feladvány`: egy állás, amelyben egy lap sokkal jobb minden másnál.
    - `/trappola új` és `/bulka új`: a család két régebbi játéka.

    Senki sem tartja fel az asztalt, a játszmák minden újraindítás után folytatódnak, és a keverést bárki ellenőrizheti. A bot nem olvas üzeneteket. Magyarul, angolul, csehül, németül és románul tud.
