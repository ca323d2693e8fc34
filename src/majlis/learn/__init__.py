"""Learning by self-play: a compact PPO on PyTorch, its workers, and what it writes down."""
