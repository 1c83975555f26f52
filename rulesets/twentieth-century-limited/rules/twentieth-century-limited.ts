// 20th Century Limited, in the order of its rulebook. This page has the figures; files with their names have
// the meaning: rules/ for the rules, actions/ for what a player can do, phases.ts for the sequence of play.

import { unitedStates, unitedStatesDeck } from '../../../maps/twentieth-century-limited/index.js';
import { once, type Ruleset } from '../../../src/core/engine/index.js';
import { compileBoard } from '../board/compile-board.js';
import type { Refusals, Waits } from '../generated/codes.js';
import { ruleIds } from '../generated/rule-ids.js';
import { stateParts } from '../generated/state.js';
import type { TwentiethCenturyNames } from '../generated/types.js';
import { deckHasCard } from './company-cards.js';
import { facts } from './facts.js';
import { twentiethIds } from './fields.js';
import { determinizeView, STREAMS } from './guess.js';
import { brokenInvariants } from './invariants.js';
import { playAbsent } from './on-absent.js';
import { optionLabels, optionsSchema } from './options.js';
import type { TwentiethAction } from './phases.js';
import { openDecisions, phases } from './phases.js';
import { completePosition } from './position.js';
import { isDraftOver, revealDraft } from './regional-draft.js';
import { finishGame, scoreSoFar } from './score.js';
import { setUp } from './setup.js';
import { type Rules, variants } from './tables.js';
import type { TwentiethTypes } from './types.js';
import { unwinnable } from './unwinnable.js';

/** The types of the title with the union of its actions. */
export interface TwentiethCenturyLimited extends Omit<TwentiethTypes, 'action'> {
  /** Every action of the title, by `type`. */
  readonly action: TwentiethAction;
  /** The kinds of its decisions, with the types of action that answer each. */
  readonly waits: Waits;
  /** Its codes, with what fills the sentence of each. */
  readonly refusals: Refusals;
  /** Names for what callers see. */
  readonly named: TwentiethCenturyNames;
}

// biome-ignore format: a table, to be proofread against the booklet
const rules: Rules = {
  // III. Setup
  segments:              40,                               // TC-SETUP-2
  waiversPerSeat:        2,                                // TC-SETUP-3: for each player in the game
  handSize:              4,                                // TC-SETUP-5
  displaySize:           4,                                // TC-SETUP-6
  regionalsDrawn:        2,                                // TC-SETUP-8, TC-REGION-4: one is kept
  startingEras:          [1, 2],                           // TC-SETUP-8
  lastEra:               8,                                // TC-SETUP-7
  firstSeat:             null,                             // TC-SETUP-10: drawn
  // IV. Sequence of play
  linesPerStep:          3,                                // TC-TURN-3
  // V. Completing cards
  seatsForEitherStart:   4,                                // TC-REGION-6
  // Entry waivers
  segmentsOfOneOpponent: 5,                                // TC-WAIVER-2
  // Ending the game
  cardsToEnd:            8,                                // TC-END-1
  roundLimit:            100,                              // TC-END-5
  regionalPoints:        [0, 3, 9, 18, 30, 45, 62, 81, 100], // TC-SCORE-2
  policies: {
    cardValue: (_game, _seat, { value }) => value,         // TC-SCORE-3, TC-SCORE-4: printed
    atTurnStart() {}, atTurnEnd() {},                      // TC-TURN-1: turn-order.ts
    atCardScored() {},                                     // TC-REGION-1, TC-COMPANY-1, TC-BONUS-2
  },
};

/** The rules of 20th Century Limited alone, without sentences and suggestions: for small bundles. */
// biome-ignore format: rule ids beside the lines they belong to
export const twentiethCenturyLimitedRules = /* @__PURE__ */ ((): Ruleset<TwentiethCenturyLimited> => ({
  id: 'twentieth-century-limited',
  title: '20th Century Limited',
  edition: 'The Most Famous Train in the World! (game rules)',
  revision: 1,
  suggestedBy: 'twentiethCenturyLimited of railhead/rulesets/twentieth-century-limited',
  ruleIds,

  // III. Setup
  seats: { min: 2, max: 5 }, // TC-SETUP-1
  options: optionsSchema,
  optionLabels,
  tables: rules,
  answerKinds: { cardValue: 'figure' },
  variants, // TC-SETUP-2, TC-SETUP-10, TC-END-5
  boardKind: 'twentieth-century-limited',
  board: once(() => compileBoard(unitedStates, unitedStatesDeck)),
  unwinnable, // TC-END-1
  streams: STREAMS,
  ids: twentiethIds,
  setup: setUp, // TC-SETUP-1 … TC-SETUP-11
  state: stateParts,

  // IV. Sequence of play
  phases, // TC-TURN-2 … TC-TURN-6
  decisions: openDecisions, // TC-TURN-8
  automatic: [
    {
      name: 'reveal the draft',
      rule: 'TC-SETUP-8',
      due: ({ state }) => state.draft !== null && isDraftOver(state.draft),
      apply: revealDraft,
    },
    {
      name: 'no Company Card left to draw',
      rule: 'TC-DECK-1',
      due: (game) =>
        game.state.pending[0]?.kind === 'drawCompany' &&
        !deckHasCard(game) &&
        game.state.display.length === 0,
      apply: (_step, state) => {
        state.pending = state.pending.slice(1);
      },
    },
  ],
  onAbsent: playAbsent as never,
  finish: finishGame, // TC-SCORE-1 … TC-SCORE-7

  // What everybody sees
  events: facts,
  revealing: ['companyDiscarded'], // TC-DECK-1: the pile on which it is seen may be shuffled at once
  determinize: determinizeView,

  invariants: brokenInvariants, // TC-TRACK-3, TC-TRACK-6, TC-WAIVER-7
  completePosition,
  standing: scoreSoFar, // TC-SCORE-1 … TC-SCORE-5
  wholeScores: true,
}))();
