"""The frames of Belaad: one file a chapter, one class a decision or a step."""
