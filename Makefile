# Majlis: everything that one does in a checkout. `make` alone lists it.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
# The game that `make terminal` opens.
GAME   ?= alrashid
# How long `make soak` goes on, and how often `make kills` kills.
MINUTES ?= 30
KILLS   ?=
# The Pythons that `make smoke` installs a wheel for, as uv finds them.
PYTHONS ?= 3.11 3.12 3.13 3.14
# More words for pytest: make test ARGS="-k refusal"
ARGS   ?=

PIP     := $(BIN)/python -m pip --disable-pip-version-check
UV      := $(BIN)/uv
INSTALL := $(UV) pip install --python $(BIN)/python

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup play page contract mutants terminal chromium test test-learn test-all coverage kills soak check format compile bench bench-server gate wheel sdist smoke fresh hosting docs lock clean

help: ## list what can be made
	@echo "Majlis: a table for four games of the age of the caliphs"
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(VENV)/.ready ## make .venv with everything that development needs

play: setup ## serve tables on this machine and open the page in a browser
	@$(BIN)/python hatch_build.py || echo "== going on with plain Python"
	@$(BIN)/python hatch_build.py page || echo "== going on without a page"
	@$(BIN)/majlis serve

page: setup ## build the browser page in place, when its sources have changed
	@echo "== building the page"
	@$(BIN)/python hatch_build.py page

contract: setup ## write the page's types anew from what the server declares
	@echo "== writing web/src/lib/contract.ts"
	@$(BIN)/python hatch_build.py contract

terminal: setup ## play a game against two bots in this terminal
	@$(BIN)/python hatch_build.py || echo "== going on with plain Python"
	@echo "== opening a table: $(GAME), three seats, two bots"
	@$(BIN)/majlis play $(GAME) --players 3 --bots 2

# Playwright keeps an event loop running, which other tests must not find in their process.
PYTEST  = $(BIN)/python -m pytest -n auto
BROWSER = tests/browser
OR_NONE = || [ $$? -eq 5 ] # pytest: nothing here matches ARGS
SOAKS   = -o faulthandler_timeout=3600

test: setup compile page chromium ## run the tests on the interpreted engine, which is the reference
	@echo "== testing the interpreted engine"
	MAJLIS_PURE=1 $(PYTEST) -m "not slow" --ignore=tests/browser --ignore=tests/learn $(ARGS)
	@echo "== testing the page in a browser, served by the compiled engine where there is one"
	env -u MAJLIS_PURE $(PYTEST) -m "not slow" $(BROWSER) $(ARGS) $(OR_NONE)

test-all: setup compile page chromium ## run all tests, soaks too, on both engines
	@echo "== testing the interpreted engine, soaks included"
	MAJLIS_PURE=1 $(PYTEST) $(SOAKS) --ignore=tests/browser --ignore=tests/learn $(ARGS)
	MAJLIS_PURE=1 $(PYTEST) $(SOAKS) $(BROWSER) $(ARGS) $(OR_NONE)
	@echo "== testing the compiled engine, soaks included"
	env -u MAJLIS_PURE $(PYTEST) $(SOAKS) --ignore=tests/browser --ignore=tests/learn $(ARGS)
	env -u MAJLIS_PURE $(PYTEST) $(SOAKS) $(BROWSER) $(ARGS) $(OR_NONE)

	@echo "== killing servers, and everything at once on one"
	@$(MAKE) kills soak

kills: setup ## kill servers 300 times on SQLite and 60 times on PostgreSQL (KILLS=N: so many on each)
	@echo "== killing a server on SQLite"
	@$(BIN)/python -m tests.soak.kills sqlite $(KILLS)
	@echo "== killing two nodes on PostgreSQL"
	@$(BIN)/python -m tests.soak.kills postgresql $(KILLS)

soak: setup ## people, bots, slow readers and floods at one server (MINUTES=30)
	@echo "== $(MINUTES) minutes of everything at once"
	@$(BIN)/python -m tests.soak.soak $(MINUTES)

# Not in `make test`: on Python 3.11 the interpreted engine takes three times as long while its lines
# are counted; so here are only the tests that belong to the three rooms.
COVERED = tests/kernel tests/play tests/rules tests/golden tests/server \
	tests/research/test_observe.py tests/research/test_layout.py tests/research/test_vector.py
COUNTER = import sys; print("sysmon" if sys.version_info >= (3, 12) else "ctrace")

coverage: setup ## measure which lines of kernel, games and server the tests run, against floors
	@echo "== measuring coverage"
	@rm -f .coverage .coverage.*
	MAJLIS_PURE=1 COVERAGE_CORE=$$($(BIN)/python -c '$(COUNTER)') \
		$(PYTEST) $(SOAKS) -m "not slow" --cov --cov-report= $(COVERED) $(ARGS)
	@$(BIN)/python -m tests.release.floors

# PyTorch is large, and not in the locks: only who asks for it gets it.
test-learn: $(VENV)/.ready-learn compile ## train small players with PyTorch, and run the notebooks (installs PyTorch)
	@echo "== testing what learns"
	env -u MAJLIS_PURE $(PYTEST) tests/learn $(ARGS)

check: setup ## check format, style, types, layers of imports, and the page
	@echo "== checking the format"
	@$(BIN)/ruff format --check .
	@echo "== checking the style"
	@$(BIN)/ruff check .
	@echo "== checking the types"
	@$(BIN)/mypy
	@echo "== checking that imports go downwards only"
	@$(BIN)/lint-imports --no-logo
	@echo "== checking the page: types, linter, unit tests"
	@$(BIN)/python -m tests.web.check

format: setup ## bring the files into the house format
	@echo "== formatting"
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix-only .

mutants: setup page ## plant errors in what the page computes, and report those that no test finds
	@cd web && $(CURDIR)/$(BIN)/python -c "import subprocess, sys; sys.path.insert(0, '..'); from hatch_build import find_node; sys.exit(subprocess.call([*find_node()[0], 'scripts/mutate.mjs']))"

compile: setup ## compile the engine in place with mypyc, where there is a C compiler
	@echo "== compiling the engine"
	@$(BIN)/python hatch_build.py

bench: $(VENV)/.ready-bench compile ## measure engine, arena and server beside their peers
	@echo "== measuring"
	@$(BIN)/majlis bench $(ARGS)
	@$(BIN)/majlis bench --scaling $(ARGS)
	@$(BIN)/majlis bench --research $(ARGS)
	@$(BIN)/majlis bench --server $(ARGS)

gate: $(VENV)/.ready-bench compile ## fail where a game is a fifth slower, beside catanatron, than written
	@echo "== measuring the engines beside catanatron, five times in turn"
	@$(BIN)/python bench/gate.py $(ARGS)

bench-server: setup compile ## measure the server: beside boardgame.io, and 5,000 tables (about eight minutes)
	@$(BIN)/majlis bench --server --full --seconds 20

wheel: setup page ## build dist/*.whl for this Python: whole, or refused with the reason
	@echo "== building a wheel"
	@$(BIN)/python -m hatchling build -t wheel

sdist: setup ## build dist/*.tar.gz, and run its own tests in it (ARGS: more words for pytest)
	@echo "== building the source distribution"
	@rm -rf build/sdist && mkdir -p build/sdist
	@$(BIN)/python -m hatchling build -t sdist
	@tar -xzf dist/majlis-$$($(BIN)/python -m hatchling version).tar.gz -C build/sdist --strip-components 1
	@echo "== running the tests that came with it"
	@$(MAKE) -C build/sdist test

smoke: setup page ## build a wheel for each of PYTHONS and try it in a clean virtual environment
	@echo "== trying wheels for Python $(PYTHONS)"
	@$(BIN)/python -m tests.release.wheels $(PYTHONS)

# Both need root and Debian's mmdebstrap. GCC=1: with a C compiler. ARGS: more words for pytest.
fresh: setup ## run README's two commands in a Debian root that has nothing on it
	@$(BIN)/python -m tests.soak.fresh $(if $(GCC),--gcc) --args="$(ARGS)"

hosting: setup ## try deploy/ without a registry: image, two nodes behind Caddy, units of systemd
	@$(BIN)/python -m tests.soak.hosting

docs: setup ## build the documentation into build/docs
	@echo "== writing the reference pages from the program"
	@MAJLIS_PURE=1 $(BIN)/python -m tests.docs.reference
	@echo "== building build/docs"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

# Pins that still fit are kept; UPGRADE=1 looks for newer ones.
LOCK = $(UV) pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --custom-compile-command "make lock" \
	$(if $(UPGRADE),--upgrade)

# All but `learn` and `export`.
EXTRAS = --extra lab --extra ray --extra research --extra server

lock: setup ## pin the dependencies of pyproject.toml anew (UPGRADE=1: the newest)
	@echo "== locking requirements/"
	@$(LOCK) pyproject.toml $(EXTRAS) --group dev -o requirements/dev.txt
	@$(LOCK) pyproject.toml -c requirements/dev.txt -o requirements/run.txt
	@$(LOCK) pyproject.toml --group bench -c requirements/dev.txt -o requirements/bench.txt
	@$(LOCK) --group uv -o requirements/uv.txt

clean: ## remove everything that was made here, .venv too
	@echo "== removing what was made here"
	@rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis \
		.import_linter_cache .grimp_cache web/node_modules web/dist web/fixtures src/majlis/server/page
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	@find src \( -name '*.so' -o -name '*.pyd' -o -name _compiled.stamp \) -delete

# The browser of tests/browser. Name another one with CHROMIUM=/path/to/it.
chromium:
	@command -v "$${CHROMIUM:-chromium}" >/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "== installing chromium, which the browser tests need" && \
			apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy chromium; \
		else \
			echo "The browser tests need chromium. On Debian or Ubuntu:"; \
			echo "    sudo apt-get install chromium"; \
			echo "or name another one: make test CHROMIUM=/path/to/chrome"; \
			exit 1; \
		fi; }

# --- how .venv comes to be ---------------------------------------------------------------------

$(VENV)/.ready: requirements/dev.txt requirements/uv.txt pyproject.toml | $(BIN)/python
	@echo "== installing the locked packages into $(VENV)"
	@if $(PIP) install --quiet --require-hashes -r requirements/uv.txt \
		&& $(INSTALL) --require-hashes -r requirements/dev.txt \
		&& $(INSTALL) --quiet --no-deps --no-build-isolation -e .; then :; else \
		echo "== uv could not do it here; trying pip, which is slower" && \
		$(PIP) install --require-hashes -r requirements/dev.txt && \
		$(PIP) install --quiet --no-deps --no-build-isolation -e .; fi
	@touch $@

$(VENV)/.ready-bench: requirements/bench.txt $(VENV)/.ready
	@echo "== installing the peers to measure beside"
	@$(INSTALL) --require-hashes -r requirements/bench.txt \
		|| $(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@

$(VENV)/.ready-learn: pyproject.toml $(VENV)/.ready
	@echo "== installing PyTorch and what else learning needs"
	@$(PIP) install --quiet --no-build-isolation -e '.[learn]'
	@touch $@

$(BIN)/python:
	@echo "== making $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Majlis needs Python 3.11 or newer; name one with: make setup PYTHON=python3.12"; \
		exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "== installing python3-venv, which this Python lacks" && \
			apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy python3-venv; \
		else \
			echo "This Python has no venv module. On Debian or Ubuntu:"; \
			echo "    sudo apt-get install python3-venv"; \
			echo "then run make setup again."; \
			exit 1; \
		fi; }
	@$(PYTHON) -m venv --clear $(VENV)
