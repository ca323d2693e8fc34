"""These tests need PyTorch, which `make setup` leaves out: `make test-learn` runs them."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["test_*.py"]
