"""China Rails, India Rails and Iron Dragon: a player that reads its demand cards and the board.

It looks for the card that pays most for what it takes: track that is missing, at the prices of the rules, and turns on the way. It builds
that track, fetches the load, brings it where it is wanted, and looks at its cards again. It runs on its own track only, pays no rent, and
takes no ferries.
"""

import heapq

TERRAINS = (
    "blank clear mountain alpine desert forest jungle volcano salt-marsh rock passage entrance sea port city".split()
)
WATERS = ["river", "dry-river", "lake", "dry-lake", "inlet"]
# Money that is kept for track when a better loco is bought, and for demands when the line to victory is built.
RESERVE = 25
# Money that is kept for what floods take away.
REPAIRS = 8


class Thinker:
    def __init__(self, seat):
        self.seat, self.board, self.rules = seat, seat.board, seat.rules
        self.me = seat.seat
        self.goods = {}
        for place, city in enumerate(self.board["cities"]):
            for good in city["supplies"] if city["rail"] else []:
                self.goods.setdefault(good, []).append(place)
        self.places = {city["id"]: place for place, city in enumerate(self.board["cities"])}
        # Segments that were refused: full cities, land that is kept for others.
        self.refused = set()
        self.around = [list(self.neighbours(milepost)) for milepost in range(self.board["size"])]
        self.goal = None

    # The map ------------------------------------------------------------------------------------------------------------

    def neighbours(self, milepost):
        """Neighbours, the segments to them (-1 inside a major city), and what these cost."""
        board = self.board
        for arc in range(6 * milepost, 6 * milepost + 6):
            other, segment = board["neighbours"][arc], board["segments"][arc]
            if other >= 0 and segment < 0 and self.is_one_city(milepost, other):
                yield other, segment, 0
            elif other >= 0 and segment >= 0:
                yield other, segment, self.price(other, segment)

    def is_one_city(self, milepost, other):
        city = self.board["cityAt"][milepost]
        return city >= 0 and city == self.board["cityAt"][other]

    def price(self, milepost, segment):
        """What a new segment to a milepost costs, in millions; None where this player does not build."""
        board, rules = self.board, self.rules
        city = board["cityAt"][milepost]
        terrain = TERRAINS[board["terrain"][milepost]]
        if board["portAt"][milepost] >= 0 and city < 0:
            return None
        if city >= 0:
            price = rules["cityPrices"][board["cities"][city]["size"]]
        elif terrain in rules["terrainPrices"]:
            price = rules["terrainPrices"][terrain]
        else:
            return None
        water = board["water"][segment]
        return price + sum(rules["surcharges"][kind] for bit, kind in enumerate(WATERS) if water >> bit & 1)

    def look(self, view):
        """What the turn is decided by: own track and that of others, the train, the purse."""
        tracks = view["rail"]["tracks"]
        self.own = set(tracks[self.me])
        self.others = {segment for seat, track in enumerate(tracks) if seat != self.me for segment in track}
        self.row = view["seats"][self.me]
        self.train = self.row["trains"][0] if self.row["trains"] else None
        self.mileposts = {end for segment in self.own for end in self.board["ends"][2 * segment : 2 * segment + 2]}

    def cheapest(self, sources, without=()):
        """By milepost the price of reaching it from the sources, and the way there; not through some mileposts."""
        costs = {milepost: (0, 0) for milepost in sources}
        came = {milepost: None for milepost in sources}
        queue = [(0, 0, milepost) for milepost in sources]
        heapq.heapify(queue)
        while queue:
            cost, steps, milepost = heapq.heappop(queue)
            if (cost, steps) > costs[milepost]:
                continue
            for other, segment, price in self.around[milepost]:
                if segment in self.own:
                    price = 0
                elif price is None or segment in self.others or segment in self.refused:
                    continue
                if other in without:
                    continue
                reached = (cost + price, steps + 1)
                if other not in costs or reached < costs[other]:
                    costs[other] = reached
                    came[other] = (milepost, segment)
                    heapq.heappush(queue, (*reached, other))
        return costs, came

    def way(self, came, milepost):
        """The new segments on the way to a milepost, as pairs of mileposts in the order in which they are built."""
        missing = []
        while came[milepost] is not None:
            before, segment = came[milepost]
            if segment >= 0 and segment not in self.own:
                missing.append((before, milepost))
            milepost = before
        return missing[::-1]

    def nearest(self, costs, city):
        """The milepost of a city that is reached for least; None where none is."""
        mileposts = [at for at in self.board["cities"][city]["mileposts"] if at in costs]
        return min(mileposts, key=lambda at: costs[at], default=None)

    def starts(self):
        """Where building may begin: the network that the train is on, or any major city before there is one."""
        if not self.mileposts:
            cities = self.board["cities"]
            return {at for major in self.board["majors"] if cities[major]["rail"] for at in cities[major]["mileposts"]}
        if self.train is None or self.train["at"] is None:
            return self.mileposts
        # Floods cut networks in two.
        joined, queue = {self.train["at"]}, [self.train["at"]]
        for milepost in queue:
            for other, segment, _ in self.around[milepost]:
                if (segment < 0 or segment in self.own) and other not in joined:
                    joined.add(other)
                    queue.append(other)
        return joined

    # The cards ----------------------------------------------------------------------------------------------------------

    def demands(self):
        """Every demand of the hand: card, its place on the card, city, good and what it pays."""
        for card in self.row["hand"]:
            for place, demand in enumerate(self.board["demandCards"][card - 1]["demands"]):
                yield card, place, self.places[demand["city"]], demand["good"], demand["payout"]

    def choose(self):
        """The delivery that brings most a turn, with the track that is missing for it; None where none can be paid."""
        costs, came = self.cheapest(self.starts())
        train = self.train or {"at": None, "loads": [], "loco": self.rules["firstLocos"][0]}
        away = self.cheapest({train["at"]})[0] if train["at"] is not None else {}
        from_source = {}
        best = None
        for _, _, city, good, payout in self.demands():
            sources = self.goods.get(good, [])
            sources = sorted((one for one in sources if self.nearest(costs, one) is not None), key=lambda one: costs[self.nearest(costs, one)])
            for source in [None] if good in train["loads"] else sources[:3]:
                if source is not None and source not in from_source:
                    from_source[source] = self.cheapest({self.nearest(costs, source)})
                leg = self.leg((costs, came), source, city, from_source.get(source))
                if leg is None or leg["cost"] > self.row["cash"] - (REPAIRS if self.own else 0):
                    continue
                start = self.nearest(away, city if source is None else source) if away else None
                steps = leg["steps"] + (away[start][1] if start is not None else 0)
                turns = 1 + steps / self.rules["locos"][train["loco"]]["speed"]
                # Track serves later cards as well, most of all the first.
                share = 0.5 if len(self.own) < 40 else 0.8
                value = (payout - share * leg["cost"]) / turns
                if value > 0 and (best is None or value > best["value"]):
                    best = {"value": value, "good": good, "source": source, "city": city, "missing": leg["missing"]}
        return best

    def leg(self, network, source, city, onwards):
        """Price, missing track and steps of fetching something and bringing it to a city: from the source, or from the network."""
        costs, came = network
        at = self.nearest(costs, city)
        if at is None:
            return None
        if source is None:
            return {"cost": costs[at][0], "missing": self.way(came, at), "steps": 0}
        first = self.nearest(costs, source)
        then, after = onwards
        last = self.nearest(then, city)
        if last is None:
            return None
        # Before there is a network, all track hangs on the first way; later the city may be nearer to it than to the source.
        apart = costs[at][0] < then[last][0] and self.mileposts
        rest = self.way(came, at) if apart else self.way(after, last)
        missing = self.way(came, first)
        missing += [pair for pair in rest if pair not in missing and pair[::-1] not in missing]
        cost = costs[first][0] + (costs[at][0] if apart else then[last][0])
        return {"cost": cost, "missing": missing, "steps": then[last][1]}

    # The turn -----------------------------------------------------------------------------------------------------------

    def act(self, decision):
        """A line of actions for a decision; empty where it has no idea."""
        self.look(self.seat.view())
        kind = decision["kind"]
        if kind in ("startup", "building"):
            return self.build(decision)
        if kind == "operations":
            return self.run(decision)
        return []

    def build(self, decision):
        if self.goal is None or not self.still_wanted():
            self.goal = self.choose()
        missing = self.missing_now() or self.way_out()
        if not missing and decision["kind"] == "building":
            purchase = self.purchase(decision)
            if purchase is not None:
                return [purchase]
        spare = self.row["cash"] - RESERVE if not missing else 0
        if spare > 0 and self.row["cash"] > 60:
            missing = self.way_to_victory()
        actions = []
        for before, milepost in missing:
            actions.append({"type": "buildTrack", "seat": self.me, "from": before, "to": milepost})
        return [*actions, {"type": "endTurn", "seat": self.me}]

    def missing_now(self):
        """The track that the goal still wants."""
        if self.goal is None:
            return []
        own = {frozenset(self.board["ends"][2 * one : 2 * one + 2]) for one in self.own}
        return [pair for pair in self.goal["missing"] if frozenset(pair) not in own]

    def way_out(self):
        """Track on from a dead end in which the train stands with nowhere to turn."""
        train = self.train
        if train is None or train["at"] is None or train["arrivedBy"] is None:
            return []
        around = self.around[train["at"]]
        if sum(segment in self.own for _, segment, _ in around) > 1:
            return []
        ends = [other for other, segment, _ in around if segment == train["arrivedBy"]]
        costs, came = self.cheapest({train["at"]}, without=set(ends))
        cities = [at for at in costs if self.board["cityAt"][at] >= 0 and costs[at][0] <= self.row["cash"]]
        return self.way(came, min(cities, key=lambda at: costs[at])) if cities else []

    def still_wanted(self):
        """True while a card asks for the goal, and the track that it still takes is free and can be paid."""
        if not any((city, good) == (self.goal["city"], self.goal["good"]) for _, _, city, good, _ in self.demands()):
            return False
        missing = [(to, self.segment(before, to)) for before, to in self.missing_now()]
        if any(segment in self.others or segment in self.refused for _, segment in missing):
            return False
        return sum(self.price(to, segment) for to, segment in missing) <= self.row["cash"]

    def purchase(self, decision):
        """A better loco, or the right that a victory needs."""
        if self.row["cash"] < self.rules["upgradePrice"] + RESERVE:
            return None
        kinds = ["upgradeLoco"] + (["buyContainerLink"] if self.rules["victoryLink"] == "container" else [])
        # The right is bought for victory alone, so late.
        locos = self.rules["locos"]
        legal = self.seat.legal(decision, kinds)
        better = [one for one in legal if one["type"] == "upgradeLoco" and self.gain(one, locos) > 0]
        if better:
            return max(better, key=lambda one: self.gain(one, locos))
        links = [one for one in legal if one["type"] == "buyContainerLink"]
        return links[0] if links and self.row["cash"] > 120 else None

    def gain(self, upgrade, locos):
        now, then = locos[self.train["loco"]], locos[upgrade["to"]]
        return 3 * (then["speed"] - now["speed"]) + then["capacity"] - now["capacity"] if self.train else 0

    def way_to_victory(self):
        """Track to the major city that is joined for least, as far as the reserve allows."""
        if not self.mileposts:
            return []
        costs, came = self.cheapest(self.starts())
        open_majors = []
        for major in self.board["majors"]:
            at = self.nearest(costs, major)
            if at is not None and costs[at][0] > 0:
                open_majors.append((costs[at], at))
        joined = len(self.board["majors"]) - len(open_majors)
        if joined >= self.rules["victoryMajors"] or not open_majors:
            return []
        spare, way = self.row["cash"] - RESERVE, []
        for before, milepost in self.way(came, min(open_majors)[1]):
            spare -= self.price(milepost, self.segment(before, milepost))
            if spare < 0:
                break
            way.append((before, milepost))
        return way

    def segment(self, milepost, other):
        return next(segment for beside, segment, _ in self.around[milepost] if beside == other)

    def run(self, decision):
        """Delivers, picks up, and runs as far as the points last; then operations end."""
        end = {"type": "endOperations", "seat": self.me}
        if self.train is None:
            return [end]
        if self.goal is None or not self.still_wanted() or self.is_stuck():
            self.goal = self.choose()
        if self.train["at"] is None:
            return self.place(end)
        delivered = self.deliver()
        if delivered is not None:
            return [delivered]
        if self.goal is None:
            kinds = ["discardHand"]
            legal = self.seat.legal(decision, kinds)
            return legal[:1] or [end]
        # On the way the goal's good may have come aboard, or been lost to an event.
        fetch = self.goal["good"] not in self.train["loads"]
        here = self.board["cityAt"][self.train["at"]]
        if fetch and here >= 0 and self.goal["good"] in self.board["cities"][here]["supplies"]:
            return [*self.make_room(), {"type": "pickUpLoad", "seat": self.me, "load": self.goal["good"]}]
        target = self.goal["source"] if fetch and self.goal["source"] is not None else self.goal["city"]
        targets = set(self.board["cities"][target]["mileposts"])
        route = self.route(targets)
        if not self.missing_now() and not targets.intersection(route):
            # All of it was built, and some of it is gone.
            self.goal = self.choose()
        points = self.train["points"]
        moves = [{"type": "moveTrain", "seat": self.me, "to": to} for to in route[:points]]
        arrives = len(route) <= points and len(route) > 0
        return moves if arrives else [*moves, end]

    def is_stuck(self):
        """True where the goal wants a load that has no source any more."""
        return self.goal["source"] is None and self.goal["good"] not in (self.train["loads"] if self.train else [])

    def place(self, end):
        if not self.mileposts:
            return [end]
        cities = [at for at in self.mileposts if self.board["cityAt"][at] >= 0] or sorted(self.mileposts)
        wanted = self.goal["source"] if self.goal else None
        start = min(cities, key=lambda at: (self.board["cityAt"][at] != wanted, at))
        return [{"type": "placeTrain", "seat": self.me, "milepost": start}]

    def deliver(self):
        city = self.board["cityAt"][self.train["at"]]
        paid = [one for one in self.demands() if one[2] == city and one[3] in self.train["loads"]]
        if not paid:
            return None
        card, place, _, good, _ = max(paid, key=lambda one: one[4])
        return {"type": "deliverLoad", "seat": self.me, "load": good, "card": card, "demand": place}

    def make_room(self):
        """Drops what nobody wants when the train is full."""
        loads, room = self.train["loads"], self.rules["locos"][self.train["loco"]]["capacity"]
        return [{"type": "dropLoad", "seat": self.me, "load": loads[0]}] if len(loads) >= room else []

    def route(self, targets):
        """The mileposts to a target over own track; trains turn round in cities only (M-MOVE-6)."""
        start = self.train["at"]
        arrived = self.train["arrivedBy"]
        came = {}
        ends = self.board["ends"]
        behind = None
        if arrived is not None:
            one, other = ends[2 * arrived : 2 * arrived + 2]
            behind = other if one == start else one
        queue = [(start, behind)]
        came[(start, behind)] = None
        for state in queue:
            milepost, behind = state
            if milepost in targets:
                return self.steps(came, state)
            turns = self.board["cityAt"][milepost] >= 0
            for other, segment, _ in self.around[milepost]:
                if segment >= 0 and segment not in self.own or other == behind and not turns:
                    continue
                if (other, milepost) not in came:
                    came[(other, milepost)] = state
                    queue.append((other, milepost))
        # Nothing leads there yet: to a city, where it can turn; where it stands in one, it waits for track.
        if self.board["cityAt"][start] >= 0:
            return []
        cities = [state for state in queue if self.board["cityAt"][state[0]] >= 0]
        return self.steps(came, cities[0]) if cities else []

    def steps(self, came, state):
        way = []
        while came[state] is not None:
            way.append(state[0])
            state = came[state]
        return way[::-1]

    def note(self, line, answer):
        """Learns from what was refused: track that was is looked for elsewhere."""
        rejection = answer.get("rejection")
        if rejection is None or rejection["code"] in ("build/over-budget", "build/event"):
            return
        action = line[len(answer.get("played", []))]
        if action["type"] == "buildTrack":
            self.refused.add(self.segment(action["from"], action["to"]))
        self.goal = None
