"""Bots: they see a view, the choices and `redeal`, never the state."""

from majlis.bots.acting import BrokenBot, act, play_act, settled
from majlis.bots.advice import win_chances
from majlis.bots.bot import KINDS, LEVELS, Bot, adviser, check_bot, courtesy, default_bot, make_bot

__all__ = [
    "KINDS",
    "LEVELS",
    "Bot",
    "BrokenBot",
    "act",
    "adviser",
    "check_bot",
    "courtesy",
    "default_bot",
    "make_bot",
    "play_act",
    "settled",
    "win_chances",
]
