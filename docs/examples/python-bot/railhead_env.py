"""A game as an environment for learning, with the method names of PettingZoo's AEC interface; standard library only.

Agents are `seat_0`, `seat_1`, … A step is one digit of an action, so that every action space is the same small set of whole numbers: an
agent stays selected until its digits make up an action. What may follow is `action_mask`. Rewards come at the end: 1 for a sole winner,
a share of 1 for those who share the first place, 0 for the others.

This has been driven through whole games by `check_env.py` beside it. It has not been tried against PettingZoo itself, its wrappers or its own
tests, nor against any library that learns: spaces here are plain objects with `n`, `shape` and `sample`.
"""

import random


class Discrete:
    """Whole numbers from 0 to n - 1."""

    def __init__(self, n):
        self.n = n

    def sample(self, mask=None):
        return random.choice([digit for digit in range(self.n) if mask is None or mask[digit]])

    def contains(self, digit):
        return isinstance(digit, int) and 0 <= digit < self.n


class Box:
    """Lists of so many numbers."""

    def __init__(self, size):
        self.shape = (size,)


class RailheadEnv:
    metadata = {"name": "railhead_v0", "is_parallelizable": False}

    def __init__(self, server, ruleset, seats=2, options=None, max_actions=None):
        """`max_actions` cuts games off that go on for too long: all agents are truncated then."""
        self.server, self.ruleset, self.seats = server, ruleset, seats
        self.options, self.max_actions = options or {}, max_actions
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.game = None

    def reset(self, seed=None, options=None):
        if self.game is not None:
            self.server.ask("bye", game=self.game)
        config = {"seats": self.seats, "options": {**self.options, **(options or {})}}
        if seed is not None:
            config["seed"] = seed
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.seen = {}
        self._stand(self.server.ask("new", ruleset=self.ruleset, config=config))

    def observation_space(self, agent):
        return Box(self.size)

    def action_space(self, agent):
        return Discrete(self.width)

    def observe(self, agent):
        """Numbers of the last view on which the agent had to decide, the digits it has chosen since, and what may follow."""
        if agent not in self.seen:
            return {"observation": [0.0] * self.size, "chosen": [], "action_mask": [0] * self.width}
        chosen = list(self.index) if agent == self.agent_selection and not self._is_over(agent) else []
        mask = self._mask if agent == self.agent_selection and not self._is_over(agent) else []
        numbers = [0.0] * self.size
        for place, number in zip(*self.seen[agent]):
            numbers[place] = number
        allowed = set(mask)
        return {
            "observation": numbers,
            "chosen": chosen,
            "action_mask": [1 if digit in allowed else 0 for digit in range(self.width)],
        }

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action):
        agent = self.agent_selection
        if self._is_over(agent):
            if action is not None:
                raise ValueError("an agent that is done steps with None")
            self._leave(agent)
            return
        if action not in self._mask:
            raise ValueError(f"digit {action} leads to no legal action")
        self._cumulative_rewards[agent] = 0
        self.rewards = dict.fromkeys(self.agents, 0)
        self.index.append(action)
        told = self._encode()
        self._mask = told["mask"]
        if told["whole"] is not None:
            decided = {"game": self.game, "decision": self.decision["id"], "action": told["whole"]["action"]}
            self._stand(self.server.ask("act", **decided))
        for one in self.agents:
            self._cumulative_rewards[one] += self.rewards[one]

    def close(self):
        if self.game is not None:
            self.server.ask("bye", game=self.game)
            self.game = None

    # Where the game stands now: who decides, or how it ended.
    def _stand(self, table):
        self.game, self.index, self._mask = table["game"], [], []
        if table["outcome"] is not None:
            first = [one["seat"] for one in table["outcome"]["ranking"] if one["place"] == 1]
            for seat in first:
                self.rewards[f"seat_{seat}"] = 1 / len(first)
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        if self.max_actions is not None and table["step"] >= self.max_actions:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        self.decision = next(one for one in table["decisions"] if not one["optional"])
        self.agent_selection = f"seat_{self.decision['seat']}"
        told = self._encode()
        self.size, self.width, self._mask = told["size"], told["width"], told["mask"]
        self.seen[self.agent_selection] = (told["places"], told["numbers"])

    def _encode(self):
        asked = {"game": self.game, "seat": self.decision["seat"], "decision": self.decision["id"]}
        return self.server.ask("encode", index=self.index, **asked)

    def _is_over(self, agent):
        return self.terminations[agent] or self.truncations[agent]

    def _leave(self, agent):
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0)
        if self.agents:
            self.agent_selection = self.agents[0]
