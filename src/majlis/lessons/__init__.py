"""Lessons: one idea each, tried out in a set position that the engine answers."""

from majlis.lessons.catalogue import LESSONS, lesson
from majlis.lessons.lesson import Lesson, Tried

__all__ = ["LESSONS", "Lesson", "Tried", "lesson"]
