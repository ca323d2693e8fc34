"""The units of systemd of deploy/, installed into an image as docs/deploy.md tells it."""

import shutil
import signal
import subprocess
import time
from pathlib import Path

from tests.release.visitor import Visitor
from tests.server.serving import free_port
from tests.soak.container import Stage
from tests.soak.roots import Root, tell

UNITS = ("majlis.service", "majlis-backup.service", "majlis-backup.timer")
BOOTED_WITHIN = 120


def say(text: str) -> None:
    print(f"== {time.strftime('%H:%M:%S')} {text}", flush=True)


def install(image: Stage, deploy: Path, folder: Path, port: int) -> Root:
    """A Debian with systemd, Majlis below /opt and its units."""
    place = folder / "service"
    shutil.rmtree(place, ignore_errors=True)
    subprocess.run(["cp", "-a", str(image.root.folder), str(place)], check=True)
    root = Root(place, image.root.suite)
    root.run(["apt-get", "update", "-q"])
    root.run(["apt-get", "install", "-qy", "--no-install-recommends", "systemd", "systemd-sysv"])
    for unit in UNITS:
        shutil.copy(deploy / unit, place / "etc/systemd/system" / unit)
    (place / "etc/majlis").mkdir(exist_ok=True)
    settings = (deploy / "majlis.toml").read_text().replace("port = 8000", f"port = {port}")
    (place / "etc/majlis/majlis.toml").write_text(settings)
    root.run(["systemctl", "enable", "majlis.service", "majlis-backup.timer"])
    return root


def try_service(image: Stage, deploy: Path, folder: Path) -> None:
    port = free_port()
    root = install(image, deploy, folder, port)
    root.run(["systemd-analyze", "verify", *(f"/etc/systemd/system/{unit}" for unit in UNITS)])
    say("systemd-analyze verify: good")
    if booted(root, port):
        return
    say("no systemd can be booted here: running the commands of the units instead")
    by_hand(root, port)


def booted(root: Root, port: int) -> bool:
    """Under a real systemd; false where none can be booted on this machine."""
    if shutil.which("systemd-nspawn") is None:
        return False
    line = ["systemd-nspawn", "--quiet", "--register=no", "--keep-unit", "--boot"]
    machine = subprocess.Popen(
        [*line, "--console=read-only", f"--directory={root.folder}"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        try:
            health = Visitor(f"http://127.0.0.1:{port}").wait(BOOTED_WITHIN)
        except OSError:
            if machine.poll() is None:
                raise SystemExit("systemd was booted, and majlis.service does not answer") from None
            told = machine.stdout.read().decode() if machine.stdout else ""
            say(f"systemd-nspawn: {told.strip()[-300:]}")
            return False
        say(f"majlis.service answers under a real systemd: {health['version']}")
        play(port)
        return True
    finally:
        machine.terminate()
        machine.wait(60)


def by_hand(root: Root, port: int) -> None:
    """What the units would run, as their user."""
    state = root.folder / "var/lib/majlis"
    state.mkdir(mode=0o700, exist_ok=True)
    subprocess.run(["chown", "10001:10001", str(state)], check=True)
    root.user = "10001:10001"
    for_both = {"MAJLIS_DATA_DIR": "/var/lib/majlis"}
    server = root.start(command(root, "majlis.service"), more=for_both)
    try:
        Visitor(f"http://127.0.0.1:{port}").wait()
        play(port)
        root.run(command(root, "majlis-backup.service"), more=for_both)
    finally:
        tell(server, signal.SIGKILL)
        server.wait(30)
    say("the commands of majlis.service and majlis-backup.service work")


def command(root: Root, unit: str) -> list[str]:
    text = (root.folder / "etc/systemd/system" / unit).read_text()
    (line,) = [line for line in text.splitlines() if line.startswith("ExecStart=")]
    return line.removeprefix("ExecStart=").split()


def play(port: int) -> None:
    visitor = Visitor(f"http://127.0.0.1:{port}")
    acts = visitor.play(visitor.open("almadi", ["me", "bot:novice"]), most=3)
    say(f"{acts} acts played at the service")
