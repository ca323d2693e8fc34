"""The kernel: frames, one runner, chance, refusals, the journal and the codec."""
