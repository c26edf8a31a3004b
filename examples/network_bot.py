"""The same over the network: a bot that sits at a table of a server.

Start a server with `quarterdeck serve`, then: python network_bot.py http://127.0.0.1:8000
"""

import sys
import time

import httpx


def play(address, game="cutting-out", scenario="two-captains", mine="red", other="white"):
    """Make a match against a player of the server and play it; the match as it ended."""
    seats = {mine: "human", other: {"kind": "bot", "level": "random"}}
    with httpx.Client(base_url=address, timeout=30) as http:  # its cookie says who made the match
        made = http.post("/api/matches", json={"game": game, "scenario": scenario, "seats": seats}).json()
        while True:
            state = http.get(f"/api/matches/{made['id']}").json()
            decision = state["decision"]
            if state["match"]["status"] == "finished":
                return state["match"]
            if decision is None:
                time.sleep(0.05)  # the other player thinks; a bot in earnest listens on the websocket
                continue
            action = decision["actions"][-1]["action"]  # your idea goes here
            answer = {"decision": decision["id"], "action": action}
            http.post(f"/api/matches/{made['id']}/actions", json=answer).raise_for_status()


if __name__ == "__main__":
    print(play(sys.argv[1])["outcome"])
