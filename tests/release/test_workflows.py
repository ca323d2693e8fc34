"""What runs elsewhere is what runs here: make targets, and files that are there."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from majlis.server.settings import Settings

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
# What only readies the machine, or looks at the tag.
OTHER = ("sudo apt-get ", "sudo .ci/run", "python3 -m tests.release.version ")


def steps(file: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job.get("steps", [])]


def test_there_are_workflows() -> None:
    assert [file.name for file in WORKFLOWS] == ["release.yml", "test.yml"]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_every_step_is_a_make_target(file: Path) -> None:
    for step in steps(file):
        line = step.get("run", "make help")
        if not line.startswith(OTHER):
            assert line.startswith("make ")
            assert line.split()[1] in TARGETS, line


def test_the_compose_file_sets_what_the_server_knows() -> None:
    compose = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))
    known = {f"MAJLIS_{name.upper()}" for name in Settings.__struct_fields__}
    nodes = [one for one in compose["services"].values() if one["image"] == "majlis"]
    assert len(nodes) == 2
    for node in nodes:
        assert node["read_only"] is True
        assert set(node["environment"]) <= known
    container = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    assert set(re.findall(r"\b(MAJLIS_\w+)=", container)) <= known
    asked = set(re.findall(r"\$\{(\w+):", (ROOT / "deploy" / "compose.yaml").read_text()))
    given = (ROOT / "deploy" / "example.env").read_text(encoding="utf-8")
    assert asked == set(re.findall(r"^(\w+)=$", given, re.M))


def test_what_pre_commit_calls_is_there() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    hooks = yaml.safe_load(text)["repos"][0]["hooks"]
    assert [hook["id"] for hook in hooks] == ["ruff-format", "ruff", "eslint", "vitest"]
    assert (ROOT / "tests" / "web" / "check.py").exists()
