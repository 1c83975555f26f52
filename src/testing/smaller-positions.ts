// What makes the position smaller in which a game begins. A part goes, in favour of that of a fresh game,
// or is emptied. A seat leaves, and the seats behind it move up. The engine judges what is still a position.

import * as z from 'zod/mini';
import { partsOf as partsOfSchema } from '../core/engine/fields/ids.js';
import type { AnyEngine } from '../core/engine/index.js';
import type { GameText } from './playthrough.js';
import { isRecord, leanPosition } from './position.js';
import { findRuleset } from './running-game.js';

type Key = string | number;

/** A position, and at which of its places to go on making it smaller. */
export interface SmallerPosition {
  readonly position: object;
  readonly next: number;
}

/** Smaller positions than that of a game, legal or not, boldest first, from one of its places on. */
export function* smallerPositions(
  engine: AnyEngine,
  game: GameText,
  from: number,
): Iterable<SmallerPosition> {
  const { position = {} } = game;
  const lean = leanPosition(engine, game);
  if (JSON.stringify(lean).length < JSON.stringify(position).length) yield { position: lean, next: 0 };
  const paths = [...pathsIn(position, [])].sort((one, other) => one.length - other.length);
  for (let n = 0; n < paths.length; n++) {
    const next = (from + n) % paths.length;
    for (const smaller of smallerAt(position, paths[next])) yield { position: smaller as object, next };
  }
}

// Every place that may go or be emptied.
function* pathsIn(value: unknown, path: readonly Key[]): Iterable<readonly Key[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    const inside = [...path, Array.isArray(value) ? Number(name) : name];
    if (!Array.isArray(value) || (typeof part === 'object' && part !== null)) yield inside;
    yield* pathsIn(part, inside);
  }
}

// The whole with one place smaller.
function* smallerAt(whole: unknown, [key, ...rest]: readonly Key[]): Iterable<unknown> {
  if (Array.isArray(whole)) {
    const place = key as number;
    const inside = rest.length > 0 ? smallerAt(whole[place], rest) : smallerValues(whole[place], key);
    for (const smaller of inside) yield whole.map((item, n) => (n === place ? smaller : item));
    return;
  }
  const { [key]: value, ...others } = whole as Readonly<Record<Key, unknown>>;
  if (rest.length === 0) yield others;
  const inside = rest.length > 0 ? smallerAt(value, rest) : smallerValues(value, key);
  for (const smaller of inside) yield { ...others, [key]: smaller };
}

function* smallerValues(value: unknown, key: Key): Iterable<unknown> {
  if (typeof value === 'number' && value !== 0) yield 0;
  if (value === true) yield false;
  if (isRecord(value)) yield null;
  if (!Array.isArray(value) || key === 'seats') return;
  for (let size = value.length; size >= 1; size = Math.floor(size / 2))
    for (let end = value.length; end >= size; end -= size)
      yield [...value.slice(0, end - size), ...value.slice(end)];
}

const GONE = Symbol('the seat that leaves');

/** The position of a game without one of its seats. */
export function positionWithout(
  engine: AnyEngine,
  { ruleset, position, config }: GameText,
  gone: number,
): object {
  const seats = Number(config.seats);
  const without = (schema: z.ZodMiniType, value: unknown): unknown => {
    const { idOf, innerType, element, shape = {}, options } = partsOfSchema(schema);
    if (value === null || value === undefined) return value;
    if (idOf === 'seat') return value === gone ? GONE : Number(value) - (Number(value) > gone ? 1 : 0);
    if (innerType !== undefined) {
      const inside = without(innerType, value);
      return inside === GONE ? null : inside;
    }
    const branch = options?.find((option) => z.safeParse(option, value).success);
    if (branch !== undefined) return without(branch, value);
    if (element !== undefined && Array.isArray(value)) {
      const isBySeat = value.length === seats && partsOfSchema(element).idOf === undefined;
      const left = isBySeat ? value.filter((_, seat) => seat !== gone) : value;
      return left.map((item) => without(element, item)).filter((item) => item !== GONE);
    }
    if (!isRecord(value)) return value;
    const moved = Object.entries(value).map(([name, part]) => {
      const inside = name in shape ? without(shape[name], part) : part;
      return [name, inside === GONE ? 0 : inside];
    });
    return Object.fromEntries(moved);
  };
  return without(findRuleset(engine, ruleset).state.shape.schema as z.ZodMiniType, position) as object;
}
