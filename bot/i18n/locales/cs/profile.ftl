# The application's profile, in Discord's directory too. Descriptions: at most 400 characters; summaries: at most 200.

profile-description = Stovkahra neboli Brčko: dva proti dvěma hrají štychy do sta bodů, jak to dodnes dělají Češi v jedné vesnici v Rumunsku. Jsou tu i dvě starší hry téže rodiny, Trappola a Bulka. Hraj s lidmi, s počítači nebo s obojími, nauč se hru v jednom rozdání, zkus rozdání dne a úlohy. Míchání si může ověřit každý.
profile-summary = Zahraj si poslední živou hru z rodiny Trappoly: dva proti dvěma, karty vidíš jen ty a zápalky se počítají celé roky. S lidmi i s počítači, naučíš se ji v jednom rozdání.
profile-overview = Stovkahra neboli Brčko je karetní hra pro čtyři. Dva proti dvěma berou štychy, a kdo řekne *dost* a má se spoluhráčem sto bodů, vyhrává hru. Za hru jsou zápalky, **brčka**, a kdo má deset brček, vyhrává sérii.

    - `/stovkahra výuka` tě naučí hru v jednom rozdání.
    - `/stovkahra nová` otevře stůl pro lidi, počítače nebo obojí.
    - `/stovkahra denní` je rozdání dne: pro všechny stejné karty, jeden pokus.
    - `/stovkahra úloha` je pozice, v níž je jedna karta o hodně lepší než ostatní.
    - `/trappola nová` a `/bulka nová` jsou dvě starší hry téže rodiny.

    Nikdo nezdrží celý stůl, hry přežijí každý restart a míchání si může ověřit každý. Bot nečte žádné zprávy. Umí česky, anglicky, německy, maďarsky a rumunsky.
