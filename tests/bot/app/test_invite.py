"""The address by which the bot is added to a server asks for what the bot needs, and for nothing else."""

from urllib.parse import parse_qs, urlsplit

from bot.app.invite import invite_link

VIEW_CHANNEL, SEND_MESSAGES, CREATE_PUBLIC_THREADS, SEND_MESSAGES_IN_THREADS = 1 << 10, 1 << 11, 1 << 35, 1 << 38
ATTACH_FILES = 1 << 15


def test_the_invitation_asks_for_commands_and_five_permissions():
    address = urlsplit(invite_link(987))
    assert (address.scheme, address.netloc, address.path) == ("https", "discord.com", "/oauth2/authorize")
    asked = parse_qs(address.query)
    assert (asked["client_id"], asked["scope"]) == (["987"], ["bot applications.commands"])
    permissions = VIEW_CHANNEL | SEND_MESSAGES | CREATE_PUBLIC_THREADS | SEND_MESSAGES_IN_THREADS | ATTACH_FILES
    assert asked["permissions"] == [str(permissions)]
