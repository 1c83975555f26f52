// Where in sample games examinations begin: a few places that show between them all that the games show.

import type { AnyEngine, Decision, GameAction } from '../../src/core/engine/index.js';
import type { History } from '../../src/testing/law.js';
import { WINDOW } from '../../src/testing/sample-game.js';

/** A place: which of the games, and how many of its actions are played there. */
type Place = readonly [game: number, actions: number];

interface Shown {
  readonly at: Place;
  /** Kinds of action and of fact in the next few actions, and how offers are refused there. */
  readonly kinds: readonly string[];
}

/** As few places as show all that the games show: those that show most first. */
export function placesOf(engine: AnyEngine, games: readonly History[]): readonly Place[] {
  const shown = games.flatMap((game, n) =>
    shownIn(engine, game).map((kinds, step): Shown => ({ at: [n, step], kinds })),
  );
  const places = needed(coverOf(shown));
  return [...places].sort((one, other) => other.kinds.length - one.kinds.length).map(({ at }) => at);
}

// One place after the other, each the one that shows most that has not been seen: what few places show counts for more.
function coverOf(shown: readonly Shown[]): readonly Shown[] {
  const counts = new Map<string, number>();
  for (const kind of shown.flatMap(({ kinds }) => kinds)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const unseen = new Set(counts.keys());
  const places: Shown[] = [];
  while (unseen.size > 0) {
    const worth = shown.map(({ kinds }) =>
      kinds.reduce((sum, kind) => (unseen.has(kind) ? sum + 1 / counts.get(kind)! : sum), 0),
    );
    const best = shown[worth.indexOf(Math.max(...worth))];
    places.push(best);
    for (const kind of best.kinds) unseen.delete(kind);
  }
  return places;
}

// Without those that later places have made needless: few runs have to come to all of them.
function needed(places: readonly Shown[]): readonly Shown[] {
  const needless = places.find((one) => {
    const others = new Set(places.filter((other) => other !== one).flatMap(({ kinds }) => kinds));
    return one.kinds.every((kind) => others.has(kind));
  });
  return needless === undefined ? places : needed(places.filter((one) => one !== needless));
}

/** What each place of a game shows: the kinds of action and of fact that follow, and the refusals of what is offered there. */
export function shownIn(
  engine: AnyEngine,
  { actions, states, events }: History,
): readonly (readonly string[])[] {
  const told = actions.map(({ type }, step) => [
    `action ${type}`,
    ...events[step + 1].map((event) => `fact ${event.type}`),
  ]);
  return actions.map((_, step) => [
    ...new Set([...told.slice(step, step + WINDOW).flat(), ...refusedIn(engine, states[step])]),
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
