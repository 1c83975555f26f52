// Several actions of one kind told as one: a stretch of track by its ends, a run of a train by its goal.

import { reading } from '../../core/engine/gate/looks.js';
import type { GameEvent } from '../../core/engine/index.js';
import { describeEvent } from './describe.js';
import { fill, type Wording, wordsOf } from './fill.js';

// Fields that are added up over a row.
const SUMMED = ['price', 'amount'];
// More stretches than these are told together.
const MOST_STRETCHES = 2;

type Told = GameEvent & Readonly<Record<string, unknown>>;

/**
 * Tells events of one type that follow each other, as `rowsOf` of `railhead/table` gives them. For example:
 * `Ann builds 6 segments from Chongqing to Changsha, 8 M.`
 *
 * A title has the sentence for a row under the type and a plus sign, `trackBuilt+`. The one for a row that stays near one
 * place is `trackBuilt+here`, the one for three stretches and more `trackBuilt+apart`. Without them the last event is told, with their number.
 *
 * @param events - The events, oldest first; at least one.
 * @param wording - The words of the game, as `wordingOf` gives them.
 * @returns The sentence; several where a stretch does not go on where the one before ended.
 * @throws InvalidInputError if the list holds anything else.
 * @example
 * const store = createGameStore(engine, { ruleset: 'china-rails', config: { seats: 2, seed: 7 } });
 * const wording = wordingOf(engine, store.getSnapshot().view);
 * for (const { events } of rowsOf(store.story(40))) console.log(describeRow(events, wording));
 */
export function describeRow(events: readonly GameEvent[], wording: Wording = {}): string {
  return reading('events', 'events of one type, and a wording', () => {
    const [{ type }] = events;
    if (wording.sentences === undefined || !Object.hasOwn(wording.sentences, `${type}+`)) {
      const told = describeEvent(events[events.length - 1], wording);
      return events.length === 1 ? told : `${told} ×${events.length}`;
    }
    const { sentences } = wording;
    const stretches = stretchesOf(events as readonly Told[]);
    const apart = `${type}+apart`;
    if (stretches.length > MOST_STRETCHES && Object.hasOwn(sentences, apart))
      return fill(sentences[apart], summed(events as readonly Told[]), wording);
    return stretches.map((stretch) => describeStretch(stretch, sentences, wording)).join(' ');
  });
}

// Parted where an event does not begin where the one before it ended.
function stretchesOf(events: readonly Told[]): readonly (readonly Told[])[] {
  const stretches: Told[][] = [];
  for (const event of events) {
    const last = stretches.at(-1)?.at(-1);
    if (last === undefined || (event['from'] ?? last['to']) !== last['to']) stretches.push([event]);
    else stretches[stretches.length - 1].push(event);
  }
  return stretches;
}

function describeStretch(
  stretch: readonly Told[],
  sentences: Readonly<Record<string, string>>,
  wording: Wording,
): string {
  const [first] = stretch;
  const last = stretch[stretch.length - 1];
  const ends = 'from' in first ? { from: first['from'] } : {};
  const told = { ...summed(stretch), ...ends };
  const near = (place: unknown) => wordsOf(place as number, 'nearest', wording);
  const here = `${first.type}+here`;
  const isHere = 'from' in first && near(first['from']) === near(last['to']);
  const key = isHere && Object.hasOwn(sentences, here) ? here : `${first.type}+`;
  return fill(sentences[key], told, wording);
}

// The last event with the sums of all, and their number.
function summed(events: readonly Told[]): Readonly<Record<string, unknown>> {
  const last = events[events.length - 1];
  const sums = SUMMED.filter((name) => typeof last[name] === 'number').map((name) => [
    name,
    events.reduce((sum, event) => sum + Number(event[name]), 0),
  ]);
  return { ...last, ...Object.fromEntries(sums), count: events.length };
}
