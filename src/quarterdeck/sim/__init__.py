"""Games by the thousand: on many cores, killed and gone on with, and what they tell."""
