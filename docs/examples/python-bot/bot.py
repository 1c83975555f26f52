#!/usr/bin/env python3
"""Bots that play whole games of railhead over JSON lines, one process, standard library only.

    python3 bot.py china-rails hex-tycoon --seed 7 -- npx railhead serve

The bot sits in seat 0, and a bot of the server in every other seat. It knows no more than its seat may know: it asks for the board and the
rules once, reads its cards, and plays lines of actions. Each family of games has a thinker of its own; put yours beside them.
"""

import argparse
import sys
import time

import hex_tycoon
import milepost
import twentieth
from railhead import Railhead, Refused, Seat

THINKERS = {
    "china-rails": milepost.Thinker,
    "india-rails": milepost.Thinker,
    "iron-dragon": milepost.Thinker,
    "hex-tycoon": hex_tycoon.Thinker,
    "twentieth-century-limited": twentieth.Thinker,
}
ME = 0


def play(server, ruleset, given):
    """Plays a game to its end, and returns how it stands then."""
    table = server.ask("new", ruleset=ruleset, config={"seats": given.seats, "seed": given.seed})
    game = table["game"]
    told = server.ask("board", game=game, parts=["board", "rules"])
    seat = Seat(server, game, ME, told["board"], told["rules"])
    thinker = THINKERS[ruleset](seat)
    for other in range(given.seats):
        if other != ME:
            table = server.ask("bot", game=game, seat=other, bot=given.against)
    stalled = None
    while table["outcome"] is None:
        # The game waits for obligatory decisions; whoever has an optional one may leave it.
        decision = next(open for open in table["decisions"] if not open["optional"])
        line = [] if decision["id"] == stalled else thinker.act(decision)
        stalled = decision["id"]
        try:
            table = seat.play(decision, line or [seat.passing(decision) or seat.sample(decision)])
            answer = table
        except Refused as refusal:
            # The first action of the line is against the rules: it is done without.
            if refusal.code != "illegal-action" or not line:
                raise
            answer = refusal.error
        if line and hasattr(thinker, "note"):
            thinker.note(line, answer)
    server.ask("bye", game=game)
    return table


def main():
    arguments = argparse.ArgumentParser(description="Plays games of railhead against bots of the server.")
    arguments.add_argument("rulesets", nargs="+", choices=[*THINKERS, "all"])
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--seed", type=int, default=7)
    arguments.add_argument("--against", default="random")
    arguments.add_argument("--must-win", action="store_true", help="fail unless every game is won")
    words, command = split(sys.argv[1:])
    given = arguments.parse_args(words)

    server = Railhead(command)
    rulesets = [*THINKERS] if "all" in given.rulesets else given.rulesets
    lost = []
    for ruleset in rulesets:
        [title] = server.ask("hello", ruleset=ruleset)["rulesets"]
        began, asked = time.monotonic(), server.asked
        end = play(server, ruleset, given)
        outcome = end["outcome"]
        asked, took = server.asked - asked, time.monotonic() - began
        print(f"{title['title']}: {outcome['reason']} in round {end['round']}, {end['step']} actions, {asked} requests, {took:.1f} s")
        for standing in outcome["ranking"]:
            who = "this bot" if standing["seat"] == ME else given.against
            more = {key: value for key, value in standing.items() if key not in ("seat", "place")}
            print(f"  {standing['place']}. seat {standing['seat']} ({who}): {more}")
        if not any(one["seat"] == ME and one["place"] == 1 for one in outcome["ranking"]):
            lost.append(ruleset)
    server.close()
    if given.must_win and lost:
        raise SystemExit(f"lost: {', '.join(lost)}")


def split(words):
    """What comes before `--`, and what starts the server behind it."""
    at = words.index("--") if "--" in words else len(words)
    return words[:at], words[at + 1 :] or ["npx", "railhead", "serve"]


if __name__ == "__main__":
    main()
