// How the command line tells of a game of Iron Dragon.

import { FOREMEN } from '../../rulesets/iron-dragon/foremen.js';
import { knownOwn } from '../../rulesets/iron-dragon/own-state.js';
import { describeMilepostSeat } from './milepost.js';
import type { Told } from './titles.js';

/** What is told of a seat of any milepost game, and its foreman. */
export function describeIronSeat(told: Told, seat: number): string {
  const foreman = knownOwn(told.state).foremen[seat];
  const employed = foreman === null ? 'no foreman yet' : FOREMEN[foreman].name;
  return `${describeMilepostSeat(told, seat, 'GP')}, ${employed}`;
}
