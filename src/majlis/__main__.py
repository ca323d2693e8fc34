"""`python -m majlis` is the command line."""

from majlis.cli import main

main()
