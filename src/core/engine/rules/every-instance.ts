// What a kind of action offers if its author says nothing of it: every instance that its fields can make. Its
// conditions then leave out what is illegal, as they do of any offer.

import type { GameAction } from '../base/game-action.js';
import { Fault } from '../base/rejection.js';
import type { Seat } from '../base/seat.js';
import type { Envelope } from '../base/state.js';
import type { CountableField, Payload } from '../fields/fields.js';
import type { IdRanges } from '../fields/ids.js';
import { playedBy } from './played-by.js';
import type { Ranges } from './ranges.js';

/** A game that an engine plays. */
interface Playing {
  readonly rules: object;
  readonly board: object;
  readonly state: object;
}

/** What the fields of an action are, and which of them are held to ranges. */
interface Shape {
  readonly type: string;
  readonly payload: Payload;
  readonly ranges: Ranges;
}

/** Every instance of a kind of action for a seat, in the order of its fields and of their values. */
export function everyInstance(
  { type, payload, ranges }: Shape,
  game: Playing,
  seat: Seat,
): Iterable<GameAction> {
  const { rules, board, state } = game;
  const ids: IdRanges = {
    ...playedBy.of(rules)?.ids?.({ rules, board }),
    seat: (state as Envelope).game.seatNames.length,
  };
  const values = Object.entries(payload).map(([name, field]): Named => {
    if (Object.hasOwn(ranges, name)) return [name, (action) => spanned(ranges[name], game, action), 1];
    if (field.values === undefined)
      throw new Fault(`${type} must say what it offers: nobody can name every ${name}`);
    const some: unknown[] = [];
    for (const value of (field as CountableField<unknown>).values(ids[field.idOf ?? '']))
      if (some.push(value) > MOST_INSTANCES)
        throw new Fault(`${type} must say what it offers: ${name} has more than ${MOST_INSTANCES} values`);
    return [name, () => some, some.length];
  });
  const count = values.reduce((all, [, , most]) => all * most, 1);
  if (count > MOST_INSTANCES)
    throw new Fault(`${type} must say what it offers: its fields make ${count} instances`);
  return filledIn({ type, seat }, values);
}

/** A field's name, all its values behind those before it, and how many there are; 1 of a range. */
type Named = readonly [name: string, values: (action: GameAction) => Iterable<unknown>, most: number];

// A list asks the conditions of each.
const MOST_INSTANCES = 10_000;

function* filledIn(action: GameAction, [first, ...rest]: readonly Named[]): Iterable<GameAction> {
  if (first === undefined) return yield action;
  const [name, values] = first;
  for (const value of values(action)) yield* filledIn({ ...action, [name]: value }, rest);
}

function* spanned({ least, most }: Ranges[string], game: Playing, action: GameAction): Iterable<number> {
  const [from, to] = [least.is(game, action), most.is(game, action)];
  if (to - from >= MOST_INSTANCES)
    throw new Fault(
      `${action.type} must say what it offers: its range has more than ${MOST_INSTANCES} values`,
    );
  for (let value = from; value <= to; value++) yield value;
}
