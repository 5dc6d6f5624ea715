"""What Discord shows of the application: set by a command, compared by the doctor, in five languages."""

import pytest

from bot.app.invite import invite_link, permissions, personal_link
from bot.app.profile import MOST_DESCRIBED, MOST_SUMMED_UP, TAGS
from bot.i18n.texts import DEFAULT, LANGUAGES, texts
from tests.support.doctor import Rest, bad, commanded, examined

OTHERS = set(LANGUAGES) - {DEFAULT}
ENGLISH = texts()("profile-description")


def profile_line(lines: list[str]) -> str:
    (line,) = (line for line in lines if "profile:" in line)
    return line


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_of_the_profile_has_the_length_that_discord_asks_for(language):
    t = texts(language)
    assert 200 <= len(t("profile-description")) <= MOST_DESCRIBED
    assert 100 <= len(t("profile-summary")) <= MOST_SUMMED_UP
    # These two are shown as they are, without formatting.
    assert not {"*", "`", "\n"} & {*t("profile-description"), *t("profile-summary")}
    assert 300 <= len(t("profile-overview")) <= 2000
    assert len(TAGS) <= 5 and max(map(len, TAGS)) <= 20


async def test_the_profile_is_set_and_what_is_to_be_entered_by_hand_is_printed(tmp_path):
    rest = Rest()
    ended = await commanded(tmp_path, rest, "profile")
    assert (ended.returncode, rest.changed) == (0, ["PATCH /applications/@me"])
    assert rest.application["description"] == ENGLISH and rest.languages == OTHERS
    assert rest.application["tags"] == list(TAGS)
    on_server, by_person = (
        rest.application["integration_types_config"][number]["oauth2_install_params"] for number in ("0", "1")
    )
    assert rest.application["install_params"] == on_server
    # The same as the links that the doctor prints.
    assert set(on_server["scopes"]) == {"bot", "applications.commands"}
    assert on_server["permissions"] == str(permissions().value)
    assert f"permissions={on_server['permissions']}" in invite_link(1)
    assert (by_person["scopes"], by_person["permissions"]) == (["applications.commands"], "0")
    assert "scope=applications.commands&" in personal_link(1)
    for language in LANGUAGES:
        t = texts(language)
        for key in ("profile-summary", "profile-overview"):
            assert t(key) in ended.stdout
        assert t("profile-description") not in ended.stdout


async def test_where_discord_takes_one_language_the_others_are_printed(tmp_path):
    rest = Rest(in_english=True)
    ended = await commanded(tmp_path, rest, "profile")
    assert (ended.returncode, len(rest.changed)) == (0, 2)
    assert rest.application["description"] == ENGLISH
    assert rest.application["tags"] == list(TAGS)
    for language in OTHERS:
        assert texts(language)("profile-description") in ended.stdout


async def test_what_discord_does_not_take_is_named(tmp_path):
    ended = await commanded(tmp_path, Rest(forgetful=True), "profile")
    assert ended.returncode == 1
    assert all(part in ended.stdout for part in ("Nothing was set", "description", "tags", "install links"))


@pytest.mark.parametrize(
    ("rest", "settings", "said"),
    [
        (Rest(), {"DISCORD_TOKEN": ""}, "DISCORD_TOKEN is not set"),
        (Rest(token="another"), {}, "refuses DISCORD_TOKEN"),
        (None, {}, "Discord does not take the profile"),
    ],
)
async def test_a_profile_that_cannot_be_set_says_why_in_one_line(tmp_path, rest, settings, said):
    ended = await commanded(tmp_path, rest, "profile", **settings)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert said in ended.stderr.splitlines()[-1]


async def test_the_doctor_compares_the_profile_and_calls_no_own_one_bad(tmp_path):
    rest = Rest()
    code, lines = await examined(tmp_path, rest)
    assert (code, bad(lines)) == (0, [])
    assert all(
        part in profile_line(lines) for part in ("description", "tags", "install links", "python -m bot profile")
    )
    await commanded(tmp_path, rest, "profile")
    rest.changed.clear()
    assert "are those of this version" in profile_line((await examined(tmp_path, rest))[1])
    # Discord may list tags and scopes in any order.
    rest.application["tags"].reverse()
    rest.application["install_params"]["scopes"].reverse()
    assert "are those of this version" in profile_line((await examined(tmp_path, rest))[1])
    rest.application["description"] = "A game of ours"
    line = profile_line((await examined(tmp_path, rest))[1])
    assert "description" in line and "tags" not in line
    rest.application |= {"description": ENGLISH, "integration_types_config": {"0": {}}}
    line = profile_line((await examined(tmp_path, rest))[1])
    assert "install links" in line and "description" not in line
