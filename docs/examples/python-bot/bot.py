#!/usr/bin/env python3
"""A bot that plays whole games of railhead over JSON lines, one process, standard library only.

    python3 bot.py hex-tycoon --seats 3 --seed 7 -- npx railhead serve

It sits in every seat in turn and knows, each time, no more than that seat may know: what it decides by is the seat's own
view and the list of its legal actions. Put your own thinking into `choose`.
"""

import argparse
import json
import random
import subprocess

PROTOCOL = 1


class Railhead:
    """Asks, and hands back the answer; an error of the server is an exception here."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.asked = 0

    def ask(self, type, **fields):
        self.asked += 1
        request = {"protocol": PROTOCOL, "id": self.asked, "type": type, **fields}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if answer["protocol"] != PROTOCOL or answer["id"] != self.asked:
            raise RuntimeError(f"this answers something else: {answer}")
        if not answer["ok"]:
            raise RuntimeError(f"{type}: {answer['error']['message']}")
        return answer


def choose(view, actions, chance):
    """Any action that does something; what ends a turn is listed last, so it is taken when nothing else is left."""
    return chance.choice(actions[:-1] or actions)


def play(server, ruleset, seats, seed):
    chance = random.Random(seed)
    table = server.ask("new", ruleset=ruleset, config={"seats": seats, "seed": seed})
    game = table["game"]
    while table["outcome"] is None:
        # The game waits for obligatory decisions; whoever has an optional one may leave it.
        decision = next(open for open in table["decisions"] if not open["optional"])
        place = {"game": game, "seat": decision["seat"]}
        view = server.ask("observe", **place)["view"]
        legal = server.ask("legal", decision=decision["id"], limit=500, **place)["actions"]
        action = choose(view, [entry["action"] for entry in legal], chance)
        table = server.ask("act", game=game, decision=decision["id"], action=action)
    server.ask("bye", game=game)
    return table


def main():
    arguments = argparse.ArgumentParser(description="Plays a game of railhead at random.")
    arguments.add_argument("ruleset")
    arguments.add_argument("--seats", type=int, default=3)
    arguments.add_argument("--seed", type=int, default=7)
    arguments.add_argument("command", nargs="+", help="what starts the server, behind --")
    given = arguments.parse_args()

    server = Railhead(given.command)
    known = {ruleset["id"]: ruleset for ruleset in server.ask("hello")["rulesets"]}
    end = play(server, given.ruleset, given.seats, given.seed)
    server.ask("bye")
    outcome = end["outcome"]
    print(f"{known[given.ruleset]['title']}: {outcome['reason']} after {end['step']} actions, round {end['round']}")
    for standing in outcome["ranking"]:
        print(f"  {standing['place']}. seat {standing['seat']}: {json.dumps(standing)}")
    server.process.stdin.close()
    if server.process.wait() != 0:
        raise SystemExit("the server did not end well")


if __name__ == "__main__":
    main()
