"""README's two commands on a Debian that has nothing on it but python3, make and git.

    python -m tests.soak.fresh [--gcc] [--suite bookworm] [--keep FOLDER] [--args "-k rules"]

It makes a Debian root (tests/soak/roots.py), clones the last commit of this checkout into it and
runs `make play` until it serves the page, then `make test`. With `--gcc` the root has a C compiler
too. Exit code 1 means that one of the two did not work.
"""

import argparse
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.server.serving import free_port
from tests.soak.roots import Root, inside

CHECKOUT = Path(__file__).resolve().parents[2]
PACKAGES = ("python3", "make", "git", "ca-certificates")
COMPILER = ("gcc", "libc6-dev", "python3-dev")
PLACE = "/root/majlis"
SERVED_WITHIN = 1200
ENDS_WITHIN = 30


def say(text: str) -> None:
    print(f"== {time.strftime('%H:%M:%S')} {text}", flush=True)


def fetch(url: str) -> str | None:
    try:
        with urllib.request.urlopen(url, timeout=10) as answer:
            return str(answer.read().decode())
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return None


def play(root: Root) -> bool:
    """`make play`: is the page served, and does Ctrl-C end it?"""
    port = free_port()
    began = time.monotonic()
    running = root.start(["make", "play"], PLACE, {"MAJLIS_PORT": str(port)})
    url = f"http://127.0.0.1:{port}"
    page = None
    while page is None and running.poll() is None and time.monotonic() - began < SERVED_WITHIN:
        time.sleep(1)
        page = fetch(url)
    served = time.monotonic() - began
    health = fetch(f"{url}/health")
    good = page is not None and "<script" in page and health is not None
    say(f"make play {'serves the page' if good else 'serves no page'} after {served:.0f} s")
    for shell in inside(running):  # it became make; a terminal would reach what make runs
        subprocess.run(["pkill", "-INT", "-P", str(shell)], check=False)
    try:
        running.wait(ENDS_WITHIN)
    except subprocess.TimeoutExpired:
        running.send_signal(signal.SIGKILL)
        say("make play did not end when it was told to")
        return False
    return good


def test(root: Root, words: str) -> bool:
    """`make test`, with more words for pytest."""
    began = time.monotonic()
    status = root.run(["make", "test", f"ARGS={words}"], PLACE, check=False)
    say(f"make test ended with {status} after {(time.monotonic() - began) / 60:.1f} minutes")
    return status == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--gcc", action="store_true", help="with a C compiler")
    parser.add_argument("--suite", default="bookworm", help="the release of Debian")
    parser.add_argument("--keep", type=Path, help="make the root in this folder, and leave it")
    parser.add_argument("--args", default="", help="more words for pytest")
    parser.add_argument("--only", choices=("play", "test"), help="one of the two commands")
    told = parser.parse_args()
    packages = [*PACKAGES, *(COMPILER if told.gcc else ())]
    with tempfile.TemporaryDirectory(prefix="majlis-root-") as folder:
        root = Root(told.keep or Path(folder, "root"), told.suite, packages)
        say(f"making a Debian root ({told.suite}: {', '.join(packages)})")
        root.make()
        root.clone(CHECKOUT, PLACE)
        good = True
        if told.only != "test":
            good = play(root)
        if told.only != "play":
            good = test(root, told.args) and good
    say("both commands work" if good and not told.only else "works" if good else "it does not work")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
