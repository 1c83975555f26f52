// The automatic part of setting up: dice for each order, the deal, the order of turns (HT-SETUP-5 … 13).

import type { AutomaticStep, LuckDrawer, Seat } from '../../../src/core/engine/index.js';
import { enterPhase } from './enter-phase.js';
import type { State } from './state.js';
import { MARKER_SHUFFLE, SETUP_DICE } from './streams.js';
import type { PickPhase } from './tables.js';
import { beginRound, beginTurn } from './turn.js';
import type { HexTypes, StepContext } from './types.js';
import { seatToWrite } from './writers.js';

type RollPurpose = 'chooseCompany' | 'chooseTycoon' | 'chooseStartingCity' | 'turnOrder';

/**
 * HT-SETUP-12: one die a seat, high first; tied seats roll again among themselves until strictly ordered.
 * Dice are drawn in seat order, the highest tie first.
 */
export function rollOrder(luck: LuckDrawer, seats: readonly Seat[], dice: number[][]): Seat[] {
  for (const seat of seats) dice[seat].push(luck.int(SETUP_DICE, 1, 6));
  const last = (seat: Seat) => dice[seat][dice[seat].length - 1];
  const order: Seat[] = [];
  for (let face = 6; face >= 1; face--) {
    const tied = seats.filter((seat) => last(seat) === face && !order.includes(seat));
    if (tied.length === 1) order.push(tied[0]);
    if (tied.length > 1) order.push(...rollOrder(luck, tied, dice));
  }
  return order;
}

function rollFor({ luck, emit }: StepContext, state: State, purpose: RollPurpose): Seat[] {
  const dice: number[][] = state.seats.map(() => []);
  const order = rollOrder(
    luck,
    state.seats.map((_, seat) => seat),
    dice,
  );
  emit({ type: 'orderRolled', for: purpose, order, dice });
  return order;
}

/** HT-SETUP-13: the next pick and the roll for its order; after the last pick the deal, order, round 1. */
export const setUp: AutomaticStep<HexTypes> = {
  name: 'setUp',
  rule: 'HT-SETUP-13',
  due: ({ state }) => state.turn === null && state.queue.length === 0,
  apply(context, state) {
    const { picks } = context.rules;
    const next = picks[picks.indexOf(state.phase as PickPhase) + 1];
    if (next !== undefined) {
      enterPhase(state, next);
      state.queue = rollFor(context, state, next); // HT-SETUP-5, HT-SETUP-6
      return;
    }
    deal(context, state);
    const order = rollFor(context, state, 'turnOrder'); // HT-SETUP-11
    state.turnOrder = order.map((seat) => state.seats[seat].company as string);
    state.begun = state.step;
    beginRound(context, state, 1);
    beginTurn(context, state, state.turnOrder[0]);
  },
};

// HT-SETUP-8, HT-COMPANY-11: the shuffled markers, two to each seat in seat order; the rest are the pool.
function deal(context: StepContext, state: State): void {
  const { rules, luck, emit } = context;
  const shuffled = luck.shuffle(MARKER_SHUFFLE, Object.keys(rules.developmentMarkers));
  let dealt = 0;
  state.seats.forEach(({ company }, seat) => {
    const more = rules.companies[company as string].abilities.startingMarkers ?? 0;
    const markers = shuffled.slice(dealt, dealt + rules.starting.markers + more);
    dealt += markers.length;
    seatToWrite(context, state, seat).markers = markers;
    emit({ type: 'developmentMarkersDealt', seat, count: markers.length, markers });
  });
  state.pool = shuffled.slice(dealt);
}
