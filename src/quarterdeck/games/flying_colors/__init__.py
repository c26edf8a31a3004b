"""Flying Colors: fleet actions in the age of sail."""
