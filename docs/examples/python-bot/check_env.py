#!/usr/bin/env python3
"""Drives the environment of `railhead_env.py` through games of every title, and checks what a learner relies on.

    python3 check_env.py -- npx railhead serve
"""

import random
import sys

from railhead import Railhead
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
    server.close()


if __name__ == "__main__":
    main()
