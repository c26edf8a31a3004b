"""Records: exact, resumable anywhere, and refused with the reason when edited."""

import json
from hashlib import blake2b

import pytest

from quarterdeck.games.cutting_out import RULESET
from quarterdeck.kernel import RandomBot, RecordError, codec


@pytest.fixture
def record() -> dict:
    g = RULESET.new("three-captains", {"nights": 7}, seed=11)
    g.play({seat: RandomBot(seat) for seat in g.seats})
    return json.loads(codec.encode(g.record()))


def verify(record: dict) -> str:
    """The reason a record is refused for, or "" when it is good."""
    try:
        codec.replay(RULESET, codec.read_record(json.dumps(record)), verify=True)
    except RecordError as error:
        return error.reason.id
    return ""


def test_an_untouched_record_verifies(record):
    assert verify(record) == ""


def test_the_seal_is_a_hash_that_anybody_can_work_out(record):
    """As docs/architecture.md tells who audits: BLAKE2b of key and set-up, 32 bytes, with our own mark."""
    sealed = bytes.fromhex(record["key"]) + record["setup_digest"].encode()
    assert record["commitment"] == blake2b(sealed, digest_size=32, person=b"quarterdeck-key").hexdigest()


def test_one_edited_action_is_noticed(record):
    record["actions"][3][1] = "send 0" if record["actions"][3][1] != "send 0" else "send 1"
    assert verify(record) == "qd-record-actions-edited"


def test_one_action_less_is_noticed(record):
    del record["actions"][-1]
    assert verify(record) == "qd-record-actions-edited"


def test_one_byte_of_the_key_is_noticed(record):
    record["key"] = f"{(int(record['key'][:2], 16) + 1) % 256:02x}" + record["key"][2:]
    assert verify(record) == "qd-record-key-edited"
    record["key"] = "not hexadecimal"
    assert verify(record) == "qd-record-key-edited"


def test_one_option_is_noticed(record):
    record["options"]["nights"] = 5
    assert verify(record) == "qd-record-setup-edited"


def test_new_seals_do_not_hide_an_edited_action(record):
    """Somebody who edits an action and makes its digest anew still cannot reach the recorded position."""
    place = next(i for i, (_, text) in enumerate(record["actions"]) if text in ("send 1", "send 2"))
    record["actions"][place][1] = "send 4"
    record["actions_digest"] = codec.digest([tuple(row) for row in record["actions"]])
    assert verify(record) in ("qd-record-other-position", "qd-record-illegal-action")


def test_new_seals_do_not_hide_another_key(record):
    record["key"] = "00" * 16
    record["commitment"] = codec.commitment(bytes(16), record["setup_digest"])
    assert verify(record) in ("qd-record-other-position", "qd-record-illegal-action")


@pytest.fixture
def played_on() -> dict:
    """The record of a game that begins in the middle of another one, with other dice."""
    g = RULESET.new("three-captains", {"nights": 7}, seed=11)
    g.play({seat: RandomBot(seat) for seat in g.seats}, 9)
    on = RULESET.play_on(codec.beginning(g.with_other_luck("again").snapshot()))
    assert on.key != g.key
    on.play({seat: RandomBot(seat) for seat in on.seats})
    return json.loads(codec.encode(on.record()))


def test_a_game_that_plays_on_has_a_record_of_its_own(played_on):
    test_an_untouched_record_verifies(played_on)
    test_the_seal_is_a_hash_that_anybody_can_work_out(played_on)
    again = codec.replay(RULESET, codec.read_record(json.dumps(played_on)))
    assert again.over and json.loads(codec.encode(again.record())) == played_on
    first = RULESET.restore(played_on["begins"].encode())
    assert again.anew().count == 0 and again.anew().fingerprint() == first.fingerprint()


def test_an_edited_beginning_is_noticed(played_on):
    begins = json.loads(played_on["begins"])
    begins["events"] += 1
    played_on["begins"] = json.dumps(begins)
    assert verify(played_on) == "qd-record-setup-edited"


def test_an_undo_after_a_beginning_comes_back_to_it():
    g = RULESET.new("three-captains", {"nights": 7}, seed=11)
    g.play({seat: RandomBot(seat) for seat in g.seats}, 9)
    on = RULESET.play_on(codec.beginning(g.snapshot()))
    before = on.fingerprint()
    seat = next(iter(on.pending))
    on.apply(seat, on.pending[seat][0])
    twin = on.clone()  # keeps no earlier position, so all is played again from the beginning
    assert twin.fingerprint() != before
    twin.undo(seat)
    assert twin.fingerprint() == before


def test_an_edited_fingerprint_is_noticed(record):
    record["fingerprint"] = "0" * 32
    assert verify(record) == "qd-record-other-position"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "qd-record-not-json"),
        ("{", "qd-record-not-json"),
        (b"\xff\xfe", "qd-record-not-json"),
        ("[1, 2]", "qd-record-foreign"),
        ('{"hello": 1}', "qd-record-foreign"),
        ('{"quarterdeck": "one"}', "qd-record-foreign"),
        ('{"quarterdeck": 999}', "qd-record-too-new"),
        ('{"quarterdeck": 0}', "qd-record-too-old"),
        ('{"quarterdeck": 1, "game": "cutting-out"}', "qd-record-incomplete"),
    ],
)
def test_a_foreign_or_truncated_file_gets_one_reason(text, reason):
    with pytest.raises(RecordError) as refusal:
        codec.read_record(text)
    assert refusal.value.reason.id == reason


def test_every_truncation_of_a_record_is_refused(record):
    text = json.dumps(record)
    for cut in range(0, len(text) - 1, 97):
        with pytest.raises(RecordError):
            codec.read_record(text[:cut])


def test_a_record_of_other_rules_or_another_pack_is_refused(record):
    other = dict(record, rules_version="0")
    other["setup_digest"] = codec._setup_digest(
        other["game"], "0", other["pack"], other["scenario"], other["options"]
    )
    other["commitment"] = codec.commitment(bytes.fromhex(other["key"]), other["setup_digest"])
    assert verify(other) == "qd-record-other-rules"
    packed = dict(record, pack="abc")
    packed["setup_digest"] = codec._setup_digest(
        packed["game"], packed["rules_version"], "abc", packed["scenario"], packed["options"]
    )
    packed["commitment"] = codec.commitment(bytes.fromhex(packed["key"]), packed["setup_digest"])
    assert verify(packed) == "qd-record-other-pack"
    with pytest.raises(RecordError) as refused:
        codec.replay(RULESET, codec.read_record(json.dumps(packed)))
    assert refused.value.reason.args == {"recorded": "abc"}


def test_an_action_that_is_not_legal_is_told_by_its_number_counted_from_one(record):
    record["actions"][3] = ["red", "send 99"]
    with pytest.raises(RecordError) as refused:
        codec.replay(RULESET, codec.read_record(json.dumps(record)))
    reason = refused.value.reason
    assert (reason.id, reason.args["number"]) == ("qd-record-illegal-action", 4)
    assert (reason.args["seat"], reason.args["action"]) == ("red", "send 99")


def test_a_migration_turns_an_old_record_into_a_new_one(record, monkeypatch):
    def from_0(old: dict) -> dict:
        return {**old, "quarterdeck": 1, "pack": ""}

    monkeypatch.setitem(codec.MIGRATIONS, 0, from_0)
    old = {key: value for key, value in record.items() if key != "pack"} | {"quarterdeck": 0}
    assert verify(old) == ""


def test_a_record_goes_on_at_the_same_decision_wherever_it_was_cut():
    g = RULESET.new("four-captains", seed=5)
    bots = {seat: RandomBot(seat) for seat in g.seats}
    while g.pending:
        again = codec.replay(RULESET, codec.read_record(codec.encode(g.record())))
        assert again.fingerprint() == g.fingerprint()
        for seat in g.pending:
            assert again.decision(seat) == g.decision(seat)
        seat = next(iter(g.pending))
        g.apply(seat, g.ask_bot(bots[seat], seat))


def test_a_fork_has_no_record():
    with pytest.raises(RecordError):
        RULESET.new("two-captains", seed=1).fork("red").record()


def test_the_fingerprint_is_the_same_on_every_machine():
    """Worked out once; a change of this value breaks every saved game."""
    g = RULESET.new("two-captains", seed=1)
    assert g.fingerprint() == "22bfdc9e4759ac6435e7876b3c7a2d99"
    g.play({seat: RandomBot(seat) for seat in g.seats})
    assert g.fingerprint() == "36cb70a74f20c52b3d4c7a197350af8c"
