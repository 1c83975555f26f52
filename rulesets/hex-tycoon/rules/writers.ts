// The records of companies and seats as a step writes them.

import type { Writable } from '../../../src/core/engine/index.js';
import { companyToWrite as recordToWrite } from '../generated/state.js';
import { type Company, placeOf, type State, turnOf } from './state.js';
import type { StepContext } from './types.js';

export { seatToWrite } from '../generated/state.js';

type Before = Pick<StepContext, 'before'>;

/** The record of a company in play, by its id. */
export function companyToWrite(step: Before, state: State, id: string): Writable<Company> {
  return recordToWrite(step, state, placeOf(state, id));
}

/** The record of the company whose turn it is. */
export function activeToWrite(step: Before, state: State): Writable<Company> {
  return companyToWrite(step, state, turnOf(state).company);
}
