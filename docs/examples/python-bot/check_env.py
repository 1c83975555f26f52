#!/usr/bin/env python3
"""Drives the environment of `railhead_env.py` through games of every title, and checks what a learner relies on; then what chance may
bring of an action, by the client of `railhead.py`.

    python3 check_env.py -- npx railhead serve
"""

import random
import sys

from railhead import Railhead, Refused, Seat
from railhead_env import RailheadEnv

# The titles, and after how many actions a game is cut off; None plays to the end.
GAMES = {
    "hex-tycoon": None,
    "twentieth-century-limited": None,
    "china-rails": 40,
    "india-rails": 40,
    "iron-dragon": 40,
}


def check(condition, sentence):
    if not condition:
        raise SystemExit(f"not so: {sentence}")


def play(env, seed):
    random.seed(seed)
    env.reset(seed=seed)
    check(env.agents == env.possible_agents, "after reset all agents take part")
    size, width = env.observation_space(env.agents[0]).shape[0], env.action_space(env.agents[0]).n
    steps, won, trace = 0, {}, []
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        check(agent == env.agent_selection and agent in env.agents, "the agent that is asked takes part")
        check(len(seen["observation"]) == size, "an observation has as many numbers at any time")
        check(len(seen["action_mask"]) == width, "a mask has a place for every digit")
        check(isinstance(info, dict), "there are infos for every agent")
        if terminated or truncated:
            check(not any(seen["action_mask"]), "who is done may do nothing")
            won[agent] = reward
            env.step(None)
            continue
        check(any(seen["action_mask"]), "who is asked may do something")
        digit = env.action_space(agent).sample(seen["action_mask"])
        if steps % 50 == 0:
            barred = seen["action_mask"].index(0)
            try:
                env.step(barred)
                check(False, "a digit that the mask bars is refused")
            except ValueError:
                pass
        env.step(digit)
        trace.append((agent, digit))
        steps += 1
    check(not env.agents and len(won) == len(env.possible_agents), "every agent leaves")
    return steps, won, trace


def check_chance(server):
    """Plays a game on until an action has several outcomes, and plays it once more with the luck of each."""
    game = server.ask("new", ruleset="twentieth-century-limited", config={"seats": 2, "seed": 7})["game"]
    while True:
        [decision, *_] = server.ask("observe", game=game, seat=0)["decisions"]
        seat = Seat(server, game, decision["seat"], None, None)
        action = seat.sample(decision)
        try:
            outcomes = seat.outcomes(decision, action, most=100)
        except Refused as refusal:
            check(refusal.code == "too-many-outcomes", "chance is told, or there is too much of it")
            outcomes = []
        if len(outcomes) > 1:
            break
        seat.act(decision, action)
    check(abs(sum(one["probability"] for one in outcomes) - 1) < 1e-9, "what may come adds up to 1")
    for one in outcomes:
        copy = Seat(server, server.ask("clone", game=game)["game"], seat.seat, None, None)
        events = copy.act(decision, action, luck=one["luck"])["events"]
        check(events == one["events"], "what comes of some luck is what was told of it")
        server.ask("bye", game=copy.game)
    server.ask("bye", game=game)
    return action["type"], len(outcomes)


def main():
    at = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    server = Railhead(sys.argv[at + 1 :] or ["npx", "railhead", "serve"])
    for ruleset, most in GAMES.items():
        env = RailheadEnv(server, ruleset, seats=2, max_actions=most)
        steps, won, trace = play(env, 7)
        total = sum(won.values())
        check(most is not None or abs(total - 1) < 1e-9, "the rewards of a game that ends add up to 1")
        if ruleset == "hex-tycoon":
            check(play(env, 7)[2] == trace, "the same seed is the same game")
        print(f"{ruleset}: {steps} digits, {env.size} numbers a view, rewards {won}")
        env.close()
    kind, ways = check_chance(server)
    print(f"{kind}: {ways} outcomes, each played")
    server.close()


if __name__ == "__main__":
    main()
