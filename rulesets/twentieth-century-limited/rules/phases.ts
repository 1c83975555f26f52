// The waiting points of the game, in the order of the sequence of play: the questions and their answers.

import type { ActionFrom, OpenDecision, Phase } from '../../../src/core/engine/index.js';
import { chooseRemovedTrack } from './actions/choose-removed-track.js';
import { claimBonusCard } from './actions/claim-bonus-card.js';
import { drawCompanyCard } from './actions/draw-company-card.js';
import { endTurn } from './actions/end-turn.js';
import { exchangeCompanyCard } from './actions/exchange-company-card.js';
import { keepRegionalCard } from './actions/keep-regional-card.js';
import { placeTrack } from './actions/place-track.js';
import { removeTrack } from './actions/remove-track.js';
import { resetCompanyDisplay } from './actions/reset-company-display.js';
import { scoreCompanyCard } from './actions/score-company-card.js';
import { scoreRegionalCard } from './actions/score-regional-card.js';
import { skipEra } from './actions/skip-era.js';
import { draftEra } from './regional-draft.js';
import type { KnownGame, TwentiethTypes } from './types.js';

// Offered throughout a turn, so that a refusal names the rule that bars an action now.
const turnActions = [
  placeTrack,
  removeTrack,
  scoreRegionalCard,
  scoreCompanyCard,
  exchangeCompanyCard,
  skipEra,
  claimBonusCard,
  resetCompanyDisplay,
  endTurn,
];

/** Every phase; TC-TURN-6: nothing else is played inside a pending choice. */
// biome-ignore format: a table in the order of play
export const phases = {
  draft:  { rule: 'TC-SETUP-8', prompt: 'Which Regional Card of this era do you keep?', actions: [keepRegionalCard] },
  track:  { rule: 'TC-TURN-2', prompt: 'Place or pick up one to three segments, then take an action or end your turn.', actions: turnActions, passBy: 'endTurn' },
  action: { rule: 'TC-TURN-2', prompt: 'Score, exchange or skip, or end your turn.', actions: turnActions, passBy: 'endTurn' },
  finish: { rule: 'TC-TURN-2', prompt: 'End your turn.', actions: turnActions, passBy: 'endTurn' },
  keepRegional: { rule: 'TC-TURN-6', choice: true, prompt: 'Which of the drawn Regional Cards do you keep?', actions: [keepRegionalCard] },
  drawCompany:  { rule: 'TC-TURN-6', choice: true, prompt: 'Draw a Company Card from the deck or the display.', actions: [drawCompanyCard] },
  sellTrack:    { rule: 'TC-TURN-6', choice: true, prompt: 'Which of your segments go with the company?', actions: [chooseRemovedTrack] },
} satisfies Readonly<Record<string, Phase<TwentiethTypes>>>;

/** What players may play; the host has only what every engine has. */
export type TwentiethAction = ActionFrom<(typeof phases)[keyof typeof phases]['actions'][number]>;

/**
 * Who decides what: in the draft every seat without an answer for both eras, later only the seat whose turn
 * it is (TC-TURN-8). All decisions are obligatory.
 */
export function openDecisions({ state }: KnownGame): readonly OpenDecision[] {
  const { draft, turn, pending } = state;
  if (draft !== null) {
    // Use the number of the choice, not its step: the step would reveal in which order seats answered.
    return state.seats.flatMap((_, seat) => {
      const since = draftEra(draft, seat);
      return since < draft.answers.length ? [{ seat, kind: 'draft', optional: false, since }] : [];
    });
  }
  if (turn === null) return [];
  const waiting = turn.actionTaken ? 'finish' : turn.trackClosed ? 'action' : 'track';
  const kind = pending.length > 0 ? pending[0].kind : waiting;
  return [{ seat: turn.seat, kind, optional: false, since: turn.since }];
}
