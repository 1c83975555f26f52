// The end of a round: who has won, a tie that raises the target, the clock (M-WIN-4 … 6, M-VAR-15 … 17). And
// the end of a game that its table stops (E-HOST-4).

import type { Outcome, Standing } from '../../../../src/core/engine/index.js';
import type { MilepostState } from '../state.js';
import type { StepContext } from '../types.js';
import { isConnected } from './victory.js';

/** A seat's place with what it is ranked by. */
export interface MilepostStanding extends Standing {
  /** Millions; if the table stopped, less twice its loans, so it may be negative (E-HOST-4, M-VAR-4). */
  readonly cash: number;
  /** True if its line joins all that a victory needs, or it declared (M-VAR-17, M-OPEN-29). */
  readonly connected: boolean;
  readonly declared: boolean;
}

/** Ends the round; true if another one follows. */
export function endRound(context: StepContext, state: MilepostState): boolean {
  const { rules, before } = context;
  const declared = state.declared;
  // M-OPEN-39: after time the ranking decides, over declarations too, and no tie raises the target.
  if (before.lastRound !== null && before.round >= before.lastRound) {
    endGame(context, state, 'timeLimit', rank(standings(context, state), byConnection));
    return false;
  }
  if (declared.length === 0) return true;
  const richest = Math.max(...declared.map((seat) => before.seats[seat].cash));
  const tied = declared.filter((seat) => before.seats[seat].cash === richest);
  if (tied.length === 1) {
    endGame(context, state, 'victory', rank(standings(context, state), byDeclaration));
    return false;
  }
  // M-WIN-6, M-OPEN-28: a tie raises the target, and all must declare again.
  state.target = before.target + rules.tieRaise;
  state.declared = [];
  context.emit({ type: 'targetRaised', target: state.target });
  return true;
}

/**
 * E-HOST-4: ends the game by everybody's money now, with loans paid back twice over. Declarations of the
 * unfinished round do not count.
 */
export function finishNow(context: StepContext, state: MilepostState, reason: string): void {
  const worths = standings(context, state).map((standing) => ({
    ...standing,
    cash: standing.cash - 2 * context.before.seats[standing.seat].loan,
  }));
  endGame(context, state, reason, rank(worths, byMoney));
}

function endGame(
  { emit }: StepContext,
  state: MilepostState,
  reason: string,
  ranking: MilepostStanding[],
): void {
  state.outcome = { reason, ranking, tieBreaks: tieBreaks(reason, ranking) } as Outcome;
  emit({ type: 'gameEnded', reason });
}

type Unplaced = Omit<MilepostStanding, 'place'>;
type Key = (standing: Unplaced) => readonly number[];

// M-WIN-5, M-OPEN-53: declarers by cash, then the rest as after a time limit.
const byDeclaration: Key = ({ declared, connected, cash }) => [Number(declared), Number(connected), cash];
// M-VAR-16, M-VAR-17: connection ranks above cash, then cash.
const byConnection: Key = ({ connected, cash }) => [Number(connected), cash];
// E-HOST-4: money; equals with the same standing share a place, as in M-OPEN-39.
const byMoney: Key = ({ connected, cash }) => [cash, Number(connected)];

function standings({ rules, board, before }: StepContext, state: MilepostState): readonly Unplaced[] {
  return before.seats.map(({ cash }, seat) => {
    const declared = state.declared.includes(seat);
    const connected = declared || isConnected({ rules, board, state: before }, seat);
    return { seat, cash, declared, connected };
  });
}

function rank(standings: readonly Unplaced[], key: Key): MilepostStanding[] {
  const compare = (a: Unplaced, b: Unplaced) => {
    const [left, right] = [key(a), key(b)];
    for (let place = 0; place < left.length; place++)
      if (left[place] !== right[place]) return right[place] - left[place];
    return 0;
  };
  const ordered = [...standings].sort((a, b) => compare(a, b) || a.seat - b.seat);
  // Equals share a place (M-OPEN-53).
  return ordered.map((standing) => ({
    place: 1 + ordered.findIndex((other) => compare(other, standing) === 0),
    ...standing,
  }));
}

function tieBreaks(reason: string, ranking: readonly MilepostStanding[]): readonly string[] {
  const trail: string[] = [];
  if (reason === 'victory') {
    const declarers = ranking.filter(({ declared }) => declared);
    trail.push(
      declarers.length > 1
        ? `${declarers.length} players declared in the same round; the richest of them wins (M-WIN-5)`
        : 'one player declared (M-WIN-4)',
    );
  } else if (reason === 'agreed') {
    trail.push('the table agreed to stop; the richest is first, loans paid back twice over (E-HOST-4)');
    const level = ranking.filter(({ cash }) => cash === ranking[0].cash);
    if (level.some(({ connected }) => connected !== level[0].connected))
      trail.push('of those with as much money, the connected come first (M-VAR-17)');
  } else {
    const connected = ranking.some((standing) => standing.connected);
    trail.push(
      connected
        ? 'the richest of those connected wins (M-VAR-16)'
        : 'nobody is connected; the richest wins (M-VAR-16)',
    );
  }
  if (ranking.filter(({ place }) => place === 1).length > 1)
    trail.push('the first place is shared (M-OPEN-39)');
  return trail;
}
