// A whole state that fits a view, where an author says of hidden fields alone what they may be. All else is
// as the view shows it.

import type { Random } from '../../../random/generator.js';
import { startLuck } from '../../../random/streams.js';
import type { Envelope } from '../../base/state.js';
import { type Fields, fieldsIn, type Layout } from '../../fields/declared/kinds.js';
import type { KnownGame } from '../action.js';
import type { AnyRuleset } from '../ruleset.js';

/**
 * A part of a state of which only what is guessed is named: fields of records by name, rows by their place.
 */
export type Guessed<Value> = Value extends readonly (infer Item)[]
  ? readonly (Item | Guessed<Item>)[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Guessed<Value[Key]> }
    : Value;

type Rec = Readonly<Record<string, unknown>>;
// biome-ignore lint/suspicious/noExplicitAny: states of any title
type Untyped = any;

/** The `determinize` of a ruleset of these fields, whose hidden fields `guess` draws. */
export function guesser(
  fields: () => Fields,
  guess: ((game: KnownGame<Untyped>, random: Random) => object) | undefined,
  streams: readonly string[],
): AnyRuleset['determinize'] {
  return (game, random, seed) => {
    const { step, round, outcome, absent, ...known } = game.state as Envelope;
    const luck = startLuck(seed, streams);
    const guessed = guess?.(game, random) ?? {};
    return {
      ...{ game: known.game, step, round, luck, outcome, absent },
      ...guessedIn(fields(), known, guessed as Rec),
    };
  };
}

/** The values of fields as a view shows them, with what is guessed in its place. */
export function guessedIn(fields: Fields, known: Rec, guessed: Rec): Rec {
  return Object.fromEntries(
    Object.keys(fields).map((name) => [name, drawnOf(fields[name].layout, known[name], guessed[name])]),
  );
}

// A record that a step writes as a whole is guessed as a whole.
function drawnOf(layout: Layout, known: unknown, guessed: unknown): unknown {
  if (guessed === undefined) return known;
  if (!('fields' in layout) || known === null || guessed === null) return guessed;
  const { fields } = layout;
  if (layout.is !== 'rows') return guessedIn(fields, known as Rec, guessed as Rec);
  return (known as readonly Rec[]).map((row, place) =>
    guessedIn(fields, row, (guessed as readonly (Rec | undefined)[])[place] ?? {}),
  );
}

/** The paths of the fields that a view may hide, such as `seats.hand`. */
export function hiddenIn(fields: Fields, path = ''): readonly string[] {
  return Object.entries(fields).flatMap(([name, { layout, secret }]) =>
    secret === undefined ? hiddenIn(fieldsIn(layout), `${path}${name}.`) : [`${path}${name}`],
  );
}
