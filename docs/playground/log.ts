// What has happened, in words, the latest last. What one seat does again and again is one entry that unfolds.

import type { GameEvent } from 'railhead/engine';
import { rowsOf, type ToldStep } from 'railhead/table';
import { createKeeper, h } from './dom.js';
import type { Session } from './session.js';
import type { Words } from './words.js';

const MOST_STEPS = 80;
// Longer sentences, such as those that list every line of a route, are folded.
const LONG = 150;
const SHORT = 100;

interface Entry {
  readonly key: string;
  readonly seat: number | null;
  /** All of it in a sentence, and each event in one. */
  readonly whole: string;
  readonly texts: readonly string[];
}

/** The log of a game; what stays is the same element as before. */
export function createLog({ store }: Session, words: Words): () => readonly HTMLElement[] {
  const sentences = new WeakMap<GameEvent, string>();
  const sentenceOf = (event: GameEvent): string => {
    const known = sentences.get(event) ?? words.event(event);
    sentences.set(event, known);
    return known;
  };
  const elements = createKeeper<HTMLElement>();
  return () => {
    const story: readonly ToldStep<GameEvent>[] = store.story(MOST_STEPS);
    const entries = rowsOf(story).map(
      ({ key, seat, events }): Entry => ({
        key: `log-${key}`,
        seat,
        whole: words.row(events),
        texts: events.map(sentenceOf),
      }),
    );
    elements.begin();
    return entries.map((entry) => elements.of(entry, () => entryElement(entry)));
  };
}

function entryElement({ key, seat, whole, texts }: Entry): HTMLElement {
  const colour = seat === null ? 'none' : String(seat);
  const isLong = whole.length > LONG;
  if (!isLong && texts.length === 1) return h('li', { 'data-seat': colour }, whole);
  const told = isLong ? `${whole.slice(0, whole.lastIndexOf(' ', SHORT))} …` : whole;
  return h(
    'li',
    { 'data-seat': colour },
    h(
      'details',
      { 'data-key': key },
      h('summary', {}, told),
      ...(texts.length === 1 ? [whole] : texts).map((text) => h('p', {}, text)),
    ),
  );
}
