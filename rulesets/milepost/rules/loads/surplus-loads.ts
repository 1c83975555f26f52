// When a new loco carries less than what is aboard, the owner names the loads that go back to the supply.

import { trainToWrite } from '../../generated/state.js';
import type { MilepostState, Train } from '../state.js';
import type { KnownGame, StepContext } from '../types.js';
import { withoutOne } from './chips.js';
import { specialLoad } from './special-loads.js';

/** How many of the loads aboard the other loco cannot carry. */
export function surplusOf({ rules }: Pick<KnownGame, 'rules'>, train: Train, to: string): number {
  return Math.max(0, train.loads.length - rules.locos[to].capacity);
}

/** The different ways to give up what the other loco cannot carry; locos differ by one load. */
export function surpluses(game: KnownGame, train: Train, to: string): readonly (readonly string[])[] {
  return surplusOf(game, train, to) === 0 ? [[]] : [...new Set(train.loads)].map((load) => [load]);
}

/** True if the loads named are aboard, and as many as must go. */
export function isSurplusNamed({ loads }: Train, surplus: number, named: readonly string[] = []): boolean {
  let rest = loads;
  for (const load of named) rest = rest.includes(load) ? withoutOne(rest, load) : rest;
  return named.length === surplus && rest.length === loads.length - surplus;
}

/** Takes the loads off the train and back to the supply. */
export function returnLoads(
  context: StepContext,
  state: MilepostState,
  { seat, train }: { readonly seat: number; readonly train: number },
  named: readonly string[],
): void {
  let { loads } = context.before.seats[seat].trains[train];
  for (const good of named) {
    loads = withoutOne(loads, good);
    context.emit({ type: 'loadLost', seat, train, good });
    specialLoad(context, good)?.atLoss(context, state, { seat, train });
  }
  trainToWrite(context, state, seat, train).loads = loads;
}
