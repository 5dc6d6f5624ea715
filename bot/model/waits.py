"""How long things wait, in one table: seconds (`_S`) or milliseconds (`_MS`), each with what happens then.

Longer times, which are moments of tables and people, are `timedelta`s where they are used.
"""

from typing import Final

# What Discord and people wait for: it takes an answer within three seconds

ANSWER_LIFE_S: Final = 3.0
"""Seconds after which Discord takes no answer any more."""
ADMISSION_WAIT_S: Final = 1.5
"""Seconds after which a click is dropped that was not let in: to tell that to a thousand people takes a second."""
TURN_WAIT_S: Final = 2.0
"""Seconds after which a click is dropped that waits for others."""
RETRYING_S: Final = 2.0
"""Seconds for which a transaction that failed is tried again."""
LOCK_WAIT_MS: Final = 1000
"""Milliseconds to wait for another program that has locked the file."""
HANDED_IN_FILE_WAIT_S: Final = 0.9
"""Seconds that reading a file may take that somebody hands in."""
COMPUTER_MOVE_WAIT_S: Final = 1.8
"""Seconds after which a computer moves without a search; nobody should wait longer than two for it."""
PUZZLE_PLAY_WAIT_S: Final = 2.0
"""Seconds that the play after a card of a puzzle may take while an answer waits for it."""
PICTURE_WAIT_S: Final = 2.2
"""Seconds that a picture may take while an answer waits for it."""
TABLE_PICTURE_WAIT_S: Final = 0.4
"""Seconds that a message waits for its picture when it is redrawn; then it goes out without one."""

CLICK_STATEMENT_S: Final = 2.0
"""Seconds after which a database counts as gone that does not answer a statement while somebody waits."""
PROMPT_S: Final = 0.2
"""Seconds within which a database that works answers most statements."""
NOT_PROMPT_S: Final = 1.0
"""Seconds without a prompt answer after which it is the database that people wait for, not one another."""
HELD_BACK_S: Final = 2.4
"""Seconds after which Discord is told that an answer comes later: what it is cannot be told yet."""

# What nobody waits for

MOVES_OF_ALL_TABLES_S: Final = 1.0
"""Seconds in which the moves of the computers at all waiting tables should be chosen."""
COMPUTATION_WAIT_S: Final = 120.0
"""Seconds that a computation may take for which nobody is kept waiting, such as perfect play of a deal."""
JUDGING_WAIT_S: Final = 300.0
"""Seconds that judging a deal may take, once it has begun; it gives way to all other work."""
UNHURRIED_MOVE_S: Final = 3600.0
"""Seconds for a computer's move that only its number of samples bounds."""
DAMAGE_LOOK_S: Final = 5.0
"""Seconds for which a start looks for damage; a file of which that is not all goes on being used."""
STATEMENT_S: Final = 20.0
"""Seconds after which a database counts as gone that does not answer a statement for which nobody waits."""
RECONNECTING_S: Final = 1.0
"""The most seconds between two attempts to reach a database that is gone."""
DATABASE_CHECK_WAIT_S: Final = 2.0
"""Seconds within which a database must answer to count as well."""
HEALTH_ANSWER_WAIT_S: Final = 5.0
"""Seconds after which a bot that does not answer counts as unwell."""
SHARD_TURN_WAIT_S: Final = 45.0
"""Seconds that a shard waits with an open connection for its turn; discord.py closes it after a minute."""
LAST_CLICKS_WAIT_S: Final = 3.0
"""Seconds that clicks in progress get to finish when the bot stops."""

# Before something is tried again

UNSAVED_MOVE_RETRY_S: Final = 2.0
"""Seconds after which a computer's move is made again where the database did not work."""
FAILED_MOVE_RETRY_S: Final = 30.0
"""Seconds after which a computer's move is made again that failed."""
WORK_RETRY_S: Final = 2.0
"""Seconds after which work in the background is tried again where the database did not work."""
OTHERS_FOLLOWED_S: Final = 5.0
"""Seconds after which it is looked up again what other processes have changed at tables across servers."""
CANCELLING_RETRY_S: Final = 2.0
"""Seconds after which a task that goes on is cancelled again."""
SERVERS_RETRY_S: Final = 30.0
"""Seconds after which a server that was joined or left is noted again where the database did not work."""
REFUSED_PICTURE_RETRY_S: Final = 3600.0
"""Seconds in which no picture is sent to a channel that has refused one."""

# Between two rounds of work that goes on, so that others come in between or a processor rests

BOOKKEEPING_S: Final = 0.05
"""Seconds that one portion of lines should take, in which others wait for the database."""
BOOKKEEPING_REST_S: Final = 0.005
"""Seconds between two portions of lines that are added up, in which others have the database."""
SHARING_OUT_REST_S: Final = 0.05
"""Seconds between two portions of a day's field that get their share, in which others have the database."""
LAG_LOOK_S: Final = 0.02
"""Seconds between two measurements of the event loop's delay."""
PROGRESS_LINE_S: Final = 0.2
"""The least seconds between two writings of the line that tells how far a command is."""
COPY_LOOK_S: Final = 0.5
"""Seconds between two looks at how far a backup is written."""
CLAIM_WAIT_S: Final = 10.0
"""Seconds for which a process waits for another one that serves the same servers and may be about to end."""
CLAIM_LOOK_S: Final = 1.0
"""Seconds between two looks whether the servers of a process are still its own."""
LOCKED_DATABASE_RETRY_S: Final = 0.5
"""Seconds between two attempts to open a database that a bot uses."""
ALIVE_NOTE_S: Final = 60.0
"""Seconds between two notes that the bot is running; they tell later for how long it was not."""
