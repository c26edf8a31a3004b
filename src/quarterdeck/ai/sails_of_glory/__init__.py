"""Computer players of Sails of Glory."""
