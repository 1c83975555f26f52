// How a turn stands, in words: what is left of it, what trains carry, and what is missing for the end.

import { reading } from '../../core/engine/input/arguments.js';
import type { Wording } from '../../core/engine/words/fill.js';
import type { Cargo, Goal, TurnStatus } from '../../core/title/planning.js';
import { tableText } from './table-words.js';

/**
 * How a turn stands in words, a line a thing: `15 of 20 M to spend`, `Aboard: Rice; room for 1 more`. Then
 * a line says what the seat needs to win, and another what ends the game for all: `To win: 60 of 250 M in
 * cash, 1 of 8 major cities joined`. A question mark replaces what a view hides.
 */
export function describeStatus(status: TurnStatus, wording: Wording = {}): readonly string[] {
  return reading('status', 'what turnStatus answers, and a wording', () => {
    const { meters, cargo, goals } = status;
    const textsOf = (some: readonly Goal[]) => some.map(({ text }) => text);
    const toWin = textsOf(goals.filter(({ ends }) => ends !== true)).join(', ');
    const toEnd = textsOf(goals.filter(({ ends }) => ends === true)).join(
      tableText(wording, 'status or', {}),
    );
    return [
      ...meters.map(({ text }) => text),
      ...cargo.map((one) => cargoText(one, { wording, isOnly: cargo.length < 2 })),
      ...(toWin === '' ? [] : [tableText(wording, 'status to win', { goals: toWin })]),
      ...(toEnd === '' ? [] : [tableText(wording, 'status to end', { goals: toEnd })]),
    ];
  });
}

function cargoText(
  { train, loads, capacity }: Cargo,
  { wording, isOnly }: { readonly wording: Wording; readonly isOnly: boolean },
): string {
  const room = capacity - loads.length;
  const key = room <= 0 ? 'status full' : loads.length > 0 ? 'status room' : 'status empty';
  const said = { train: isOnly ? null : train + 1, loads, room: tableText(wording, key, { room }) };
  return tableText(wording, 'status aboard', said);
}
