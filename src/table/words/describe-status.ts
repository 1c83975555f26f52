// How a turn stands, in English: what is left of it, what trains carry, and what is missing for the end.

import { reading } from '../../core/engine/input/arguments.js';
import { fill, type Wording, wordsOf } from '../../core/engine/words/fill.js';
import type { Cargo, Goal, Meter, TurnStatus } from '../../core/title/planning.js';

/**
 * How a turn stands in English, a line a thing: `15 of 20 M to spend`, `Aboard: Rice; room for 1 more`. Then
 * a line says what the seat needs to win, and another what ends the game for all: `To win: 60 of 250 M in
 * cash, 1 of 8 major cities joined`. A question mark replaces what a view hides.
 */
export function describeStatus(status: TurnStatus, wording: Wording = {}): readonly string[] {
  return reading('status', 'what turnStatus answers, and a wording', () => {
    const { meters, cargo, goals, money } = status;
    const isOnly = cargo.length < 2;
    const goalLine = (head: string, some: readonly Goal[], and: string) =>
      some.length === 0 ? [] : [`${head}: ${some.map((goal) => goalText(goal, money)).join(and)}`];
    const toWin = goals.filter(({ ends }) => ends !== true);
    const toEnd = goals.filter(({ ends }) => ends === true);
    return [
      ...meters.map((meter) => meterText(meter, { money, isOnly })),
      ...cargo.map((one) => cargoText(one, { wording, isOnly })),
      ...goalLine('To win', toWin, ', '),
      ...goalLine('The game ends at', toEnd, ', or '),
    ];
  });
}

function meterText(
  { words, left, max, train }: Meter,
  { money, isOnly }: { readonly money: string; readonly isOnly: boolean },
): string {
  const whose = train === undefined || isOnly ? '' : ` with train ${train + 1}`;
  return fill(`{left}[ of {max}] ${words}${whose}`, { left, max, money }, {});
}

function cargoText(
  { train, loads, capacity }: Cargo,
  { wording, isOnly }: { readonly wording: Wording; readonly isOnly: boolean },
): string {
  const room = capacity - loads.length;
  const free = room > 0 ? `room for ${room}${loads.length > 0 ? ' more' : ''}` : 'no room';
  return `Aboard${isOnly ? '' : ` train ${train + 1}`}: ${wordsOf(loads, 'loads', wording)}; ${free}`;
}

const goalText = ({ words, have, need }: Goal, money: string) =>
  fill(`{have} of {need} ${words}`, { have: have ?? '?', need, money }, {});
