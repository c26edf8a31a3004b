"""What players may call themselves: what can be seen, in the order it is written, and not too long."""

from __future__ import annotations

import unicodedata

from .problems import Trouble

LONGEST = 32  # characters as a reader counts them
MARKS = 3  # on one letter; more would run over the lines above and below
JOINER, NO_JOINER = "\u200d", "\u200c"
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols of no ink


def clean_name(name: str | None) -> str | None:
    """The name as it is kept. Refused are control and direction characters, and what nobody could see."""
    if name is None:
        return None
    text = " ".join(unicodedata.normalize("NFC", name).split())
    count = marks = 0
    joined = seen = False
    for letter in text:
        kind = unicodedata.category(letter)
        if letter in (JOINER, NO_JOINER) and seen:  # parts of one emoji, or of a word in some scripts
            joined = True
            continue
        if kind[0] == "C" or kind in ("Zl", "Zp") or letter in BLANK:
            raise Trouble("bad-name", "only characters that can be seen")
        if kind[0] == "M" or unicodedata.category(letter) == "Sk":  # belongs to the letter before it
            marks += 1
            if not seen or marks > MARKS:
                raise Trouble("bad-name", "too many marks")
            continue
        seen = True
        marks = 0
        count += not joined
        joined = False
    if not seen:
        raise Trouble("bad-name", "nothing to be seen")
    if count > LONGEST:
        raise Trouble("bad-name", f"at most {LONGEST} characters")
    return text
