"""Computer players of Flying Colors."""
