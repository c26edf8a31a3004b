"""Computer players: they see a view and a decision, and look ahead only in forks."""
