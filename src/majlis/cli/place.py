"""Where games are kept unless somebody says otherwise."""

import os
from pathlib import Path


def folder() -> Path:
    """The user's state folder."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(home) / "majlis"
