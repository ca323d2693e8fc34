"""Bots: they see a view, the choices and `redeal`, never the state."""

from majlis.bots.acting import BrokenBot, act, play_act, settled
from majlis.bots.advice import win_chances
from majlis.bots.bot import KINDS, Bot, adviser, check_bot, courtesy, default_bot, make_bot
from majlis.bots.levels import LEVELS, made_of, offered, welcome

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
    "made_of",
    "make_bot",
    "offered",
    "play_act",
    "settled",
    "welcome",
    "win_chances",
]
