// A game on a hard board in which every seat plays what is suggested. Lists of builds are asked of the engine that has played, and of one
// that has just loaded the game; every suggested line is played to its end.

import { defineBoard } from '../../rulesets/milepost/board/define-board.js';
import { withPlayerAids } from '../../rulesets/milepost/player-aids.js';
import { defineMilepostGame } from '../../rulesets/milepost/rules/define-milepost-game.js';
import { milepostVariants } from '../../rulesets/milepost/rules/variants.js';
import { type AnyRuleset, createRandom } from '../../src/core/engine/index.js';
import { type HardBoardSpec, hardBoard } from '../../src/testing/hard-board.js';
import { engineFor, isListedAlike } from '../rulesets/milepost/hostile-walk.js';

/** What a game on a hard board comes to. */
export interface HardGame {
  readonly name: string;
  readonly rounds: number;
  readonly isWon: boolean;
  readonly lists: number;
  /** Lists that a fresh engine has otherwise, suggested lines that are refused, and what throws. */
  readonly faults: readonly string[];
}

/** A title of the family with no event cards, on a hard board. */
export function hardTitle(spec: HardBoardSpec, cash = 250): AnyRuleset {
  const { map, deck } = hardBoard(spec);
  const board = defineBoard(map, deck);
  return withPlayerAids(
    defineMilepostGame({
      id: 'hard-rails',
      title: 'Hard Rails',
      edition: 'for tests of boards',
      revision: 1,
      start: { cash: 60, startupTurns: 2 },
      surcharges: {},
      eventCards: [],
      victory: { cash, majors: Math.min(4, board.majors.length) },
      variants: milepostVariants,
      board: () => board,
    }),
  ) as unknown as AnyRuleset;
}

/** Plays a game until it is over or so many rounds have passed. From `from` on one list of builds in `each` is compared. */
export function playHard(
  ruleset: AnyRuleset,
  plan: {
    readonly seats: number;
    readonly seed: string;
    readonly most: number;
    readonly from: number;
    readonly each: number;
  },
): HardGame {
  const { seats, seed, most, from, each } = plan;
  const engine = engineFor(ruleset);
  const random = createRandom('hard game', seed);
  const faults: string[] = [];
  let [lists, met] = [0, 0];
  let state = engine.createGame(ruleset.id, { seats, seed }) as never as State;
  try {
    while (engine.decisions(state).length > 0 && state.round <= most) {
      const decision =
        engine.decisions(state).find(({ optional }) => !optional) ?? engine.decisions(state)[0];
      if (decision.kind === 'building' && state.round >= from && met++ % each === 0) {
        lists++;
        if (!isListedAlike({ ruleset, engine, state }))
          faults.push(`round ${state.round}: a fresh engine has another list`);
      }
      const line = engine.suggest(state, decision, random);
      const actions = line.length > 0 ? line : [engine.sampleAction(state, decision.seat, random) as never];
      for (const action of actions) {
        const next = engine.tryAction(state, action);
        if (next.ok) state = next.state as never as State;
        else {
          faults.push(
            `round ${state.round}: ${action.type} is suggested and refused: ${next.rejection.code}`,
          );
          break;
        }
        // Luck may change what comes after it.
        if (next.events.some(({ type }) => type === 'cardDrawn' || type === 'eventDrawn')) break;
      }
    }
  } catch (error) {
    faults.push(`round ${state.round}: ${(error as Error).stack?.split('\n').slice(0, 14).join(' ')}`);
  }
  const isWon = engine.decisions(state).length === 0;
  return {
    name: `${(ruleset.board() as { id: string }).id} ${seats} ${seed}`,
    rounds: state.round,
    isWon,
    lists,
    faults,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the state of a title that is made here
type State = any;
