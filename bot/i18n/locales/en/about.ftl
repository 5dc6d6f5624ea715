# Those whom the operator has shut out

shut-out = ⛔ **{ $who ->
    [person] The operator of this bot has shut you out.
   *[server] The operator of this bot has shut this server out.
  }**{ $why ->
    [yes] { "" } Reason: { $reason }
   *[no] { "" }
  }
    { $named ->
        [yes] If you think this is a mistake, write to { $address }
       *[no] The operator has named no address to write to.
      }
    -# What is kept about you stays yours: `/privacy`
goodbye = ⛔ **The operator of this bot has shut this server out, so the bot leaves it now.**{ $why ->
    [yes] { "" } Reason: { $reason }
   *[no] { "" }
  }
    { $named ->
        [yes] If you think this is a mistake, write to { $address }
       *[no] The operator has named no address to write to.
      }

# Who runs the bot

button-about = About
about-title = ### Stovkahra { $version }
    Rare card games in Discord.
about-operator = **Run by:** { $named ->
    [yes] { $name }
   *[no] not named
  }
about-support = **Questions and reports:** { $named ->
    [yes] { $address }
   *[no] no address is named
  }
about-terms = [Terms of service]({ $address })
about-privacy = { $linked ->
    [yes] [Privacy policy]({ $address })
   *[no] What is kept about you: `/privacy`
  }
about-licence = -# The program is free software under the MIT licence.

# How to report somebody or a fault

button-report = Report
report-title = ### Report somebody or a fault
report-where = { $named ->
    [yes] **Write to the operator of this bot:** { $address }
   *[no] **The operator of this bot has named no address.** Turn to the moderators of the server: they can stop tables, and may know who runs the bot.
  }
report-what = **What to send:**
    - about somebody: their name, the number of the table, what happened and when
    - about a fault: what you pressed, what you saw, and the reference if the bot told you one
report-table = **Table:** { $table }
report-reference = **Reference:** `{ $reference }`

# Whom one has met across servers

report-met = **Report somebody at this table:** the operator gets it with the record of the game, once that is over, and the number of your account. Whoever is reported is not told.
report-met-choose = Report whom, and for what?
report-for-name = { $name }: the name
report-for-waiting = { $name }: lets others wait, or leaves
report-for-together = { $name }: secretly helps another player
report-for-other = { $name }: something else
report-done = ✅ Reported to the operator: **{ $name }**. Another reason replaces this one.
block-met = **Block somebody:** you two are brought together no more. On servers, too, they get no seat where you sit, cannot invite you, and do not hear of it. You do not learn their account, so nothing stops you from sitting down beside them, or inviting them, yourself. To undo it: `/stovkahra preferences`, *Blocked people*.
block-met-choose = Block whom?
block-met-done = ✅ Blocked: **{ $name }**.
