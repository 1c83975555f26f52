// What fields are, in words: those of the engine, of the title, and of its ruleset's `fieldWords`.

import type { AnyRuleset } from '../../core/engine/index.js';
import type { Described } from '../../core/title/title.js';
import engine from './generated/engine.json' with { type: 'json' };
import { type Schema, thingOf } from './schema.js';

/** Words by where a field stands, `state.seats.coins`, by the end of that, or by its name alone. */
export type FieldWords = Readonly<Record<string, string>>;

/** Words that serve every title, where nothing else is said. */
export const EVERYWHERE: FieldWords = {
  type: 'The word that names it.',
  n: 'Its place among the facts of its step, from 0.',
  decision: 'The id of the decision that it answers; may be left out (E-STALE-1).',
  viewer: 'Whose view it is; null for a spectator.',
  seat: 'The seat that it is about, from 0.',
  since: 'The step at which its decision opened.',
  kind: 'Which choice it is.',
  round: 'The number of the round, from 1.',
  'answers.answer': 'The answer; null for those who may not see it yet.',
  'gameEnded.reason': 'Why the game ended: a word that `outcome` has too.',
  openings: 'The steps at which the open decisions opened.',
  'dropSeat.seat': 'Null: the host acts.',
  'dropSeat.target': 'The seat that is dropped.',
  'leaveSeat.seat': 'Null: the host acts.',
  'leaveSeat.target': 'The seat that is left.',
  'takeSeat.seat': 'Null: the host acts.',
  'takeSeat.target': 'The seat that somebody takes.',
  'endGame.seat': 'Null: the host acts.',
};

/** All words on the fields of a ruleset. */
export function fieldWordsOf(ruleset: AnyRuleset, described: Described | undefined): FieldWords {
  const labels = Object.entries(ruleset.optionLabels).map(([name, label]) => [
    `options.${name}`,
    label.replace(/[^.]$/, '$&.'),
  ]);
  const own = { ...Object.fromEntries(labels), ...described?.words, ...ruleset.fieldWords };
  return { ...EVERYWHERE, ...engine.words, ...own };
}

/** The schema with words on every field that has any; `way` leads to it: `['state']`. */
export function worded(schema: Schema, words: FieldWords, way: readonly string[]): Schema {
  const out: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') out[key] = wordedFields(value, words, way);
    else if (Array.isArray(value)) out[key] = value.map((one) => inside(one, words, way));
    else out[key] = inside(value, words, way);
  }
  return out;
}

const inside = (value: unknown, words: FieldWords, way: readonly string[]) =>
  typeof value === 'object' && value !== null ? worded(value, words, way) : value;

function wordedFields(fields: Readonly<Record<string, Schema>>, words: FieldWords, way: readonly string[]) {
  const entries = Object.entries(fields).map(([name, field]) => {
    const inner = [...way, name];
    const thing = thingOf(field);
    const description =
      wordsAt(inner, words) ?? (thing === undefined ? field.description : `Which ${thing} it is.`);
    const { description: _, ...bare } = worded(field, words, inner);
    const kind = thing === undefined ? {} : { $comment: `id of a ${thing}` };
    return [name, { ...(description && { description }), ...bare, ...kind }] as const;
  });
  return Object.fromEntries(entries);
}

// Of several the one with the longest way. What a view does not say otherwise, its state says.
function wordsAt(way: readonly string[], words: FieldWords): string | undefined {
  const ways = way[0] === 'view' ? [way, ['state', ...way.slice(1)]] : [way];
  for (const first of way.keys())
    for (const one of ways) {
      const found = words[one.slice(first).join('.')];
      if (found !== undefined) return found;
    }
  return undefined;
}

/** Fields of a schema without words, by the way to them. */
export function wordless(schema: Schema, way: string): readonly string[] {
  return Object.entries(schema).flatMap(([key, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    if (key !== 'properties') return wordless(value, way);
    return Object.entries(value as Readonly<Record<string, Schema>>).flatMap(([name, field]) => {
      const at = `${way}.${name}`;
      return [...(field.description === undefined ? [at] : []), ...wordless(field, at)];
    });
  });
}
