"""Builds deploy/Containerfile without a registry: each stage in a Debian root of its own.

It understands what that file uses: FROM debian:SUITE-slim, RUN, COPY, WORKDIR, ENV, USER, VOLUME,
EXPOSE, STOPSIGNAL, HEALTHCHECK and CMD, and stops at anything else.
"""

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tests.soak.roots import Root


class Stage:
    """What one FROM begins: a root, and how programs run in it."""

    def __init__(self, root: Root) -> None:
        self.root = root
        self.folder = "/"
        self.environment: dict[str, str] = {}
        self.user = ""
        self.volumes: list[str] = []
        self.health: list[str] = []
        self.command: list[str] = []


def instructions(file: Path) -> Iterator[tuple[str, str]]:
    """The lines of a Containerfile, continued ones as one, without remarks."""
    held = ""
    for line in file.read_text().splitlines():
        if not line.strip() or (line.lstrip().startswith("#") and not held):
            continue
        held += line.rstrip("\\")
        if not line.endswith("\\"):
            word, _, rest = held.strip().partition(" ")
            yield word, rest.strip()
            held = ""


class Build:
    """Carries a Containerfile out; the last stage is the image."""

    def __init__(self, context: Path, folder: Path) -> None:
        self.context, self.folder = context, folder
        self.stages: list[Stage] = []
        self.names: dict[str, Stage] = {}

    def run(self, file: Path) -> Stage:
        for word, rest in instructions(file):
            print(f"   {word} {rest[:110]}", flush=True)
            getattr(self, f"_{word.lower()}")(rest)
        return self.stages[-1]

    @property
    def stage(self) -> Stage:
        return self.stages[-1]

    def _from(self, rest: str) -> None:
        image, _, name = rest.partition(" AS ")
        suite = image.removeprefix("debian:").removesuffix("-slim")
        folder = self.folder / f"stage-{len(self.stages)}"
        bare = self.folder / f"bare-{suite}"
        Root(bare, suite, ()).make()
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run(["cp", "-a", str(bare), str(folder)], check=True)
        self.stages.append(Stage(Root(folder, suite)))
        self.names[name] = self.stage

    def _run(self, rest: str) -> None:
        stage = self.stage
        stage.root.run(["sh", "-c", rest], stage.folder, stage.environment)

    def _workdir(self, rest: str) -> None:
        self.stage.folder = rest
        (self.stage.root.folder / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)

    def _copy(self, rest: str) -> None:
        origin, target = rest.split()[-2:]
        inside = self.stage.root.folder
        if rest.startswith("--from="):
            other = self.names[rest.split(maxsplit=1)[0].removeprefix("--from=")].root.folder
            source = other / origin.lstrip("/")
            (inside / target.lstrip("/")).parent.mkdir(parents=True, exist_ok=True)
            subprocess.run(["cp", "-aT", str(source), str(inside / target.lstrip("/"))], check=True)
        elif (origin, target) == (".", "."):
            # What .dockerignore leaves out, git does not keep: the last commit is the context.
            self.stage.root.clone(self.context, self.stage.folder)
            shutil.rmtree(inside / self.stage.folder.lstrip("/") / ".git")
        else:
            raise SystemExit(f"tests/soak/container.py does not understand COPY {rest}")

    def _env(self, rest: str) -> None:
        self.stage.environment |= dict(pair.split("=", 1) for pair in rest.split())

    def _user(self, rest: str) -> None:
        self.stage.user = rest

    def _volume(self, rest: str) -> None:
        self.stage.volumes.append(rest)

    def _expose(self, rest: str) -> None:
        int(rest)

    def _stopsignal(self, rest: str) -> None:
        if rest != "SIGINT":
            raise SystemExit("the server is stopped by SIGINT")

    def _healthcheck(self, rest: str) -> None:
        self.stage.health = json.loads(rest.partition("CMD ")[2])

    def _cmd(self, rest: str) -> None:
        self.stage.command = json.loads(rest)
