"""Tries deploy/ as docs/deploy.md tells it, on this machine alone and without a registry of images.

    python -m tests.soak.hosting [--keep FOLDER] [--only image|site|service]

1. image: deploy/Containerfile, line by line, in Debian roots (tests/soak/container.py).
2. site: two nodes of it with a read-only root, as another user, with the settings of
   deploy/compose.yaml, on a PostgreSQL, behind Debian's Caddy with deploy/Caddyfile and TLS: a game
   is played through Caddy while one node is killed; then backup, upgrade and restore.
3. service: deploy/*.service and *.timer, in a Debian with a real systemd where one can be booted,
   otherwise checked by systemd-analyze, with their commands run.

Needs root, mmdebstrap, caddy and, for a real systemd, systemd-nspawn (all packages of Debian).
"""

import argparse
import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import parse_qs, urlencode, urlsplit

import yaml

from tests.release.visitor import Visitor
from tests.server.postgres import postgres
from tests.server.serving import free_port
from tests.soak.container import Build, Stage
from tests.soak.roots import Root, need_root, tell
from tests.soak.units import try_service

CHECKOUT = Path(__file__).resolve().parents[2]
DEPLOY = CHECKOUT / "deploy"
OWNER = "10001:10001"
SOCKET = ".s.PGSQL.5432"


def say(text: str) -> None:
    print(f"== {time.strftime('%H:%M:%S')} {text}", flush=True)


def settings_of(name: str, database: str, address: str) -> dict[str, str]:
    """The environment of a service of compose.yaml, filled in as deploy/.env would."""
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    told = dict(compose["services"][name]["environment"])
    told["MAJLIS_DATABASE_URL"] = database
    told["MAJLIS_SECRET"] = "a secret of this trial alone"
    told["MAJLIS_ORIGINS"] = f"https://{address}"
    told["MAJLIS_LOG_LEVEL"] = "warning"
    left = [name for name, value in told.items() if "${" in value]
    if left:
        raise SystemExit(f"compose.yaml asks for what this trial does not know: {left}")
    return told


def socket_in(image: Stage, database: str, place: str) -> tuple[str, tuple[Path, str]]:
    """What an image needs of a PostgreSQL of this machine: its address there, and its socket.

    The socket alone is shown: the folder that it lies in is PostgreSQL's own, closed to others.
    """
    told = urlsplit(database)
    (folder,) = parse_qs(told.query)["host"]
    inside = image.root.folder / place.lstrip("/")
    inside.mkdir(parents=True, exist_ok=True)
    (inside / SOCKET).touch()
    there = told._replace(query=urlencode({"host": place})).geturl()
    return there, (Path(folder, SOCKET), f"{place}/{SOCKET}")


class Node:
    """A container of the image: read-only root, one volume, another user."""

    def __init__(self, image: Stage, name: str, folder: Path, settings: dict[str, str]) -> None:
        self.image, self.port = image, free_port()
        volume = folder / name
        volume.mkdir(mode=0o700)
        os.chown(volume, *map(int, OWNER.split(":")))
        self.binds = [(volume, image.volumes[0])]
        self.environment = image.environment | settings | {"MAJLIS_PORT": str(self.port)}
        self.environment["MAJLIS_HOST"] = "127.0.0.1"  # of the trial; the image says 0.0.0.0
        self.process: subprocess.Popen[bytes] | None = None

    def _inside(self) -> None:
        root = self.image.root
        root.user, root.read_only = OWNER, True
        root.binds = self.binds

    def start(self) -> None:
        self._inside()
        self.process = self.image.root.start(self.image.command, more=self.environment)

    def run(self, *words: str) -> None:
        """Another command in the same container."""
        self._inside()
        self.image.root.run(words, more=self.environment)

    def healthy(self) -> bool:
        self._inside()
        return self.image.root.run(self.image.health, more=self.environment, check=False) == 0

    def silent(self) -> bool:
        """Nobody listens at its port."""
        with socket.socket() as line:
            return line.connect_ex(("127.0.0.1", self.port)) != 0

    def kill(self) -> None:
        """At once, as when the machine goes."""
        if self.process is not None:
            tell(self.process, signal.SIGKILL)
            self.process.wait(30)
            self.process = None


def caddy(stack: ExitStack, folder: Path, address: str, nodes: list[Node]) -> ssl.SSLContext:
    """Debian's Caddy with deploy/Caddyfile; gives what believes its certificate."""
    plain = free_port()
    config = folder / "Caddyfile"
    # Ports of the trial, and an authority of its own that is not added to the machine's.
    trial = f"{{\n\thttp_port {plain}\n\tskip_install_trust\n\tadmin off\n}}\n"
    config.write_text(trial + (DEPLOY / "Caddyfile").read_text())
    environment = os.environ | {
        "SITE_ADDRESS": address,
        "NODES": " ".join(f"127.0.0.1:{node.port}" for node in nodes),
        "XDG_DATA_HOME": str(folder / "caddy"),
        "XDG_CONFIG_HOME": str(folder / "caddy"),
        "HOME": str(folder),
    }
    words = ["--config", str(config), "--adapter", "caddyfile"]
    validate = ["caddy", "validate", *words]
    subprocess.run(validate, env=environment, check=True, capture_output=True)
    say("caddy validate: good")
    log = stack.enter_context((folder / "caddy.log").open("w"))
    process = subprocess.Popen(["caddy", "run", *words], env=environment, stderr=log)
    stack.callback(process.wait, 20)
    stack.callback(process.terminate)
    authority = folder / "caddy/caddy/pki/authorities/local/root.crt"
    for _ in range(300):
        if authority.exists():
            break
        time.sleep(0.2)
    return ssl.create_default_context(cafile=str(authority))


def try_site(image: Stage, folder: Path) -> None:
    """A game through Caddy while a node is killed; then backup, upgrade, restore."""
    with ExitStack() as stack:
        database, shown = socket_in(image, stack.enter_context(postgres()), "/mnt/site")
        address = f"localhost:{free_port()}"
        nodes = []
        for name in ("majlis-1", "majlis-2"):
            node = Node(image, name, folder, settings_of(name, database, address))
            node.binds.append(shown)
            stack.callback(node.kill)
            node.start()
            nodes.append(node)
        for node in nodes:
            Visitor(f"http://127.0.0.1:{node.port}").wait()
            if not node.healthy():
                raise SystemExit("the image's health check fails at a node that works")
        say("two nodes with a read-only root, as another user, are in health")
        trust = caddy(stack, folder, address, nodes)
        visitor = Visitor(f"https://{address}", context=trust)
        visitor.wait(30)
        if "<script" not in visitor.text("/"):
            raise SystemExit("Caddy gives no page")
        table = visitor.open("alhambra", ["me", "bot:novice"])
        visitor.play(table, most=3)
        for node in nodes:
            node.kill()
            if not node.silent():
                raise SystemExit(f"node {node.port} goes on after it was killed")
            visitor.wait(60)
            visitor.play(table, most=2)
            say(f"node {node.port} killed in the middle of a game: played on at the other")
            node.start()
            Visitor(f"http://127.0.0.1:{node.port}").wait()
        hidden(visitor)
        backup(nodes, visitor, table)
        acts = visitor.play(table)
        say(f"the game was played to its end over HTTPS ({acts} more acts)")


def hidden(visitor: Visitor) -> None:
    """What is for the inside alone is not given out by Caddy."""
    try:
        visitor.text("/metrics")
    except urllib.error.HTTPError as refused:
        if refused.code == 404:
            return
    raise SystemExit("/metrics is open to everybody")


def backup(nodes: list[Node], visitor: Visitor, table: str) -> None:
    """A backup while it runs; an upgrade node by node; a restore into another database."""
    nodes[0].run("majlis", "admin", "backup", "--keep", "7", "/data/majlis.jsonl.gz")
    for node in nodes:  # the upgrade: stop one, start the new version of it, then the other
        assert node.process is not None
        tell(node.process, signal.SIGINT)
        if node.process.wait(30) != 0:
            raise SystemExit(f"a stopped node ended with {node.process.returncode}")
        visitor.ask(f"/api/tables/{table}?seat=0")
        node.start()
        Visitor(f"http://127.0.0.1:{node.port}").wait()
    say("upgraded node by node: the table was there all the time")
    with postgres() as empty:
        other, shown = socket_in(nodes[0].image, empty, "/mnt/other")
        nodes[0].binds.append(shown)
        nodes[0].run("majlis", "admin", "restore", "--database", other, "/data/majlis.jsonl.gz")
        nodes[0].run("majlis", "admin", "check", "--database", other)
    say("a backup made while it ran was restored into another PostgreSQL, and is sound")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--keep", type=Path, help="work in this folder, and leave the roots there")
    parser.add_argument("--only", choices=("image", "site", "service"), help="one part")
    told = parser.parse_args()
    need_root()
    if shutil.which("caddy") is None:
        sys.exit("No caddy here. On Debian or Ubuntu: apt-get install caddy")
    with tempfile.TemporaryDirectory(prefix="majlis-hosting-") as name:
        folder = (told.keep or Path(name)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        build = Build(CHECKOUT, folder)
        image = built(build, folder, anew=told.only in (None, "image"))
        if told.only in (None, "site"):
            try_site(image, Path(tempfile.mkdtemp(dir=name)))
        if told.only in (None, "service"):
            try_service(image, DEPLOY, folder)
    say("all of it works")
    return 0


def built(build: Build, folder: Path, anew: bool) -> Stage:
    """The image; one that an earlier run has kept does when only another part is tried."""
    notes = folder / "image.json"
    if anew or not notes.exists():
        say("building deploy/Containerfile")
        began = time.monotonic()
        image = build.run(DEPLOY / "Containerfile")
        say(f"the image is built after {time.monotonic() - began:.0f} s")
        kept = {name: value for name, value in vars(image).items() if name != "root"}
        notes.write_text(json.dumps(kept | {"folder_of_root": str(image.root.folder)}))
        return image
    kept = json.loads(notes.read_text())
    image = Stage(Root(Path(kept.pop("folder_of_root"))))
    vars(image).update(kept)
    return image


if __name__ == "__main__":
    sys.exit(main())
