"""What learners and networks see and do: observation tensors and flat actions (needs NumPy)."""
