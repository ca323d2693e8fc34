"""Lessons of Al-Rashid: the six ideas."""

from typing import Final

from majlis.lessons.alrashid.ideas import IDEAS
from majlis.lessons.lesson import Lesson

LESSONS: Final[tuple[Lesson, ...]] = IDEAS
