"""The compiled engine is the interpreted one, only faster."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import majlis

PROGRAM = Path(__file__).with_name("fingerprints.py")
STAMP = Path(majlis.__file__).parent / "_compiled.stamp"


def fingerprints(pure: str) -> Any:
    done = subprocess.run(
        [sys.executable, str(PROGRAM)],
        env={**os.environ, "MAJLIS_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


@pytest.mark.skipif(not STAMP.exists(), reason="not compiled here (make compile)")
def test_both_engines_give_the_same_fingerprints_on_the_golden_games() -> None:
    interpreted, compiled = fingerprints("1"), fingerprints("0")
    assert interpreted["engine"].startswith("interpreted")
    assert compiled["engine"] == "compiled"
    assert len(interpreted["fingerprints"]) > 5
    assert interpreted["fingerprints"] == compiled["fingerprints"]


def test_sources_are_used_when_asked_for() -> None:
    code = "import majlis.kernel.runner as r, sys; sys.exit(not r.__file__.endswith('.py'))"
    env = {**os.environ, "MAJLIS_PURE": "1"}
    assert subprocess.run([sys.executable, "-c", code], env=env, check=False).returncode == 0
