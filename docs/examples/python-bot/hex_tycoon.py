"""Hex Tycoon: a player that reads the map: it builds towards the nearest town or city that it is not joined to, and pays what it can spare
in dividends, for victory points win."""

import heapq


class Thinker:
    def __init__(self, seat):
        self.seat, self.board, self.me = seat, seat.board, seat.seat

    def act(self, decision):
        view = self.seat.view()
        own = [company for company in view["companies"] if company["seat"] == self.me]
        active = next((company for company in own if view["turn"] and company["id"] == view["turn"]["company"]), None)
        kind = decision["kind"]
        if kind == "build":
            return self.build(active, decision)
        if kind == "upgrade":
            # Every level costs 1 MB a turn, and an MB that cannot be paid costs 3 victory points.
            thrives = self.income(active) >= active["trainLevel"] + 5
            return self.seat.legal(decision, ["upgradeTrainLevel"], 1) if thrives else []
        if kind == "dividend":
            # The first MB bring most victory points; what is left builds next turn.
            return [{"type": "payDividend", "seat": self.me, "amount": max(0, active["money"] - 4)}]
        return []

    def income(self, company):
        """What the places that the company is joined to pay a turn (HT-INCOME-1)."""
        place = self.board["place"]
        joined = {site for site in company["rails"] if site < self.board["hexCount"]}
        return sum(0 if place[hex] == 0 else 1 if place[hex] == 1 else 2 for hex in joined) - company["obsolescence"]

    def build(self, company, decision):
        """The legal site that lies on the shortest way to somewhere new, as long as the upkeep can be paid behind it."""
        if company["money"] - 2 < max(0, company["trainLevel"] - self.income(company)):
            return []
        if company["obsolescence"] > 0:
            removal = self.seat.legal(decision, ["removeObsolescence"], 1)
            if removal:
                return removal
        legal = {action["site"]: action for action in self.seat.legal(decision, ["buildTrack"])}
        wanted = self.way(set(company["rails"]) | {company["start"]})
        return [legal[site] for site in wanted if site in legal][:1]

    def way(self, own):
        """The sites that are missing on the way to the nearest place without own rails."""
        board = self.board
        count, ends = board["hexCount"], board["ends"]
        found = {site: (0, None) for site in own}
        queue = [(0, site) for site in own]
        heapq.heapify(queue)
        while queue:
            cost, site = heapq.heappop(queue)
            if cost > found[site][0]:
                continue
            if site < count and board["place"][site] > 0 and site not in own:
                way = []
                while site not in own:
                    way.append(site)
                    site = found[site][1]
                return way[::-1]
            for other in self.beside(site, count, ends):
                price = 0 if other in own else 1 + board["river"][other] + (other < count and board["terrain"][other] == 3)
                if not board["buildable"][other]:
                    continue
                if other not in found or cost + price < found[other][0]:
                    found[other] = (cost + price, site)
                    heapq.heappush(queue, (cost + price, other))
        return []

    def beside(self, site, count, ends):
        """From an interior its hexsides, from a hexside both its hexes: sites alternate."""
        if site >= count:
            return ends[2 * site : 2 * site + 2]
        return [one for one in self.board["hexsides"][6 * site : 6 * site + 6] if one >= 0]
