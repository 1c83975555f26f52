// What makes a short game smaller: payloads with lower numbers, earlier ids, shorter lists, or a field less.
// Also games without one of their seats, in which the others move up.

import { type AnyEngine, type GameAction, isRailheadError, type Setting } from '../core/engine/index.js';
import type { AnySpec } from '../core/engine/rules/action.js';
import { boundsOf } from './bounds.js';
import { isPlayable } from './options.js';
import type { GameText } from './playthrough.js';
import { findRuleset } from './running-game.js';
import { positionWithout } from './smaller-positions.js';

// In longer games cutting has more to do, and every candidate is a game that is played.
const FEW_ACTIONS = 10;
const NOT_PAYLOAD: readonly string[] = ['type', 'seat', 'decision'];

type Fields = Readonly<Record<string, unknown>>;

/** The actions of a short game with one field of one action made smaller, legal or not, smallest first. */
export function* smallerPayloads(
  engine: AnyEngine,
  { ruleset, config, actions }: GameText,
): Iterable<readonly GameAction[]> {
  if (actions.length > FEW_ACTIONS) return;
  const setting = settingOf(engine, ruleset, config);
  if (setting === null) return;
  for (const [place, action] of actions.entries())
    for (const smaller of smallerActions(setting, action))
      yield actions.map((one, n) => (n === place ? smaller : one));
}

// A set-up that breaks down has no payloads to make smaller.
function settingOf(engine: AnyEngine, ruleset: string, config: GameText['config']): Setting | null {
  try {
    return engine.settingOf(engine.createGame(ruleset, config));
  } catch (error) {
    if (!isRailheadError(error)) throw error;
    return null;
  }
}

function* smallerActions(setting: Setting, action: GameAction): Iterable<GameAction> {
  const spec = setting.ready.actions.get(action.type);
  if (spec === undefined) return;
  for (const [name, field] of Object.entries(spec.fields)) {
    if (NOT_PAYLOAD.includes(name)) continue;
    const { [name]: value, ...rest }: Fields = { ...action };
    if (value === undefined) continue;
    if (field.isOptional) yield rest as unknown as GameAction;
    for (const smaller of smallerValues(setting, field, value))
      yield { ...action, [name]: smaller } as GameAction;
  }
}

type AnyField = AnySpec['fields'][string];

function* smallerValues(setting: Setting, field: AnyField, value: unknown): Iterable<unknown> {
  if (value === true) return yield false;
  if (Array.isArray(value)) {
    for (const place of value.keys()) yield value.filter((_, n) => n !== place);
    return;
  }
  const ids = idsOf(setting, field);
  if (typeof value === 'string') {
    const place = ids.indexOf(value);
    for (const earlier of halvings(0, place)) yield ids[earlier];
  } else if (typeof value === 'number') {
    const least = ids.length > 0 ? Number(ids[0]) : boundsOf(field.schema())[0];
    yield* halvings(least, value);
  }
}

// Names and numbers of things, in the order of the ruleset; empty where they are counted from 0 on.
function idsOf({ ids }: Setting, { idOf = '' }: AnyField): readonly (string | number)[] {
  const range = Object.hasOwn(ids, idOf) ? ids[idOf] : 0;
  return typeof range === 'number' ? [] : [...range];
}

/** The least, then numbers half as far away each time, up to the neighbour of `from`. */
function* halvings(least: number, from: number): Iterable<number> {
  for (let away = from - least; away >= 1; away = Math.floor(away / 2)) yield from - away;
}

/** The game without one of its seats, for every seat: its actions go, and the seats behind it move up. */
export function* withoutOneSeat(engine: AnyEngine, game: GameText): Iterable<GameText> {
  const { ruleset, config, position, actions } = game;
  const { seats } = config;
  const { min } = findRuleset(engine, ruleset).seats;
  if (typeof seats !== 'number' || seats <= min) return;
  const fewer = { ...config, seats: seats - 1 };
  if (!isPlayable(engine, ruleset, fewer)) return;
  const { actions: specs } = engine.settingOf(engine.createGame(ruleset, config)).ready;
  for (let gone = 0; gone < seats; gone++) {
    const rest = actions.flatMap((action) => movedUp(specs.get(action.type), action, gone) ?? []);
    if (position !== undefined)
      yield { ...game, config: fewer, position: positionWithout(engine, game, gone), actions: rest };
    else if (rest.length < actions.length) yield { ...game, config: fewer, actions: rest };
  }
}

// The action with the seats behind `gone` one lower; null for one that names it.
function movedUp(spec: AnySpec | undefined, action: GameAction, gone: number): GameAction | null {
  const { decision: _, ...fields }: Fields = { ...action };
  const moved: Record<string, unknown> = { ...fields };
  for (const [name, value] of Object.entries(fields)) {
    const isSeat = name === 'seat' || name === 'target' || spec?.fields[name]?.idOf === 'seat';
    if (!isSeat || typeof value !== 'number') continue;
    if (value === gone) return null;
    if (value > gone) moved[name] = value - 1;
  }
  return moved as unknown as GameAction;
}
