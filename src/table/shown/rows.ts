// The log of a table: what has happened in sentences, with whose doing it is and where it happened.

import type { GameEvent, Seat } from '../../core/engine/index.js';
import type { Place } from '../../core/title/picture.js';
import type { ToldStep } from '../session/session.js';
import { rowsOf, type StoryRow } from '../store/index.js';
import { describeEvent, describeRow } from '../words/index.js';
import type { Telling } from './telling.js';

/** What one seat did, once or several times running. */
export interface TableRow {
  /** No two rows of a game have the same. */
  readonly key: string;
  /** Whose doing it is; null where it is nobody’s. */
  readonly seat: Seat | null;
  /** The type of its events: `trackBuilt`. */
  readonly type: string;
  /** All of it in words. */
  readonly text: string;
  /** Each event in words. */
  readonly texts: readonly string[];
  /** Where on the board it happened. */
  readonly places: readonly Place[];
  /** The events, oldest first. */
  readonly events: readonly GameEvent[];
}

// Steps that the log goes back.
const STEPS = 120;

/** Tells the log of a game. Rows that have not changed are the same objects as before. */
export function createLog(telling: Telling): () => readonly TableRow[] {
  const sentences = new WeakMap<GameEvent, string>();
  const sentenceOf = (event: GameEvent): string => {
    const known = sentences.get(event) ?? describeEvent(event, telling.wording);
    sentences.set(event, known);
    return known;
  };
  const rowOf = ({ key, seat, events }: StoryRow<GameEvent>): TableRow => ({
    key,
    seat,
    type: events[0].type,
    text: describeRow(events, telling.wording),
    texts: events.length === 1 ? [] : events.map(sentenceOf),
    places: placesIn(telling, events),
    events,
  });
  let before = new Map<string, TableRow>();
  return () => {
    const story: readonly ToldStep<GameEvent>[] = telling.session.story(STEPS);
    const rows = rowsOf(story).map((row) => {
      const known = before.get(row.key);
      return known !== undefined && areSame(known.events, row.events) ? known : rowOf(row);
    });
    before = new Map(rows.map((row) => [row.key, row]));
    return rows;
  };
}

const areSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((event, at) => event === other[at]);

function placesIn({ picture, board }: Telling, events: readonly GameEvent[]): readonly Place[] {
  const found = new Map<string, Place>();
  for (const event of events) {
    const place = picture.placeOfEvent(board, event);
    if (place !== null) found.set(`${place.kind} ${place.id}`, place);
  }
  return [...found.values()];
}

/** What a seat did in the last turn in which it did anything, as far as the log goes back. */
export function lastOf(rows: readonly TableRow[], seat: Seat): readonly TableRow[] {
  const own = rows.filter((row) => row.seat === seat);
  const end = own.findLastIndex(({ type }) => type !== 'turnBegan') + 1;
  const began = own.findLastIndex(({ type }, at) => type === 'turnBegan' && at < end);
  return own.slice(began + 1, end);
}
