"""The units of systemd of deploy/, installed into an image as docs/deploy.md tells it."""

import gzip
import shutil
import signal
import subprocess
import time
from pathlib import Path

from tests.release.visitor import Visitor
from tests.server.serving import free_port
from tests.soak.container import Stage
from tests.soak.roots import Root, inside, tell

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
        nightly(root, machine, *play(port))
        return True
    finally:
        machine.terminate()
        machine.wait(60)


def nightly(root: Root, machine: subprocess.Popen[bytes], visitor: Visitor, table: str) -> None:
    """What happens while nobody looks: the backup, and a server that is killed."""
    systemctl(machine, "start", "majlis-backup.service")
    backup = root.folder / "var/lib/majlis/backups/majlis.jsonl.gz"
    told = gzip.decompress(backup.read_bytes()).decode()
    if table not in told:
        raise SystemExit("the table that was played is not in the backup")
    say(f"majlis-backup.service wrote {backup.stat().st_size} bytes, the table among them")
    systemctl(machine, "is-active", "--quiet", "majlis-backup.timer")
    systemctl(machine, "kill", "--signal=KILL", "majlis.service")
    time.sleep(1)
    visitor.wait()
    acts = visitor.play(table, most=2)
    say(f"majlis.service was killed and came back: {acts} more acts at the same table")
    systemctl(machine, "stop", "majlis.service")
    systemctl(machine, "is-failed", "--quiet", "majlis.service", ok=False)
    say("majlis.service was stopped in good order")


def systemctl(machine: subprocess.Popen[bytes], *words: str, ok: bool = True) -> None:
    """Runs it in the machine that systemd-nspawn has booted; it says yes, or no where not `ok`."""
    (leader,) = inside(machine)
    room = ["nsenter", f"--target={leader}", "--mount", "--uts", "--ipc", "--pid"]
    done = subprocess.run([*room, "systemctl", *words], check=False)
    if (done.returncode == 0) is not ok:
        raise SystemExit(f"systemctl {' '.join(words)} ended with {done.returncode}")


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


def play(port: int) -> tuple[Visitor, str]:
    """Somebody who has begun a game there, and the table."""
    visitor = Visitor(f"http://127.0.0.1:{port}")
    table = visitor.open("almadi", ["me", "bot:novice"])
    say(f"{visitor.play(table, most=3)} acts played at the service")
    return visitor, table
