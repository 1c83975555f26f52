"""A game as an environment for learning, in the form of PettingZoo's AEC interface.

Agents are `seat_0`, `seat_1`, … A step is one digit of an action, so that every action space is the same small set of whole numbers: an
agent stays selected until its digits make up an action. What may follow is `action_mask`. Before the decision that the game waits for, the
agents of optional ones are asked: their highest digit does nothing, and after the next action they are asked again. Rewards come at the end:
1 for a sole winner, a share of 1 for those who share the first place, 0 for the others.

With PettingZoo, Gymnasium and NumPy this is an `AECEnv` with spaces of Gymnasium, which passes `api_test` and `seed_test`, and `SeatEnv` is an
`Env` for one seat, which passes `check_env`. Without them it has lists for arrays and plain spaces.
"""

import random

try:
    import numpy
    from gymnasium import Env
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
except ImportError:
    numpy, Env, Dict = None, object, dict

    class AECEnv:
        num_agents = property(lambda self: len(self.agents))
        max_num_agents = property(lambda self: len(self.possible_agents))

    class Discrete:
        """Whole numbers from 0 to n - 1."""

        def __init__(self, n):
            self.n, self.random = n, random.Random()
            self.seed = self.random.seed

        def sample(self, mask=None):
            return self.random.choice([digit for digit in range(self.n) if mask is None or mask[digit]])

    class Box:
        """Lists of numbers."""

        def __init__(self, low, high, shape, dtype):
            self.low, self.high, self.shape, self.dtype = low, high, shape, dtype

        def contains(self, numbers):
            return len(numbers) == self.shape[0] and all(self.low <= one <= self.high for one in numbers)


# How many of the last digits of an unfinished action an agent is told.
CHOSEN = 32


class RailheadEnv(AECEnv):
    metadata = {"name": "railhead_v1", "render_modes": [], "is_parallelizable": False}
    render_mode = None

    def __init__(self, server, ruleset, seats=2, options=None, max_actions=None):
        """`max_actions` cuts games off that go on for too long: all agents are truncated then."""
        self.server, self.ruleset, self.seats = server, ruleset, seats
        self.options, self.max_actions = options or {}, max_actions
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.game = None
        # The first game tells how many numbers a view has.
        self.reset()
        self.action_spaces = {agent: Discrete(self.width + 1) for agent in self.agents}
        boxes = {
            "observation": (-float("inf"), float("inf"), (self.size,), "float32"),
            "chosen": (0, self.width, (CHOSEN,), "int64"),
            "action_mask": (0, 1, (self.width + 1,), "int8"),
        }
        self.observation_spaces = {
            agent: Dict({name: Box(*box) for name, box in boxes.items()}) for agent in self.agents
        }

    def reset(self, seed=None, options=None):
        """`options["game"]` are options of the title for this game."""
        self.close()
        config = {"seats": self.seats, "options": {**self.options, **(options or {}).get("game", {})}}
        if seed is not None:
            config["seed"] = int(seed)
        self.agents = list(self.possible_agents)
        self.rewards, self._cumulative_rewards = (dict.fromkeys(self.agents, 0) for _ in range(2))
        self.terminations, self.truncations = (dict.fromkeys(self.agents, False) for _ in range(2))
        self.infos = {agent: {} for agent in self.agents}
        self.seen = {}
        self._stand(self.server.ask("new", ruleset=self.ruleset, config=config))

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def observe(self, agent):
        """Numbers of the last view on which the agent had to decide, the digits it has chosen since (each plus 1), and what may follow."""
        boxes = self.observation_spaces[agent].items()
        seen = {name: [0] * box.shape[0] if numpy is None else numpy.zeros(box.shape, box.dtype) for name, box in boxes}
        for place, number in zip(*self.seen.get(agent, ([], []))):
            seen["observation"][place] = number
        if agent == self.agent_selection and not self._is_over(agent):
            for place, digit in enumerate(self.index[-CHOSEN:]):
                seen["chosen"][place] = digit + 1
            for digit in self._mask:
                seen["action_mask"][digit] = 1
        return seen

    def last(self, observe=True):
        agent = self.agent_selection
        told = (self._cumulative_rewards, self.terminations, self.truncations, self.infos)
        return self.observe(agent) if observe else None, *(one[agent] for one in told)

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
        if action == self.width:
            self._ask()
            return
        self.index.append(int(action))
        told = self._encode()
        self._mask = told["mask"]
        if told["whole"] is not None:
            decided = {"game": self.game, "decision": self.decision["id"], "action": told["whole"]["action"]}
            self._stand(self.server.ask("act", **decided))

    def close(self):
        if self.game is not None:
            self.server.ask("bye", game=self.game)
        self.game = None

    # Where the game stands now: who decides, or how it ended.
    def _stand(self, table):
        self.game, self.agent_selection = table["game"], self.agents[0]
        if table["outcome"] is not None:
            first = [one["seat"] for one in table["outcome"]["ranking"] if one["place"] == 1]
            for agent in (f"seat_{seat}" for seat in first):
                self.rewards[agent] = self._cumulative_rewards[agent] = 1 / len(first)
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_actions is not None and table["step"] >= self.max_actions:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.open = sorted(table["decisions"], key=lambda one: not one["optional"])
            self._ask()

    # Asks about the next decision. One that is optional is passed over where nothing can be done about it.
    def _ask(self):
        self.decision, *self.open = self.open
        self.agent_selection = f"seat_{self.decision['seat']}"
        self.index = []
        told = self._encode()
        self.size, self.width, self._mask = told["size"], told["width"], told["mask"]
        if self.decision["optional"]:
            if not self._mask:
                return self._ask()
            self._mask.append(self.width)
        self.seen[self.agent_selection] = (told["places"], told["numbers"])

    def _encode(self):
        asked = {"game": self.game, "seat": self.decision["seat"], "decision": self.decision["id"]}
        return self.server.ask("encode", index=self.index, **asked)

    def _is_over(self, agent):
        return self.terminations[agent] or self.truncations[agent]

    def _leave(self, agent):
        self.agents.remove(agent)
        for told in (self.terminations, self.truncations, self._cumulative_rewards, self.infos):
            del told[agent]
        self.rewards = dict.fromkeys(self.agents, 0)
        if self.agents:
            self.agent_selection = self.agents[0]


class SeatEnv(Env):
    """One seat as an `Env` of Gymnasium. Another agent plays the digit that `opponent` returns for what it observes, or any.

    A digit that the mask bars changes nothing.
    """

    metadata = {"render_modes": []}

    def __init__(self, env, seat=0, opponent=None):
        self.env, self.agent, self.opponent = env, f"seat_{seat}", opponent or self._any
        self.observation_space, self.action_space = env.observation_space(self.agent), env.action_space(self.agent)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.env.reset(seed=self.np_random.integers(2**31), options=options)
        self._play_others()
        return self.env.observe(self.agent), {}

    def step(self, digit):
        env, agent = self.env, self.agent
        if env.observe(agent)["action_mask"][digit]:
            env.step(digit)
            self._play_others()
        reward = float(env._cumulative_rewards[agent])
        return env.observe(agent), reward, env.terminations[agent], env.truncations[agent], {}

    def close(self):
        self.env.close()

    def _play_others(self):
        env = self.env
        while env.agent_selection != self.agent and not env._is_over(self.agent):
            env.step(self.opponent(env.observe(env.agent_selection)))

    def _any(self, seen):
        return self.np_random.choice(numpy.flatnonzero(seen["action_mask"]))
