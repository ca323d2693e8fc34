"""What holds for tests of every room."""

import pytest

# Here browsers, servers and clocks take part, and a machine may stumble. A test that fails is run
# once more and reported as a rerun; one that is seen there again is a bug. Fuzzing finds what it
# finds only once: it is not run again.
LIVE = {"browser", "server"}
FUZZ = "test_fuzz.py"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent.name in LIVE and item.path.name != FUZZ:
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say why a test had to be run again: the reason is what finds the bug."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"first run of {report.nodeid}", sep="-")
        terminalreporter.write_line("\n".join(report.longreprtext.splitlines()[-40:]))
