"""Bots: they see a view, the choices and `redeal`, never the state."""

from majlis.bots.bot import BOTS, Bot, make_bot
from majlis.bots.random_bot import RandomBot

__all__ = ["BOTS", "Bot", "RandomBot", "make_bot"]
