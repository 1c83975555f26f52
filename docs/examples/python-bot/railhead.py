"""A client of railhead: JSON lines to a process of `railhead serve` and back, standard library only."""

import json
import subprocess

PROTOCOL = 1


class Refused(Exception):
    """The server says no. `code` and `error` say why."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code, self.error = error["code"], error


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
        if answer["protocol"] != PROTOCOL or answer.get("id") != self.asked:
            raise RuntimeError(f"this answers something else: {answer}")
        if not answer["ok"]:
            raise Refused(answer["error"])
        return answer

    def close(self):
        self.ask("bye")
        self.process.stdin.close()
        if self.process.wait() != 0:
            raise RuntimeError("the server did not end well")


class Seat:
    """One seat of one game: what it sees, and what it may do about a decision."""

    def __init__(self, server, game, seat, board, rules):
        self.server, self.game, self.seat, self.board, self.rules = server, game, seat, board, rules

    def view(self):
        return self.server.ask("observe", game=self.game, seat=self.seat)["view"]

    def legal(self, decision, kinds=None, limit=500):
        """Legal actions, of some kinds if any are named."""
        more = {} if kinds is None else {"kinds": kinds}
        answer = self.server.ask(
            "legal", game=self.game, seat=self.seat, decision=decision["id"], limit=limit, form="actions", **more
        )
        return [entry["action"] for entry in answer["actions"]]

    def passing(self, decision):
        """What leaves the decision with nothing more done; None where the seat must choose."""
        asked = {"game": self.game, "seat": self.seat, "decision": decision["id"]}
        entry = self.server.ask("legal", form="counts", limit=1, **asked)["pass"]
        return entry and entry["action"]

    def sample(self, decision):
        asked = {"game": self.game, "seat": self.seat, "decision": decision["id"]}
        return self.server.ask("sample", **asked)["action"]

    def outcomes(self, decision, action, keep=False, **more):
        """What chance may bring of an action, and how likely: of worlds, and of games whose seed the client has named."""
        asked = {"game": self.game, "decision": decision["id"], "action": action, "keep": keep}
        return self.server.ask("outcomes", **asked, **more)["outcomes"]

    def act(self, decision, action, luck=None):
        """Plays one action, with chance falling as one of its outcomes says if `luck` is given."""
        more = {} if luck is None else {"luck": luck}
        return self.server.ask("act", game=self.game, decision=decision["id"], action=action, **more)

    def play(self, decision, actions):
        """Plays a line, as far as the rules let it pass; what bots of the server answer is played too."""
        return self.server.ask("line", game=self.game, decision=decision["id"], actions=actions)
