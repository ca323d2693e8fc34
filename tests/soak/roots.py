"""Debian roots in a folder, made from packages alone: a machine that has nothing on it.

No image is fetched: mmdebstrap (a Debian package) unpacks Debian's own packages. Needs root.
"""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

MIRROR = "http://deb.debian.org/debian"
# What an administrator has added to the machine's authorities, a proxy's for example.
AUTHORITIES = Path("/usr/local/share/ca-certificates")
BUNDLE = "/etc/ssl/certs/ca-certificates.crt"
BUNDLE_NAMES = ("PIP_CERT", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS", "REQUESTS_CA_BUNDLE")
# Shown to programs in the root as on any machine; the mounts end with the command.
MOUNTS = (
    "mount --rbind /dev {0}/dev && mount -t proc proc {0}/proc && "
    "mount -t sysfs -o ro sysfs {0}/sys && mount -t tmpfs tmpfs {0}/run && {1}"
    'exec /usr/sbin/chroot {2} {0} "$@"'
)
# As a container with a read-only root: only what is mounted over it can be written.
READ_ONLY = (
    "mount --bind {0} {0} && mount -o remount,bind,ro {0} && mount -t tmpfs tmpfs {0}/tmp && "
)


class Root:
    """A Debian in a folder; what runs in it sees its files, its processes and the network."""

    def __init__(
        self, folder: Path, suite: str = "bookworm", packages: Sequence[str] = ("ca-certificates",)
    ) -> None:
        self.folder = folder.resolve()
        self.suite = suite
        self.packages = list(packages)
        self.binds: list[tuple[Path, str]] = []
        self.user = ""
        self.read_only = False

    def make(self) -> None:
        """Unpack it, unless a whole one lies there already."""
        done = self.folder / "made"
        if done.exists():
            return
        need_root()
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.parent.mkdir(parents=True, exist_ok=True)
        line = ["mmdebstrap", "--quiet", "--mode=root", "--variant=minbase"]
        wanted = [f"--include={','.join(self.packages)}"] if self.packages else []
        subprocess.run([*line, *wanted, self.suite, str(self.folder), MIRROR], check=True)
        shutil.copyfile("/etc/resolv.conf", self.folder / "etc" / "resolv.conf")
        place = self.folder / str(AUTHORITIES).lstrip("/")
        place.mkdir(parents=True, exist_ok=True)
        for file in AUTHORITIES.glob("*.crt"):
            shutil.copy(file, place)
        if (self.folder / "usr/sbin/update-ca-certificates").exists():
            self.run(["update-ca-certificates"], stdout=subprocess.DEVNULL)
        done.touch()

    def authorities(self) -> bool:
        return any((self.folder / str(AUTHORITIES).lstrip("/")).glob("*.crt"))

    def environment(self) -> dict[str, str]:
        """What a login shell would have, and nothing of the one that calls."""
        own = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
        own |= {"HOME": "/root", "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
        if self.authorities():
            own |= dict.fromkeys(BUNDLE_NAMES, BUNDLE)
        return own

    def bind(self, outside: Path, inside: str) -> None:
        """Show a folder of this machine, as a volume, to what runs in the root."""
        (self.folder / inside.lstrip("/")).mkdir(parents=True, exist_ok=True)
        self.binds.append((outside.resolve(), inside))

    def command(self, words: Sequence[str], folder: str = "/") -> list[str]:
        """The command line, on this machine, that runs `words` in the root."""
        shown = "".join(
            f"mount --bind {outside} {self.folder}{inside} && " for outside, inside in self.binds
        )
        script = MOUNTS.format(self.folder, shown, self.user and f"--userspec={self.user}")
        if self.read_only:
            script = READ_ONLY.format(self.folder) + script
        inner = ["sh", "-c", 'cd "$0" && exec "$@"', folder, *words]
        apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
        return [*apart, "sh", "-c", script, "root", *inner]

    def start(
        self, words: Sequence[str], folder: str = "/", more: Mapping[str, str] | None = None
    ) -> subprocess.Popen[bytes]:
        """Starts a program in the root; `more` goes into its environment."""
        environment = {**self.environment(), **(more or {})}
        line = self.command(words, folder)
        return subprocess.Popen(line, env=environment, stdin=subprocess.DEVNULL)

    def run(
        self,
        words: Sequence[str],
        folder: str = "/",
        more: Mapping[str, str] | None = None,
        check: bool = True,
        stdout: int | None = None,
    ) -> int:
        """Runs a program in the root to its end; gives its exit status."""
        done = subprocess.run(
            self.command(words, folder),
            env={**self.environment(), **(more or {})},
            stdin=subprocess.DEVNULL,
            stdout=stdout,
            check=check,
        )
        return done.returncode

    def clone(self, checkout: Path, place: str) -> None:
        """The last commit of a checkout, as somebody has it who has just cloned it."""
        target = self.folder / place.lstrip("/")
        shutil.rmtree(target, ignore_errors=True)
        line = ["git", "clone", "--quiet", "--no-local", "--depth", "1"]
        subprocess.run([*line, f"file://{checkout}", str(target)], check=True)


def inside(running: subprocess.Popen[bytes]) -> list[int]:
    """The program that `start` started: the child of what made its room."""
    told = Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text()
    return [int(child) for child in told.split()]


def tell(running: subprocess.Popen[bytes], what: signal.Signals) -> None:
    """A signal to the program itself: one that has become another user outlives its maker."""
    if running.poll() is None:
        for child in inside(running):
            os.kill(child, what)


def need_root() -> None:
    """Ends with a sentence where roots cannot be made."""
    if os.geteuid() != 0:
        sys.exit("Making a Debian root needs root: call this with sudo.")
    if shutil.which("mmdebstrap") is None:
        sys.exit("No mmdebstrap here. On Debian or Ubuntu: apt-get install mmdebstrap")
