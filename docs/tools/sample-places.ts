// Where in sample games examinations begin: a few places that show between them all that the games show.

import type { AnyEngine, Decision, GameAction, Random } from '../../src/core/engine/index.js';
import { createHashedRandom } from '../../src/core/random/hashed-random.js';
import type { History } from '../../src/testing/law.js';
import { WINDOW } from '../../src/testing/sample-game.js';

/** A place: which of the games, and how many of its actions are played there. */
type Place = readonly [game: number, actions: number];

interface Shown {
  readonly at: Place;
  /** Kinds of action and of fact in the next few actions, and how offers are refused there. */
  readonly kinds: readonly string[];
}

/** Twenty runs begin in this many places. */
export const MOST_PLACES = 18;
/**
 * This many of them are spare. They show again what only one other place shows: a rule may lead a game away
 * from that place.
 */
export const SPARE = 2;

/** Returns few places that show all that the games show, the richest first and the spare ones last. */
export function placesOf(engine: AnyEngine, games: readonly History[]): readonly Place[] {
  const shown = games.flatMap((game, n) =>
    shownIn(engine, game).map((kinds, step): Shown => ({ at: [n, step], kinds })),
  );
  const all = largest(shown);
  const covers = Array.from({ length: TRIES }, (_, n) => needed(coverOf(all, createHashedRandom(n))));
  const [cover] = covers.sort((one, other) => one.length - other.length);
  const first = [...cover].sort((one, other) => other.kinds.length - one.kinds.length);
  return [...first, ...spareFor(first, all)].map(({ at }) => at);
}

// Without places that show nothing that another does not show.
function largest(shown: readonly Shown[]): readonly Shown[] {
  const kept: { readonly place: Shown; readonly kinds: ReadonlySet<string> }[] = [];
  for (const place of [...shown].sort((one, other) => other.kinds.length - one.kinds.length))
    if (!kept.some(({ kinds }) => place.kinds.every((kind) => kinds.has(kind))))
      kept.push({ place, kinds: new Set(place.kinds) });
  return kept.map(({ place }) => place);
}

// The order in which places are chosen makes one more or less, so it is tried in some ways.
const TRIES = 40;

// Takes one place after the other: about the one that shows most that is new. What few places show counts for
// more.
function coverOf(shown: readonly Shown[], random: Random): readonly Shown[] {
  const counts = countsOf(shown);
  const unseen = new Set(counts.keys());
  const places: Shown[] = [];
  while (unseen.size > 0) {
    const worth = shown.map(({ kinds }) => {
      const rare = kinds.reduce((sum, kind) => (unseen.has(kind) ? sum + 1 / counts.get(kind)! : sum), 0);
      return rare * random.int(100, 130);
    });
    const best = shown[worth.indexOf(Math.max(...worth))];
    places.push(best);
    for (const kind of best.kinds) unseen.delete(kind);
  }
  return places;
}

function countsOf(shown: readonly Shown[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const kind of shown.flatMap(({ kinds }) => kinds)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

// Without those that later places have made needless: few runs have to come to all of them.
function needed(places: readonly Shown[]): readonly Shown[] {
  const needless = places.find((one) => {
    const others = new Set(places.filter((other) => other !== one).flatMap(({ kinds }) => kinds));
    return one.kinds.every((kind) => others.has(kind));
  });
  return needless === undefined ? places : needed(places.filter((one) => one !== needless));
}

// Those that show most of what only one place shows so far.
function spareFor(places: readonly Shown[], all: readonly Shown[]): readonly Shown[] {
  const spare: Shown[] = [];
  while (spare.length < SPARE) {
    const counts = countsOf([...places, ...spare]);
    const others = all.filter((one) => !places.includes(one) && !spare.includes(one));
    const worth = others.map(({ kinds }) => kinds.filter((kind) => counts.get(kind) === 1).length);
    const most = Math.max(0, ...worth);
    if (most === 0) break;
    spare.push(others[worth.indexOf(most)]);
  }
  return spare;
}

/**
 * Returns what each place of a game shows: the kinds of action and fact in the window behind it. Refusals of
 * offers count at both ends of the window.
 */
export function shownIn(
  engine: AnyEngine,
  { actions, states, events }: History,
): readonly (readonly string[])[] {
  const told = actions.map(({ type }, step) => [
    `action ${type}`,
    ...events[step + 1].map((event) => `fact ${event.type}`),
  ]);
  const refused = states.map((state) => refusedIn(engine, state));
  return actions.map((_, step) => [
    ...new Set([
      ...told.slice(step, step + WINDOW).flat(),
      ...refused[step],
      ...(refused[step + WINDOW] ?? []),
    ]),
  ]);
}

/** How offers are refused in a state, each refusal once. */
export function refusedIn(engine: AnyEngine, state: History['states'][number]): readonly string[] {
  const { ruleset, rules, board } = engine.settingOf(state);
  const codes = new Set<string>();
  for (const decision of engine.decisions(state) as readonly Decision[])
    for (const spec of ruleset.phases[decision.kind].actions)
      for (const action of spec.offers(
        { rules, board, state } as never,
        decision.seat,
        decision,
      ) as Iterable<GameAction>) {
        const rejection = engine.checkAction(state, action);
        if (rejection !== null) codes.add(`refusal ${rejection.code}`);
      }
  return [...codes];
}
