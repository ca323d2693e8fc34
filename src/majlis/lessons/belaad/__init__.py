"""Lessons of Belaad: the six ideas, and one for the Order."""

from typing import Final

from majlis.lessons.belaad.ideas import IDEAS
from majlis.lessons.lesson import Lesson

LESSONS: Final[tuple[Lesson, ...]] = IDEAS
