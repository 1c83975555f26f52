// Strays: actions of the right shape that name anything: things of the game, their neighbours, the first that
// is missing, names that every object has. Careless clients and attackers send such actions.

import type * as z from 'zod/mini';
import { partsOf } from '../core/engine/fields/ids.js';
import type { GameAction, Random, Setting } from '../core/engine/index.js';
import { boundsOf } from './bounds.js';

/** Names that a careless look-up finds in every object, and one that it does not. */
const ALIEN_NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'no-such-thing'];

/** Types of action that a setting has, those of the host included. */
export function actionTypes({ ready }: Setting): readonly string[] {
  return [...ready.actions.keys(), ...ready.hostActions.keys()];
}

/**
 * An action of this type with fields drawn at random. Ids are those of the game, just beyond them or
 * nonsense; other fields have what the schema allows and a little more. `seat` acts, unless it is drawn too.
 */
export function stray(setting: Setting, type: string, seat: number | null, random: Random): GameAction {
  const { actions, hostActions } = setting.ready;
  const { schema } = (actions.get(type) ?? hostActions.get(type)) as { schema: z.ZodMiniType };
  const { type: _, seat: who, decision: __, ...fields } = partsOf(schema).shape!;
  const drawn = Object.entries(fields).map(
    ([name, field]) => [name, anything(field, setting, random)] as const,
  );
  const isHost = partsOf(who).type === 'null';
  const acting = isHost
    ? null
    : seat === null || random.int(0, 19) === 0
      ? anything(who, setting, random)
      : seat;
  return {
    type,
    seat: acting,
    ...Object.fromEntries(drawn.filter(([, value]) => value !== undefined)),
  } as GameAction;
}

function anything(schema: z.ZodMiniType, setting: Setting, random: Random): unknown {
  const { type, idOf, innerType, element, entries = {}, values = [] } = partsOf(schema);
  const pick = <Item>(items: readonly Item[]) => items[random.int(0, items.length - 1)];
  if (idOf !== undefined) return anyId(setting, idOf, random);
  if (type === 'optional') return random.int(0, 2) === 0 ? undefined : anything(innerType!, setting, random);
  if (type === 'nullable') return random.int(0, 2) === 0 ? null : anything(innerType!, setting, random);
  if (type === 'array') return listOf(element!, setting, random);
  if (type === 'boolean') return pick([true, false]);
  if (type === 'enum') return pick([...Object.values(entries), ...ALIEN_NAMES]);
  if (type === 'literal') return pick(values);
  if (type === 'number') {
    const [low, high] = boundsOf(schema);
    return pick([low, high, low - 1, high + 1, random.int(low, Math.min(high, low + 30)), 2 ** 31]);
  }
  return pick(ALIEN_NAMES);
}

// Short lists mostly; the same item twice now and then, in order or not.
function listOf(element: z.ZodMiniType, setting: Setting, random: Random): unknown[] {
  const list = Array.from({ length: pickLength(random) }, () => anything(element, setting, random));
  if (list.length > 0 && random.int(0, 3) === 0) list.push(list[0]);
  return random.int(0, 1) === 0 ? list : list.sort((one, other) => Number(one) - Number(other));
}

const pickLength = (random: Random) => [0, 1, 1, 1, 2, 3, 5, 30][random.int(0, 7)];

function anyId(setting: Setting, kind: string, random: Random): unknown {
  const range = setting.ids[kind];
  const pick = <Item>(items: readonly Item[]) => items[random.int(0, items.length - 1)];
  const isKnown = random.int(0, 9) < 7;
  if (typeof range === 'number')
    return isKnown ? random.int(0, range - 1) : pick([range - 1, range, range + 1, -1, 1_000_000, 2 ** 31]);
  const ids = [...range];
  if (isKnown && ids.length > 0) return pick(ids);
  if (typeof ids[0] !== 'number') return pick([...ALIEN_NAMES, '', `${ids[0]}s`]);
  const numbers = ids as readonly number[];
  return pick([Math.min(...numbers) - 1, Math.max(...numbers) + 1, -1, 0, 1_000_000, 2 ** 31]);
}
