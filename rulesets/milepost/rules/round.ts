// The end of a round: who has won, a tie that raises the target, the clock (M-WIN-4 … 6, M-VAR-15 … 17).

import type { Outcome, Standing } from '../../../src/engine/index.js';
import type { MilepostState } from '../state.js';
import type { StepContext } from '../types.js';
import { isConnected } from './victory.js';

/** A seat's place with what it is ranked by. */
export interface MilepostStanding extends Standing {
  /** Millions. */
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
    endGame(context, state, 'timeLimit', rank(context, state, byConnection));
    return false;
  }
  if (declared.length === 0) return true;
  const richest = Math.max(...declared.map((seat) => before.seats[seat].cash));
  const tied = declared.filter((seat) => before.seats[seat].cash === richest);
  if (tied.length === 1) {
    endGame(context, state, 'victory', rank(context, state, byDeclaration));
    return false;
  }
  // M-WIN-6, M-OPEN-28: a tie raises the target, and everybody must declare anew.
  state.target = before.target + rules.tieRaise;
  state.declared = [];
  context.emit({ type: 'targetRaised', target: state.target });
  return true;
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

type Key = (standing: Omit<MilepostStanding, 'place'>) => readonly number[];

// M-WIN-5, M-OPEN-53: declarers by cash, then the rest as after a time limit.
const byDeclaration: Key = ({ declared, connected, cash }) => [Number(declared), Number(connected), cash];
// M-VAR-16, M-VAR-17: connection ranks above cash, then cash.
const byConnection: Key = ({ connected, cash }) => [Number(connected), cash];

function rank({ rules, board, before }: StepContext, state: MilepostState, key: Key): MilepostStanding[] {
  const standings = before.seats.map(({ cash }, seat) => {
    const declared = state.declared.includes(seat);
    return {
      seat,
      cash,
      declared,
      connected: declared || isConnected({ rules, board, state: before }, seat),
    };
  });
  const compare = (a: (typeof standings)[number], b: (typeof standings)[number]) => {
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
