"""What all commands share: files that are whole, and as open as their user wants them."""

import os
from pathlib import Path

import pytest

from majlis.cli.common import write_whole
from majlis.kernel.options import UserError


@pytest.mark.skipif(os.name == "nt", reason="modes are POSIX's")
@pytest.mark.parametrize(("mask", "mode"), [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
def test_a_file_gets_the_mode_that_the_umask_leaves(tmp_path: Path, mask: int, mode: int) -> None:
    path = tmp_path / "new" / "file.txt"
    before = os.umask(mask)
    try:
        write_whole(path, "text\n")
        assert os.umask(mask) == mask
    finally:
        os.umask(before)
    assert path.stat().st_mode & 0o777 == mode
    assert path.read_text() == "text\n"
    assert list(path.parent.iterdir()) == [path]


def test_what_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(UserError, match="cannot write"):
        write_whole(tmp_path / "file" / "below", "text")
