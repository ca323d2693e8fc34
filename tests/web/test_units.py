"""The unit tests of the page: what is left to compute in TypeScript is geometry and drawing."""

import subprocess
from pathlib import Path

import pytest

from hatch_build import find_node

WEB = Path(__file__).parents[2] / "web"


def test_the_page_computes_what_it_says() -> None:
    vitest = WEB / "node_modules" / "vitest" / "vitest.mjs"
    if not vitest.exists():
        pytest.fail("the page's packages are not there: make page fetches them")
    node, _ = find_node()
    done = subprocess.run(
        [*node, str(vitest), "run"],
        cwd=WEB,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
