"""Agents of one's own at a table: a function of somebody's module, or an ONNX file.

An agent runs in a process of its own, `python -m majlis.bots.agent`, with a time limit for each
choice. Whatever goes wrong in it (it raises, hangs, dies, answers nonsense) is told in a sentence,
another bot makes the choice, and the table goes on.

A module's function is called `agent(view, choices, imagine)` and gives one of the choices. The
view is what its seat sees, as JSON; `imagine()` gives a state that fits the view, another one each
time. An ONNX file is asked with the tensor of what its seat sees (the wide layout of
`majlis.tensors.layout`) and answers with a score for each action of the action table; the best
allowed one is taken.
"""

import atexit
import importlib
import json
import logging
import os
import queue
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.kernel.state import State

Agent = Callable[[Json, list[int], Callable[[], State]], Any]
Redeal = Callable[[Rng], State]
START_SECONDS: Final = 30.0
SECONDS: Final = 5.0  # less than a table waits for an act
MOST_FAILURES: Final = 3  # after so many it is not asked again

_log = logging.getLogger(__name__)


class Failed(Exception):
    """What an agent did wrong, as the end of a sentence that begins with its name."""


class AgentBot:
    """Asks an agent for each choice, and another bot where the agent fails.

    All bots of one agent and game share its process, and what is known of its failures.
    """

    def __init__(self, spec: str, name: str, stand_in: Any, seconds: float = SECONDS) -> None:
        self.spec = spec
        self.name = name
        self.stand_in = stand_in
        self.seconds = seconds
        self.rng = Rng.from_seed(f"agent {spec}")

    @property
    def failures(self) -> int:
        return _failures[self.spec, self.name]

    def choose(self, view: Json, choices: list[int], redeal: Redeal) -> int:
        if self.failures < MOST_FAILURES:
            try:
                return self._asked(view, choices, redeal)
            except Failed as problem:
                self._failed(str(problem))
        choice: int = self.stand_in.choose(view, choices, redeal)
        return choice

    def _asked(self, view: Json, choices: list[int], redeal: Redeal) -> int:
        process = _processes.get((self.spec, self.name))
        if process is None:
            process = _processes[self.spec, self.name] = Process(self.spec, self.name)
        process.send({"view": view, "choices": choices})
        while True:
            answer = process.receive(self.seconds)
            if "imagine" in answer:
                process.send({"state": game(self.name).dump(redeal(self.rng))})
                continue
            choice = answer.get("choice")
            if type(choice) is not int or choice not in choices:
                raise Failed(f"chose {choice!r}, which was not offered")
            return choice

    def _failed(self, problem: str) -> None:
        _failures[self.spec, self.name] += 1
        self.close()
        left = "it is not asked again" if self.failures == MOST_FAILURES else "the game goes on"
        _log.error("the agent %s %s; another bot chose for it and %s", self.spec, problem, left)

    def close(self) -> None:
        """Ends the agent's process."""
        process = _processes.pop((self.spec, self.name), None)
        if process is not None:
            process.end()


class Process:
    """An agent's process; what it writes to its standard output by itself goes to the errors."""

    def __init__(self, spec: str, name: str) -> None:
        self._child = subprocess.Popen(
            [sys.executable, "-m", "majlis.bots.agent", spec, name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        atexit.register(self.end)
        self.receive(START_SECONDS)

    def _read(self) -> None:
        assert self._child.stdout is not None
        for line in self._child.stdout:
            self._lines.put(line)
        self._lines.put("")

    def send(self, message: Json) -> None:
        assert self._child.stdin is not None
        try:
            self._child.stdin.write(json.dumps(message) + "\n")
            self._child.stdin.flush()
        except OSError:
            raise Failed("has ended") from None

    def receive(self, seconds: float) -> dict[str, Any]:
        """The next message; what the agent says went wrong is raised."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise Failed(f"gave no answer in {seconds:g} seconds") from None
        if not line:
            raise Failed("has ended")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise Failed(answer["error"])
        return answer

    def end(self) -> None:
        atexit.unregister(self.end)
        self._child.kill()
        self._child.wait()
        for pipe in (self._child.stdin, self._child.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


_processes: Final[dict[tuple[str, str], Process]] = {}
_failures: Final[Counter[tuple[str, str]]] = Counter()


def check(spec: str, name: str) -> None:
    """Raises a clear error unless the agent can be started for the game."""
    try:
        Process(spec, name).end()
    except Failed as problem:
        raise UserError(f"the agent {spec} {problem}") from None


# --- the process of an agent -------------------------------------------------------------------


def load(spec: str, name: str) -> Agent:
    """The agent of a spelling; what is wrong with it is a `Failed`."""
    if spec.endswith(".onnx"):
        return _onnx(Path(spec).expanduser(), name)
    module, _, function = spec.partition(":")
    try:
        found: Any = getattr(importlib.import_module(module), function, None)
    except ModuleNotFoundError as error:
        raise Failed(f"is not found: there is no module {error.name!r} here") from None
    if not callable(found):
        raise Failed(f"is not found: {module} has no function {function!r}")
    agent: Agent = found
    return agent


def _onnx(path: Path, name: str) -> Agent:
    """An agent that takes the allowed action with the highest score of a model."""
    if not path.exists():
        raise Failed("is not found: there is no such file")
    try:
        runtime: Any = importlib.import_module("onnxruntime")
    except ModuleNotFoundError:
        raise Failed("needs onnxruntime, which is not installed: pip install onnxruntime") from None
    actions: Any = importlib.import_module("majlis.tensors.actions").action_table(name)
    layout: Any = importlib.import_module("majlis.tensors.layout").wide_layout(name)
    session = runtime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    [first, *_] = session.get_inputs()
    if list(first.shape)[-1:] != [layout.size]:
        raise Failed(f"takes {first.shape} values, not {layout.size} as {name} has")

    def agent(view: Json, choices: list[int], imagine: Callable[[], State]) -> int:
        scores = session.run(None, {first.name: layout.encode(view)[None]})[0][0]
        begin = actions.first[view["pending"]["kind"]]
        return max(choices, key=lambda choice: float(scores[begin + choice]))

    return agent


def main(spec: str, name: str) -> None:
    """Answers until the input ends. A thread reads it, so that a loop ends with its parent too."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what an agent prints must not break the protocol
    asked: queue.Queue[dict[str, Any]] = queue.Queue()
    threading.Thread(target=_listen, args=(sys.stdin, asked), daemon=True).start()

    def say(message: Json) -> None:
        out.write(json.dumps(message) + "\n")
        out.flush()

    def imagine() -> State:
        say({"imagine": True})
        return game(name).load(asked.get()["state"])

    try:
        agent = load(spec, name)
        say({"ready": True})
        while True:
            question = asked.get()
            choice = agent(question["view"], question["choices"], imagine)
            say({"choice": int(choice)})
    except Failed as problem:
        say({"error": str(problem)})
    except Exception as error:
        say({"error": f"failed ({type(error).__name__}: {error})"})


def _listen(lines: IO[str], asked: "queue.Queue[dict[str, Any]]") -> None:
    for line in lines:
        asked.put(json.loads(line))
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
