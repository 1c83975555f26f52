#!/usr/bin/env python3
"""Drives the environment of `railhead_env.py` through games of every title, and checks what a learner relies on; then what chance may
bring of an action, by the client of `railhead.py`.

    python3 check_env.py -- npx railhead serve
"""

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
    """Plays a game at random, and returns who stepped with what, the rewards, and how often what was optional was done and left."""
    spaces = {agent: env.observation_space(agent) for agent in env.possible_agents}
    env.reset(seed=seed, options={"options": 1})
    check(env.agents == env.possible_agents, "after reset all agents take part")
    check(env.num_agents == env.max_num_agents == env.seats, "agents are counted")
    won, trace, optional = {}, [], {"done": 0, "left": 0}
    for agent in env.agents:
        check(env.observation_space(agent) is spaces[agent], "an agent has one space for all games")
        env.action_space(agent).seed(seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        check(agent == env.agent_selection and agent in env.agents, "the agent that is asked takes part")
        for name, space in spaces[agent].items():
            check(space.contains(seen[name]), f"{name} has its numbers at any time")
        for told in (env.rewards, env.terminations, env.truncations, env.infos):
            check(set(told) == set(env.agents), "rewards and ends are told of those who take part")
        check(isinstance(info, dict), "there are infos for every agent")
        if terminated or truncated:
            check(not any(seen["action_mask"]), "who is done may do nothing")
            won[agent] = reward
            env.step(None)
            continue
        check(any(seen["action_mask"]), "who is asked may do something")
        digit = env.action_space(agent).sample(seen["action_mask"])
        if seen["action_mask"][-1]:
            optional["left" if digit == env.width else "done"] += 1
        if len(trace) % 50 == 0:
            barred = list(seen["action_mask"]).index(0)
            try:
                env.step(barred)
                check(False, "a digit that the mask bars is refused")
            except ValueError:
                pass
        env.step(digit)
        trace.append((agent, digit))
    check(not env.agents and len(won) == len(env.possible_agents), "every agent leaves")
    return trace, won, optional


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
        trace, won, optional = play(env, 7)
        total = sum(won.values())
        check(most is not None or abs(total - 1) < 1e-9, "the rewards of a game that ends add up to 1")
        if ruleset == "hex-tycoon":
            check(all(optional.values()), "optional decisions are answered, and left")
            check(play(RailheadEnv(server, ruleset, seats=2), 7)[0] == trace, "the same seed is the same game")
        print(f"{ruleset}: {len(trace)} digits, {env.size} numbers a view, {optional} optional, rewards {won}")
        env.close()
    kind, ways = check_chance(server)
    print(f"{kind}: {ways} outcomes, each played")
    server.close()


if __name__ == "__main__":
    main()
