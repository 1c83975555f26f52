// Twins: two states that differ only in what a seat cannot know. It is a leak if a seat can separate them.

import {
  type AnyEngine,
  deepFreeze,
  type Envelope,
  type GameAction,
  type Seat,
} from '../core/engine/index.js';
import { createHashedRandom } from '../core/random/hashed-random.js';
import { brief, firstDifference } from './difference.js';
import { hiddenPlaces } from './hidden.js';
import { type History, type LawFinding, some } from './law.js';
import { ADVICE } from './laws/advice.js';
import { nearMisses, ValuePool } from './near-misses.js';
import { type GamePlan, playRandomGame } from './random-game.js';

/**
 * A twin of a state: the same to a seat (or to a spectator, with null), with the rest drawn again. The same
 * seed gives the same twin.
 *
 * @example
 * const twin = twinOf(engine, state, 0, 7);
 * console.log(hashState(view(twin, 0)) === hashState(view(state, 0)));
 * // true
 */
export function twinOf(
  engine: AnyEngine,
  state: Envelope,
  viewer: Seat | null,
  seed: string | number,
): Envelope {
  return engine.determinize(engine.view(state, viewer), seed);
}

/**
 * Lists what a seat can tell apart between two states that must look the same to it; empty is good. Compares
 * view, decisions, legal actions, refusals of `attempts`, and what the seat sees of others' attempts.
 *
 * @example
 * const leaks = [...leaksBetween(engine, [state, twinOf(engine, state, 0, 7)], 0)];
 * console.log(leaks.length);
 * // 0
 */
export function* leaksBetween(
  engine: AnyEngine,
  [one, other]: readonly [Envelope, Envelope],
  viewer: Seat | null,
  attempts: readonly GameAction[] = [],
): Iterable<string> {
  const views = firstDifference(engine.view(one, viewer), engine.view(other, viewer));
  if (views !== null) yield `the view differs: ${views}`;
  const decided = firstDifference(engine.decisions(one), engine.decisions(other));
  if (decided !== null) yield `the decisions differ: ${decided}`;
  if (viewer !== null) {
    const lists = [one, other].map((state) => [...engine.legalActions(state, viewer)]);
    const listed = firstDifference(lists[0], lists[1]);
    if (listed !== null) yield `the legal actions differ: ${listed}`;
  }
  for (const action of attempts) {
    if (action.seat === viewer) {
      const told = firstDifference(engine.explainAction(one, action), engine.explainAction(other, action));
      if (told !== null) yield `a refusal differs: ${told} for ${brief(action)}`;
      continue;
    }
    const seen = eventsTell(engine, [one, other], viewer, action);
    if (seen !== null) yield `the events differ: ${seen} of ${brief(action)}`;
  }
}

// An action may show what was hidden, and dice that fall are public. So both states get the same luck. If the
// seat's view is the same afterwards, its events must be equal in any order: cards may reach one place in
// another order. Exempt are a seat's own actions and events that are meant to show more.
function eventsTell(
  engine: AnyEngine,
  [first, second]: readonly [Envelope, Envelope],
  viewer: Seat | null,
  action: GameAction,
): string | null {
  const one = engine.tryAction(first, action);
  if (!one.ok) return null;
  const other = engine.tryAction(deepFreeze({ ...second, luck: first.luck }), action);
  if (!other.ok) return null;
  if (firstDifference(engine.view(one.state, viewer), engine.view(other.state, viewer)) !== null) return null;
  const { revealing = [] } = engine.settingOf(first).ruleset;
  const [seen, seenThere] = [one, other].map(({ events }) =>
    engine
      .viewEvents(first, events, viewer)
      .filter(({ type }) => !revealing.includes(type))
      .map(({ n: _, ...event }) => JSON.stringify(event))
      .sort(),
  );
  return firstDifference(seen, seenThere);
}

/** How many twins to look at. */
export interface TwinPlan extends GamePlan {
  /** Twins of every state for every seat and the spectator; 1 if left out. */
  readonly each?: number;
  /** Looks at the first state and then at every state after this number of steps; 10 if left out. */
  readonly every?: number;
}

/** What came of {@link examineTwins}. */
export interface TwinExamination {
  /** Everything that a seat could tell apart; empty where nothing leaks. */
  readonly findings: readonly LawFinding[];
  /** How many pairs of twins were compared. */
  readonly twins: number;
  /**
   * Hidden places that were the same in all twins, as paths with `*` for numbers. Either only one value is
   * possible there, or `determinize` copies what it must draw, which would hide a leak.
   */
  readonly unvaried: readonly string[];
  /** The game itself, to be played again. */
  readonly history: History;
}

/**
 * Plays a random game and compares its states with twins, for each seat and the spectator. Repeatable.
 *
 * @param engine - An engine that plays the title.
 * @param rulesetId - The id of the title.
 * @param plan - The seed and seats, how many steps, and how many twins of which states.
 * @returns Findings, and which hidden places had another value in some twin.
 * @see E-VIEW-1
 * @example
 * const { findings } = examineTwins(engine, 'hex-tycoon', { seed: 7, steps: 10 });
 * console.log(findings.length);
 * // 0
 */
export function examineTwins(engine: AnyEngine, rulesetId: string, plan: TwinPlan): TwinExamination {
  const { each = 1, every = 10 } = plan;
  const history = playRandomGame(engine, rulesetId, plan);
  const { ruleset, config, actions } = history;
  const random = createHashedRandom(plan.seed, 'twins', rulesetId);
  const pool = new ValuePool();
  // By path of a hidden place, whether any twin had something else there.
  const varied = new Map<string, boolean>();
  const findings: LawFinding[] = [];
  let twins = 0;

  for (const [step, state] of history.states.entries()) {
    if (step % every !== 0) continue;
    const seats = state.game.seatNames.length;
    const listed = [...engine.legalActions(state)];
    pool.learn(listed.slice(0, 500), random);
    for (const viewer of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
      for (let number = 0; number < each; number++) {
        const seed = `${plan.seed} ${step} ${number}`;
        const twin = twinOf(engine, state, viewer, seed);
        const attempts = [
          ...some(listed, 3, random),
          ...nearMisses(listed, pool, { count: 6, seats, random }),
        ];
        for (const leak of leaksBetween(engine, [state, twin], viewer, attempts))
          findings.push({
            ...TWINS,
            ...{ step, action: null, game: { ruleset, config, actions: actions.slice(0, step) } },
            detail: `${nameOf(viewer)}: ${leak} (twin «${seed}»)`,
          });
        for (const [path, truth, guess] of hiddenPlaces(engine.view(state, viewer), [state, twin]))
          varied.set(path, varied.get(path) === true || firstDifference(truth, guess) !== null);
        twins++;
      }
    }
  }
  const unvaried = [...varied].flatMap(([path, isVaried]) => (isVaried ? [] : path.slice('state.'.length)));
  return { findings, twins, unvaried, history };
}

const TWINS = {
  law: 'twins-look-alike',
  sentence: 'States that differ only in what a seat cannot know give it the same view, lists and events.',
  advice: ADVICE['twins-look-alike'],
};

/** A seat, or the spectator, in words. */
export const nameOf = (viewer: Seat | null) => (viewer === null ? 'a spectator' : `seat ${viewer}`);
