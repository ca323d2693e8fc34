"""Saffron and Straw: the checks of the house, and a test for each rule that they cannot know."""

from majlis.kernel.rules import Config
from majlis.testing import conformance

TestConformance = conformance("saffron", [Config(2), Config(3), Config(5)])
