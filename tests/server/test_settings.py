"""Settings: every one documented, read from three places, bad values told clearly."""

import re
import stat
from pathlib import Path

import pytest

from majlis.kernel.options import UserError
from majlis.server.settings import Settings, load_settings, read_secret

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_every_setting_is_documented_with_its_default() -> None:
    section = HOSTING.read_text(encoding="utf-8").split("## Settings")[1].split("\n## ")[0]
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]*) \|", section, re.M))
    defaults = Settings()
    assert set(rows) == set(Settings.__struct_fields__)
    for name, told in rows.items():
        value = getattr(defaults, name)
        if value not in ("", []):
            assert told.strip() == f"`{str(value).lower()}`", name


def test_the_environment_goes_over_the_file_and_the_command_line_over_both(tmp_path: Path) -> None:
    file = tmp_path / "majlis.toml"
    file.write_text('host = "file"\nport = 1\nlog_level = "debug"\norigins = ["https://a.example"]')
    environment = {"MAJLIS_PORT": "2", "MAJLIS_HOST": "env", "MAJLIS_PURE": "1", "OTHER": "x"}
    settings = load_settings(file, environment, host="given", port=None)
    assert (settings.host, settings.port, settings.log_level) == ("given", 2, "debug")
    listed = load_settings(file, {"MAJLIS_ORIGINS": "https://b.example, http://c.example:8000"})
    assert listed.origins == ["https://b.example", "http://c.example:8000"]


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"MAJLIS_PORT": "many"}, "port"),
        ({"MAJLIS_PORT": "70000"}, "port: expected 0 to 65535"),
        ({"MAJLIS_PROT": "1"}, "port"),
        ({"MAJLIS_CHAT_RATE": "0"}, "chat_rate: expected at least 1"),
        ({"MAJLIS_LOG_FORMAT": "xml"}, "log_format: expected one of auto, console, json"),
        ({"MAJLIS_SECRET": "short"}, "secret: expected at least 16"),
        ({"MAJLIS_ORIGINS": "majlis.example"}, "origins: expected such as https://"),
        ({"MAJLIS_ORIGINS": "https://majlis.example/path"}, "origins"),
        ({"MAJLIS_DATABASE_URL": "mysql://localhost/x"}, "expected sqlite or postgresql"),
        ({"MAJLIS_DATABASE_URL": "nonsense"}, "database_url: expected sqlite:///FILE"),
    ],
)
def test_bad_values_are_told_clearly(environment: dict[str, str], expected: str) -> None:
    with pytest.raises(UserError, match=expected):
        load_settings(environment=environment)


@pytest.mark.parametrize(
    ("text", "expected"),
    [("prot = 1", "unknown setting 'prot'.*port"), ("port =", "majlis.toml"), ("port = []", "int")],
)
def test_a_bad_file_is_told_clearly(tmp_path: Path, text: str, expected: str) -> None:
    file = tmp_path / "majlis.toml"
    file.write_text(text)
    with pytest.raises(UserError, match=expected):
        load_settings(file, {})
    with pytest.raises(UserError, match="cannot read"):
        load_settings(tmp_path / "nowhere.toml", {})


def test_a_secret_is_made_once_and_kept_beside_the_database(tmp_path: Path) -> None:
    database = tmp_path / "deep" / "games.sqlite"
    settings = load_settings(environment={}, database_url=f"sqlite:///{database}")
    secret = read_secret(settings)
    assert len(secret) == 64
    assert read_secret(settings) == secret
    kept = database.parent / "secret"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    given = load_settings(environment={}, secret="a secret that somebody chose")
    assert read_secret(given) == "a secret that somebody chose"
    kept.write_text("")
    with pytest.raises(UserError, match="holds no secret"):
        read_secret(settings)
