"""Does an installed Majlis work, without a checkout? Run by the Python that has it installed.

    /clean/venv/bin/python tests/release/smoke.py [--plain]

It serves, plays a game to its end over HTTP, has the game verified, runs a tournament and an
environment for research, and looks at what a taken port gives. `make smoke` runs it in clean
virtual environments; this file needs nothing but the standard library and what is tried.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.release.visitor import Visitor  # noqa: E402  it lies in the checkout

RESEARCH = """
from majlis.research import zoo
env = zoo.env("almadi", 2)
env.reset(seed=1)
steps = 0
for agent in env.agent_iter():
    observation, _, terminated, truncated, _ = env.last()
    over = terminated or truncated
    env.step(None if over else int(observation["action_mask"].argmax()))
    steps += not over
print(steps, "steps of PettingZoo")
"""


def majlis(*words: str, ok: int = 0) -> str:
    """Runs the installed command; gives what it said."""
    done = subprocess.run(command(*words), capture_output=True, text=True, check=False)
    told = done.stdout + done.stderr
    if done.returncode != ok:
        raise SystemExit(f"majlis {' '.join(words)} ended with {done.returncode}:\n{told}")
    return told


def command(*words: str) -> list[str]:
    return [str(Path(sys.executable).with_name("majlis")), *words]


def installed(plain: bool) -> None:
    """It is the wheel that is tried, and it is whole."""
    import majlis as package  # noqa: PLC0415  not the checkout's

    where = Path(package.__file__).resolve()
    if not where.is_relative_to(Path(sys.prefix).resolve()):
        raise SystemExit(f"{where} is not what was installed into {sys.prefix}")
    version = majlis("--version").strip()
    print(f"{version}, on Python {sys.version.split()[0]}", flush=True)
    if ("engine compiled" in version and "plain" not in version) is plain:
        raise SystemExit(f"this wheel should {'not ' if plain else ''}be whole")


def served(folder: Path) -> None:
    """Serves, plays and verifies a game."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    line = command("serve", "--no-browser", "--port", port)
    environment = {**os.environ, "MAJLIS_DATA_DIR": str(folder), "MAJLIS_BOT_PAUSE": "0"}
    environment |= {"MAJLIS_REQUEST_RATE": "100000", "MAJLIS_COMMAND_RATE": "100000"}
    environment |= {"MAJLIS_LOG_LEVEL": "warning"}
    server = subprocess.Popen(line, env=environment)
    try:
        visitor = Visitor(f"http://127.0.0.1:{port}")
        health = visitor.wait()
        page = visitor.text("/")
        if "<script" not in page:
            raise SystemExit(f"no page is served: {page[:200]}")
        print(f"served: {health['version']}, {health['engine']}; the page is there")
        table = visitor.open("alhambra", ["me", "bot:novice"])
        acts = visitor.play(table)
        record = folder / "game.json"
        record.write_text(json.dumps(visitor.ask(f"/api/tables/{table}/record")))
        print(f"a game of {acts} own acts; majlis verify:", majlis("verify", str(record)).strip())
        other = f"sqlite:///{folder}/other.sqlite"
        taken = majlis("serve", "--no-browser", "--port", port, "--database", other, ok=2)
        if "choose another port" not in taken or "Traceback" in taken:
            raise SystemExit(f"a taken port is told like this: {taken}")
    finally:
        server.terminate()
        server.wait(30)


def main() -> None:
    installed("--plain" in sys.argv[1:])
    with tempfile.TemporaryDirectory(prefix="majlis-smoke-") as name:
        folder = Path(name)
        served(folder)
        arena = folder / "arena.jsonl"
        bots = ["--bots", "novice,random", "--players", "2", "--games", "4"]
        majlis("arena", "alrashid", *bots, "--out", str(arena))
        print(f"a tournament of {len(arena.read_text().splitlines())} lines")
    subprocess.run([sys.executable, "-c", RESEARCH], check=True)


if __name__ == "__main__":
    main()
