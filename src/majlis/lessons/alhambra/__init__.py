"""Lessons of Alhambra: the six ideas, and one for each module."""

from typing import Final

from majlis.lessons.alhambra.ideas import IDEAS
from majlis.lessons.alhambra.modules import MODULES
from majlis.lessons.lesson import Lesson

LESSONS: Final[tuple[Lesson, ...]] = (*IDEAS, *MODULES)
