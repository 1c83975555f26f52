// How the seats stand: names in their colours, who decides, facts as far as the view knows them, and what
// each did last.

import type { Decision, Seat } from '../../core/engine/index.js';
import { fill } from '../../core/engine/words/fill.js';
import { SEAT_COLOURS } from '../../core/title/picture.js';
import { lastOf, type TableRow } from './rows.js';
import { type Telling, toldOf } from './telling.js';

/** A seat of a table. */
export interface TableSeat {
  /** Its number. */
  readonly seat: Seat;
  /** What the player is called. */
  readonly name: string;
  /** Its colour on the board: a six-digit hex code with `#`. */
  readonly colour: string;
  /** Whether a bot plays it. */
  readonly isBot: boolean;
  /** Whether it must or may decide something now. */
  readonly decides: boolean;
  /** How it stands: numbers where they are numbers, each with what it counts. */
  readonly facts: readonly { readonly label: string; readonly value: string | number }[];
  /** The name and the facts in a line. */
  readonly text: string;
  /** What it did in the last turn in which it did anything, oldest first: rows of the log. */
  readonly last: readonly TableRow[];
}

/** The seats of a game, in their order. */
export function seatsOf(telling: Telling, rows: readonly TableRow[]): readonly TableSeat[] {
  const { session, summary, drawing, wording, isBot } = telling;
  const { view, decisions } = session.getSnapshot();
  const told = toldOf(telling);
  const colours = summary.colours?.(told) ?? drawing.seatColours ?? SEAT_COLOURS;
  return view.game.seatNames.map((_: string, seat: Seat) => {
    const name = fill('{seat}', { seat }, wording);
    const facts = summary.facts(told, seat).flatMap(([label, is, kind]) => {
      // Cards are told as cards.
      if (is === null || is === undefined || is === '' || kind === 'card') return [];
      return [{ label, value: typeof is === 'number' ? is : String(is) }];
    });
    return {
      seat,
      name,
      colour: colours[seat % colours.length],
      isBot: isBot(seat),
      decides: decisions.some((one: Decision) => one.seat === seat),
      facts,
      text: `${name}: ${facts.map(({ label, value }) => `${label} ${value}`).join('; ')}`,
      last: lastOf(rows, seat),
    };
  });
}
