// How seats stand in a game of a title that brings rules alone: the figures of its state, as it is declared.

import { spaced } from '../../engine/base/spaced.js';
import type { AnyKind, Fields } from '../../engine/fields/declared/kinds.js';
import type { SchemaParts } from '../../engine/fields/ids.js';
import { type AnyRuleset, mayHide } from '../../engine/index.js';
import type { ShownCard } from '../card.js';
import type { Summary, SummaryGame, SummaryLine } from '../summary.js';
import { diagramOf } from './diagram-of.js';

// People do not read more rows than these.
const MOST_ROWS = 12;

/** The summary of a ruleset in plain figures. */
export function plainSummary(ruleset: AnyRuleset): Summary {
  const { standing, state } = ruleset;
  const fields: Fields = state.shape.fields ?? {};
  const rows = Object.entries(fields).flatMap(([name, { layout }]) =>
    layout.is === 'rows' ? [{ name, one: layout.one, fields: layout.fields }] : [],
  );
  // What a seat has to show may follow from what is hidden.
  const isOpen = !mayHide(ruleset);
  const standingOf = (game: SummaryGame, seat: number) =>
    standing !== undefined && (isOpen || !('viewer' in game.state)) ? standing(game, seat) : '';
  const facts = (game: SummaryGame, seat: number): readonly SummaryLine[] => [
    ['standing', standingOf(game, seat)],
    ...rows
      .filter(({ one }) => one === 'seat')
      .flatMap(({ name, fields: ofRow }) =>
        figures(rowsIn(game, name)[seat], { fields: ofRow, told: game, ruleset }),
      ),
  ];
  return {
    columns: [{ head: 'standing', width: 8, of: standingOf }],
    describe: (told, seat) => String(standingOf(told, seat)),
    facts,
    display: (told) =>
      rows
        .filter(({ one, name }) => one !== 'seat' && rowsIn(told, name).length <= MOST_ROWS)
        .flatMap(({ name, one, fields: ofRow }) =>
          rowsIn(told, name).map((row, number): ShownCard => {
            const lines = figures(row, { fields: ofRow, told, ruleset });
            return {
              card: `${one} ${number}`,
              sort: one,
              title: thingName(ruleset, { told, kind: one, value: number }),
              pays: null,
              lines: lines.map(([about, is]) => ({ text: `${about} ${is}`, pays: null, to: [], from: [] })),
              rule: null,
            };
          }),
        ),
  };
}

type Row = Readonly<Record<string, unknown>>;

const rowsIn = ({ state }: SummaryGame, name: string) =>
  (state as unknown as Readonly<Record<string, readonly Row[]>>)[name] ?? [];

interface Figuring {
  readonly fields: Fields;
  readonly told: SummaryGame;
  readonly ruleset: AnyRuleset;
}

// Fields with a value that people can read, by the names that the state gives them.
function figures(row: Row | undefined, { fields, told, ruleset }: Figuring): readonly SummaryLine[] {
  return Object.entries(fields).flatMap(([name, kind]): readonly SummaryLine[] => {
    const value = row?.[name];
    const text = figureText(value, (one) => {
      const of = kindOf(kind);
      return of === undefined ? String(one) : thingName(ruleset, { told, kind: of, value: one });
    });
    return text === null ? [] : [[spaced(name), text]];
  });
}

function figureText(value: unknown, named: (one: number | string) => string): string | number | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return named(value);
  if (typeof value === 'number') {
    const text = named(value);
    return text === String(value) ? value : text;
  }
  if (!Array.isArray(value)) return null;
  const known = value.filter((one) => typeof one === 'number' || typeof one === 'string');
  return known.length < value.length || known.length === 0 ? null : known.map(named).join(' ');
}

// The kind of thing of which a field holds an id, or a list of ids. The marks on schemas are read by hand: an
// import of the engine's readers would split its file for bundlers.
function kindOf(kind: AnyKind): string | undefined {
  const { idOf, innerType, element } = kind.schema().def as SchemaParts;
  return idOf ?? ((innerType ?? element)?.def as SchemaParts | undefined)?.idOf;
}

function thingName(
  ruleset: AnyRuleset,
  {
    told,
    kind,
    value,
  }: { readonly told: SummaryGame; readonly kind: string; readonly value: number | string },
): string {
  const { rules, board, state } = told;
  if (kind === 'seat') return state.game.seatNames[Number(value)] ?? String(value);
  const { owners, nodes } = diagramOf(ruleset, board);
  const drawn = [owners, nodes].find((list) => list?.kind === kind)?.list[Number(value)]?.name;
  return ruleset.nameOf?.({ rules, board }, kind, value) ?? drawn ?? `${kind} ${value}`;
}
