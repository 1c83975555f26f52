"""20th Century Limited: a player that reads its Regional and Company Cards and lays the lines that are missing for the nearest."""

import heapq


class Thinker:
    def __init__(self, seat):
        self.seat, self.board, self.me = seat, seat.board, seat.seat
        ends = self.board["graph"]["ends"]
        self.around = {}
        for line in range(len(ends) // 2):
            one, other = ends[2 * line], ends[2 * line + 1]
            self.around.setdefault(one, []).append((other, line))
            self.around.setdefault(other, []).append((one, line))

    def act(self, decision):
        view = self.seat.view()
        self.row = view["seats"][self.me]
        self.own = set(self.row["track"])
        rows = enumerate(view["seats"])
        self.others = {line for seat, row in rows if seat != self.me for line in row["track"]}
        kind = decision["kind"]
        if kind == "track" and not view["turn"]["trackLines"]:
            return self.lay()
        if kind in ("track", "action"):
            scored = self.seat.legal(decision, ["scoreRegionalCard", "scoreCompanyCard", "claimBonusCard"], 20)
            if scored:
                return [max(scored, key=self.worth)]
        if kind == "keepRegional" or kind == "draft":
            return [min(self.seat.legal(decision), key=lambda one: self.missing(one["card"])[0])]
        return []

    def worth(self, action):
        """A card that costs nobody's waivers first, then the one that pays most."""
        card = self.board["cards"][action["card"]]
        return -len(action.get("opponentLines", [])), card.get("value", 5)

    def cards(self):
        return [card for card in [*self.row["regionals"], *self.row["companies"]] if card is not None]

    def missing(self, card):
        """How many lines are missing to join the cities of a card, and which; one city after the other, the nearest first."""
        nodes = list(self.board["cards"][card]["nodes"])
        joined, lines = {nodes[0]}, []
        while nodes:
            near = self.reach(joined, set(lines))
            nodes = [node for node in nodes if node in near and node not in joined]
            if not nodes:
                break
            node = min(nodes, key=lambda one: near[one][0])
            while near[node][1] is not None:
                joined.add(node)
                before, line = near[node][1]
                if line not in self.own and line not in lines:
                    lines.append(line)
                node = before
        whole = set(self.board["cards"][card]["nodes"]) <= joined
        return (len(lines) if whole else 1000), lines

    def reach(self, sources, planned):
        found = {node: (0, None) for node in sources}
        queue = [(0, node) for node in sources]
        while queue:
            cost, node = heapq.heappop(queue)
            if cost > found[node][0]:
                continue
            for other, line in self.around.get(node, []):
                if line in self.others:
                    continue
                price = 0 if line in self.own or line in planned else 1
                if other not in found or cost + price < found[other][0]:
                    found[other] = (cost + price, (node, line))
                    heapq.heappush(queue, (cost + price, other))
        return found

    def lay(self):
        plans = sorted(self.missing(card) for card in self.cards())
        lines = [line for count, lines in plans if 0 < count < 1000 for line in lines]
        if not lines:
            return []
        first = list(dict.fromkeys(lines))
        return [{"type": "placeTrack", "seat": self.me, "line": line} for line in first[:3]]
