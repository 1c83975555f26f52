// Several actions of one kind told as one: a stretch of track by its ends, a run of a train by its goal.

import type { GameEvent } from '../../core/engine/index.js';
import { reading } from '../../core/engine/input/arguments.js';
import { describeEvent } from '../../core/engine/words/describe.js';
import { engineText, fill, kindOf, type Wording, wordsOf } from '../../core/engine/words/fill.js';
import { tableText } from './table-words.js';

// Fields that are added up over a row.
const SUMMED = ['price', 'amount'];
// More stretches than these are told together.
const MOST_STRETCHES = 2;

type EventFields = GameEvent & Readonly<Record<string, unknown>>;

/**
 * Tells events of one type that follow each other, as `rowsOf` of `railhead/table` gives them. For example:
 * `Ann builds 6 segments from Chongqing to Changsha for 8 M.`
 *
 * A title has the sentence for a row under the type and a plus sign, `trackBuilt+`. The one for a row that
 * stays near one place is `trackBuilt+here`, the one for three stretches and more `trackBuilt+apart`. The one
 * for two events and more, where one is told in full, is `cardDrawn+many`. Without them, what differs is
 * listed: `Ann picks up Rice and Tea in Wuhan.` Throws InvalidInputError if the list holds anything else.
 */
export function describeRow(events: readonly GameEvent[], wording: Wording = {}): string {
  return reading('events', 'events of one type, and a wording', () => {
    const row = events as readonly EventFields[];
    const [{ type }] = row;
    const { sentences = {} } = wording;
    const has = (key: string) => Object.hasOwn(sentences, key);
    const many = `${type}+many`;
    if (row.length > 1 && has(many)) return fill(sentences[many], summed(row), wording);
    if (!has(`${type}+`)) return severally(row, wording);
    const stretches = stretchesOf(row);
    const apart = `${type}+apart`;
    if (stretches.length > MOST_STRETCHES && has(apart)) return fill(sentences[apart], summed(row), wording);
    const told = stretches.map((stretch) => describeStretch(stretch, sentences, wording));
    const head = fill(headOf(sentences[`${type}+`]), row[0], wording);
    return joined(told, { head, and: engineText(wording, 'word and', {}) });
  });
}

// Events that have no sentence for several: what differs between them is listed, or each is told.
function severally(row: readonly EventFields[], wording: Wording): string {
  const [first] = row;
  const told = [...new Set(row.map((event) => describeEvent(event, wording)))];
  if (told.length === 1)
    return row.length === 1
      ? told[0]
      : tableText(wording, row.length === 2 ? 'row twice' : 'row times', {
          told: told[0].replace(/\.$/, ''),
          count: row.length,
        });
  const differs = Object.keys(first).filter(
    (name) =>
      name !== 'n' && row.some((event) => JSON.stringify(event[name]) !== JSON.stringify(first[name])),
  );
  const [name] = differs;
  return differs.length === 1 && row.every((event) => isNamed(event, name, wording))
    ? describeEvent({ ...first, [name]: row.map((event) => event[name]) } as GameEvent, wording)
    : told.join(' ');
}

// Names can be listed, amounts cannot; nor can what a sentence begins with, because its verb is said of one.
function isNamed(event: EventFields, name: string, wording: Wording): boolean {
  const value = event[name];
  if (wording.sentences?.[event.type]?.startsWith(`{${name}`)) return false;
  if (typeof value === 'string') return true;
  const kind = kindOf(wording.sentences?.[event.type] ?? '', name);
  return typeof value === 'number' && kind !== 'seat' && wording.called?.(kind, value) != null;
}

// What all stretches of a row begin with: `Ann builds`.
const headOf = (sentence: string) => sentence.slice(0, Math.max(0, sentence.indexOf(' {')));

// `Ann builds 2 segments near Delhi for 3 M and 4 segments from Delhi to Agra for 5 M.`
function joined(
  told: readonly string[],
  { head, and }: { readonly head: string; readonly and: string },
): string {
  const [first, ...others] = told;
  if (others.length === 0 || head === '' || !told.every((one) => one.startsWith(`${head} `)))
    return told.join(' ');
  const parts = others.map((one) => `${and}${one.slice(head.length + 1).replace(/\.$/, '')}`);
  return `${first.replace(/\.$/, '')}${parts.join('')}.`;
}

// Parted where an event does not begin where the one before it ended.
function stretchesOf(events: readonly EventFields[]): readonly (readonly EventFields[])[] {
  const stretches: EventFields[][] = [];
  for (const event of events) {
    const last = stretches.at(-1)?.at(-1);
    if (last === undefined || (event['from'] ?? last['to']) !== last['to']) stretches.push([event]);
    else stretches[stretches.length - 1].push(event);
  }
  return stretches;
}

function describeStretch(
  stretch: readonly EventFields[],
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
function summed(events: readonly EventFields[]): Readonly<Record<string, unknown>> {
  const last = events[events.length - 1];
  const sums = SUMMED.filter((name) => typeof last[name] === 'number').map((name) => [
    name,
    events.reduce((sum, event) => sum + Number(event[name]), 0),
  ]);
  return { ...last, ...Object.fromEntries(sums), count: events.length };
}
