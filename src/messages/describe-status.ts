// How a turn stands, in English: what is left of it, what trains carry, and what a victory or the end of the game needs.

import type { Cargo, Goal, Meter, TurnStatus } from '../core/title/planning.js';
import { type Wording, wordsOf } from './fill.js';
import { spaced } from './spaced.js';

// What stands behind `20 of 20`; what is not here is called by its word.
const METERS: Readonly<Record<string, string>> = {
  budget: 'to spend',
  starts: 'new starts',
  movement: 'steps to go',
  rails: 'rail markers to lay',
  stations: 'stations to build',
  supply: 'rail markers in supply',
  lines: 'lines to lay',
  action: 'actions',
  segments: 'segments in supply',
};

const GOALS: Readonly<Record<string, string>> = {
  cash: 'in cash',
  majors: 'major cities joined',
  link: 'links held',
  cities: 'cities joined',
  rails: 'rail markers of one company laid',
  companies: 'companies founded',
  regionals: 'regional cards completed',
};

// What is counted in the title's money.
const IN_MONEY: ReadonlySet<string> = /* @__PURE__ */ new Set(['budget', 'cash']);

/**
 * How a turn stands in English, a line for each thing: `15 of 20 M to spend`, `Aboard: Rice; room for 1 more`, then in one line each
 * what the seat needs to win and what ends the game for all: `To win: 60 of 250 M in cash, 1 of 8 major cities joined`. What a view
 * does not show is a question mark.
 *
 * @example
 * const lines = describeStatus(turnStatus(engine, state, state.turn.seat), wordingOf(engine, state));
 * console.log(lines[0]);
 * // 20 of 20 M to spend
 */
export function describeStatus(status: TurnStatus, wording: Wording = {}): readonly string[] {
  const { meters, cargo, goals, money } = status;
  const goalLine = (head: string, some: readonly Goal[], and: string) =>
    some.length === 0 ? [] : [`${head}: ${some.map((goal) => goalText(goal, money)).join(and)}`];
  return [
    ...meters.map((meter) => meterText(meter, { money, isOnly: cargo.length < 2 })),
    ...cargo.map((one) => cargoText(one, { wording, isOnly: cargo.length < 2 })),
    ...goalLine(
      'To win',
      goals.filter(({ ends }) => ends !== true),
      ', ',
    ),
    ...goalLine(
      'The game ends at',
      goals.filter(({ ends }) => ends === true),
      ', or ',
    ),
  ];
}

function meterText(
  { what, left, max, train }: Meter,
  { money, isOnly }: { readonly money: string; readonly isOnly: boolean },
): string {
  const whose = train === undefined || isOnly ? '' : ` with train ${train + 1}`;
  return `${left} of ${max}${IN_MONEY.has(what) ? ` ${money}` : ''} ${wordsFor(METERS, what)}${whose}`;
}

function cargoText(
  { train, loads, capacity }: Cargo,
  { wording, isOnly }: { readonly wording: Wording; readonly isOnly: boolean },
): string {
  const aboard = wordsOf(loads, 'loads', wording);
  const room = capacity - loads.length;
  return `Aboard${isOnly ? '' : ` train ${train + 1}`}: ${aboard}; ${room > 0 ? `room for ${room}` : 'no room'}${room > 0 && loads.length > 0 ? ' more' : ''}`;
}

const goalText = ({ what, have, need }: Goal, money: string) =>
  `${have ?? '?'} of ${need}${IN_MONEY.has(what) ? ` ${money}` : ''} ${wordsFor(GOALS, what)}`;

const wordsFor = (words: Readonly<Record<string, string>>, what: string) =>
  Object.hasOwn(words, what) ? words[what] : spaced(what);
