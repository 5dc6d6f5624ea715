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
       *[no] The operator has given no address to write to.
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
   *[no] not given
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
   *[no] **The operator of this bot has named no address.** Ask the moderators of this server: they can stop tables, and may know who runs the bot.
  }
report-what = **What to send:**
    - about somebody: their name, the number of the table, what happened and when
    - about a fault: what you pressed, what you saw, and the reference, if the bot gave you one
report-table = **Table:** { $table }
report-reference = **Reference:** `{ $reference }`

# Whom one has met across servers

report-met = **Report somebody at this table:** after the game the operator gets it, with the record of the game and your account ID. The person you report is not told.
report-met-choose = Whom do you want to report, and why?
report-for-name = { $name }: the name
report-for-waiting = { $name }: keeps others waiting, or leaves
report-for-together = { $name }: secretly helps another player
report-for-other = { $name }: something else
report-done = ✅ Reported to the operator: **{ $name }**. Choose another reason to change this one.
block-met = **Block somebody:** the bot never seats you together again. On servers, too, they cannot join your table or invite you, and they are not told. You are not told their account either, so you might still join or invite them yourself. To undo it: `/stovkahra preferences`, *Blocked people*.
block-met-choose = Block whom?
block-met-done = ✅ Blocked: **{ $name }**.
