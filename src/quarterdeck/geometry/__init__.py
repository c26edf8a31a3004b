"""Exact geometry: hexes as integers, lines between their centres, and the open table."""
