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

/** The places: first those that show actions and facts, then those that show refusals, most first. */
export function placesOf(engine: AnyEngine, games: readonly History[]): readonly Place[] {
  const shown = games.flatMap((game, n) =>
    shownIn(engine, game).map((kinds, step): Shown => ({ at: [n, step], kinds })),
  );
  const played = shown.map(
    ({ at, kinds }): Shown => ({ at, kinds: kinds.filter((kind) => !isRefusal(kind)) }),
  );
  const seen = new Set<string>();
  const first = needed(coverOf(played, seen)).map((one) => shown[played.indexOf(one)]);
  for (const kind of first.flatMap(({ kinds }) => kinds)) seen.add(kind);
  return [...first, ...coverOf(shown, seen)].map(({ at }) => at);
}

const isRefusal = (kind: string) => kind.startsWith('refusal ');

// One place after the other, each the one that shows most that has not been seen.
function coverOf(shown: readonly Shown[], seen: Set<string>): readonly Shown[] {
  const places: Shown[] = [];
  for (;;) {
    const counts = shown.map(({ kinds }) => kinds.filter((kind) => !seen.has(kind)).length);
    const most = Math.max(...counts);
    if (most === 0) return places;
    const best = shown[counts.indexOf(most)];
    places.push(best);
    for (const kind of best.kinds) seen.add(kind);
  }
}

// Without those that later places have made needless: few runs have to come to all of them.
function needed(places: readonly Shown[]): readonly Shown[] {
  const needless = places.find((one) => {
    const others = new Set(places.filter((other) => other !== one).flatMap(({ kinds }) => kinds));
    return one.kinds.every((kind) => others.has(kind));
  });
  return needless === undefined ? places : needed(places.filter((one) => one !== needless));
}

function shownIn(engine: AnyEngine, { actions, states, events }: History): readonly (readonly string[])[] {
  const told = actions.map(({ type }, step) => [
    `action ${type}`,
    ...events[step + 1].map((event) => `fact ${event.type}`),
  ]);
  return actions.map((_, step) => [
    ...new Set([...told.slice(step, step + WINDOW).flat(), ...refusedIn(engine, states[step])]),
  ]);
}

function refusedIn(engine: AnyEngine, state: History['states'][number]): readonly string[] {
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
