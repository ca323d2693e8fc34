"""Lessons of Almadi: the six ideas, and one for the characters."""

from typing import Final

from majlis.lessons.almadi.ideas import IDEAS
from majlis.lessons.lesson import Lesson

LESSONS: Final[tuple[Lesson, ...]] = IDEAS
