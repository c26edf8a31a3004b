"""Printed data of Sails of Glory: ships, manoeuvre cards, chits, tokens, terrain and scenarios."""
