"""What to say where a package of the extra `research` is missing."""


def missing(problem: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same problem with what to do about it; Majlis is installed from a checkout."""
    return ModuleNotFoundError(
        f"majlis.research needs {problem.name}, which is not installed: run `make setup` in the "
        'checkout, or elsewhere `pip install "/path/to/the/checkout[research]"`',
        name=problem.name,
    )
