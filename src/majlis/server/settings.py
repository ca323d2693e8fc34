"""What a host may set: a TOML file, the environment over it, the command line over both."""

import os
import secrets
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy.engine import make_url

from majlis.kernel.codec import nearest
from majlis.kernel.options import UserError
from majlis.server.storage.base import database_url

PREFIX: Final = "MAJLIS_"
# Words of the environment that belong to the engine and its build, not to the server.
FOREIGN: Final = ("PURE", "COMPILE", "OPT", "JOBS", "PAGE", "REPOSITORY")
SHORTEST_SECRET: Final = 16


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting with its default; `docs/hosting.md` explains each of them.

    A rate is what one person may do in a minute; one address may do `address_factor` times that,
    as several people can share it.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data_dir: str = ""
    database_url: str = ""
    secret: str = ""
    origins: list[str] = []
    trusted_proxies: list[str] = []
    secure_cookies: bool = False
    log_format: str = "auto"
    log_level: str = "info"
    log_people: str = "pseudonym"
    registration: bool = True
    guests: bool = True
    metrics: bool = True
    bot_processes: int = 0
    bot_seconds: float = 10.0
    bot_pause: float = 0.4
    bot_pause_alone: float = 30.0
    bot_tables: int = 40
    agents: list[str] = []
    hint_iterations: int = 400
    reviews: bool = True
    review_iterations: int = 60
    tables_in_memory: int = 1000
    absence: float = 90.0
    share_seconds: float = 10.0
    outage_grace: float = 15.0
    request_rate: int = 600
    command_rate: int = 600
    frame_rate: int = 1200
    chat_rate: int = 20
    table_rate: int = 20
    guest_rate: int = 10
    sign_in_rate: int = 10
    address_factor: int = 10
    sockets_per_address: int = 200
    request_seconds: float = 15.0
    unread_seconds: float = 20.0
    hsts_days: int = 0
    max_body: int = 65536
    max_message: int = 16384
    max_chat: int = 500


_WORDS: Final = {
    "log_format": ("auto", "console", "json"),
    "log_level": ("debug", "info", "warning", "error"),
    "log_people": ("pseudonym", "real"),
}
_AT_LEAST: Final = {
    "port": 0,
    "bot_processes": 0,
    "bot_seconds": 0.1,
    "bot_pause": 0,
    "bot_pause_alone": 0,
    "request_seconds": 0.1,
    "unread_seconds": 0.1,
    "absence": 0,
    "share_seconds": 0.1,
    "outage_grace": 0,
    "hsts_days": 0,
    "review_iterations": 0,
}


def load_settings(
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    **given: Any,
) -> Settings:
    """The settings of a file, of the environment over it, and of what was `given` over both."""
    values: dict[str, Any] = {}
    if file is not None:
        values |= _read_file(file)
    values |= _read_environment(os.environ if environment is None else environment)
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise UserError(f"settings: {error}") from None
    _check(settings)
    return _with_places(settings)


def _read_file(path: Path) -> dict[str, Any]:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UserError(f"{path}: {error}") from None
    for name in data:
        if name not in Settings.__struct_fields__:
            raise UserError(
                f"{path}: unknown setting {name!r}: {nearest(name, Settings.__struct_fields__)}"
            )
    return data


def _read_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for key, value in environment.items():
        if not key.startswith(PREFIX) or key.removeprefix(PREFIX) in FOREIGN:
            continue
        name = key.removeprefix(PREFIX).lower()
        if name not in Settings.__struct_fields__:
            raise UserError(
                f"{key}: unknown setting {name!r}: {nearest(name, Settings.__struct_fields__)}"
            )
        is_list = name in ("origins", "trusted_proxies", "agents")
        values[name] = [v.strip() for v in value.split(",") if v.strip()] if is_list else value
    return values


def _check(settings: Settings) -> None:
    for name, words in _WORDS.items():
        if getattr(settings, name) not in words:
            raise UserError(
                f"{name}: expected one of {', '.join(words)}, not {getattr(settings, name)!r}"
            )
    for name in Settings.__struct_fields__:
        value = getattr(settings, name)
        least = _AT_LEAST.get(name, 1)
        if isinstance(value, int | float) and not isinstance(value, bool) and value < least:
            raise UserError(f"{name}: expected at least {least}, not {value}")
    if settings.port > 65535:
        raise UserError(f"port: expected 0 to 65535, not {settings.port}")
    if settings.secret and len(settings.secret) < SHORTEST_SECRET:
        raise UserError(f"secret: expected at least {SHORTEST_SECRET} characters")
    for origin in settings.origins:
        scheme, separator, rest = origin.partition("://")
        if scheme not in ("http", "https") or not separator or not rest or "/" in rest:
            raise UserError(f"origins: expected such as https://majlis.example, not {origin!r}")


def _with_places(settings: Settings) -> Settings:
    """Fills in where things lie: the data folder, and the database in it."""
    folder = Path(settings.data_dir).expanduser() if settings.data_dir else default_data_dir()
    url = settings.database_url or f"sqlite:///{folder.absolute() / 'majlis.sqlite'}"
    return msgspec.structs.replace(settings, data_dir=str(folder), database_url=database_url(url))


def default_data_dir() -> Path:
    """Where a person's programs keep their data, as the system has it."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "majlis"


def read_secret(settings: Settings) -> str:
    """The secret that signs cookies and feeds the bots' chance.

    When none is set, one is made and kept beside the database, readable by its owner alone.
    """
    if settings.secret:
        return settings.secret
    database = make_url(settings.database_url).database
    is_file = settings.database_url.startswith("sqlite") and database not in (None, ":memory:")
    folder = Path(str(database)).parent if is_file else Path(settings.data_dir)
    path = folder / "secret"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            kept = path.read_text(encoding="utf-8").strip()
            if len(kept) < SHORTEST_SECRET:
                raise UserError(f"{path} holds no secret; remove it to get a new one") from None
            return kept
        secret = secrets.token_hex(32)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(secret + "\n")
    except OSError as error:
        raise UserError(f"cannot keep a secret in {path}: {error.strerror}") from None
    return secret
