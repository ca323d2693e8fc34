"""Research: flat actions, observation tensors, OpenSpiel, PettingZoo and Gymnasium environments.

The wrappers stand beside the engine, never in its way: nothing below this room knows of them. They
need the extra `research`, as docs/research.md says; the action table alone does not.
"""

from majlis.tensors.actions import ActionTable, action_table

__all__ = ["ActionTable", "action_table"]
