"""Computer players of The Kaiser's Pirates."""
