// Many twins of the states of a game: as the law `twins-look-alike`, of more states, with the places that no
// twin varied.

import type { AnyEngine } from '../../src/core/engine/index.js';
import { createHashedRandom } from '../../src/core/random/hashed-random.js';
import { firstDifference } from '../../src/testing/difference.js';
import { hiddenPlaces } from '../../src/testing/hidden.js';
import { type History, type LawFinding, some } from '../../src/testing/law.js';
import { ADVICE } from '../../src/testing/laws/advice.js';
import { nearMisses, ValuePool } from '../../src/testing/near-misses.js';
import { type GamePlan, playRandomGame } from '../../src/testing/random-game.js';
import { leaksBetween, nameOf, twinOf } from '../../src/testing/twins.js';

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

/** Plays a random game and compares its states with twins, for each seat and the spectator. Repeatable. */
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
