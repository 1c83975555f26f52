// An accepted position is a game like any other: its save loads, and both play on in the same way.

import { type Envelope, isRailheadError, type Random } from '../../core/engine/index.js';
import { firstDifference } from '../difference.js';
import { type Law, type Moment, some } from '../law.js';

// Positions that differ from the state in one place.
const ALTERED = 3;

/** Positions. */
export const positionsResume: Law = {
  name: 'positions-resume',
  sentence:
    'A state can be set up as a position, and every position that is accepted survives its own save and plays on in the same way.',
  when: 'regularly',
  cost: 8,
  *examine(moment) {
    const { state, random } = moment;
    // The header of a position follows from its config: seats that were left are dropped in it.
    const { vacantSeats: _, ...game } = state.game;
    const { game: __, ...parts } = state;
    const made = madeOf(moment, parts);
    const other = typeof made === 'string' ? made : firstDifference({ ...parts, game }, made);
    if (other !== null) yield { detail: `set up as a position it is another, or none: ${other}` };
    for (let n = 0; n < ALTERED; n++) {
      const altered = withOneOther(parts, random);
      const position = madeOf(moment, altered.parts);
      const detail = typeof position === 'string' ? null : notResumed(moment, position);
      if (detail !== null) yield { detail: `with ${altered.said}, ${detail}` };
    }
  },
};

// The position of these parts, or why they are refused.
function madeOf({ engine, ruleset, history }: Moment, parts: object): Envelope | string {
  try {
    return engine.createPosition(ruleset.id, { config: history.config, state: parts }) as Envelope;
  } catch (error) {
    if (isRailheadError(error) && error.code !== 'fault') return error.message;
    throw error;
  }
}

// What goes otherwise with a position that was saved and loaded; null for nothing.
function notResumed({ engine, random }: Moment, position: Envelope): string | null {
  const loaded = (): Envelope | string => {
    try {
      return engine.deserialize(engine.serialize(position)) as Envelope;
    } catch (error) {
      return `its own save is refused: ${error}`;
    }
  };
  const back = loaded();
  if (typeof back === 'string') return back;
  const other = firstDifference(position, back);
  if (other !== null) return `its save comes back otherwise: ${other}`;
  for (const action of some([...engine.legalActions(position)].slice(0, 200), 1, random)) {
    const [one, same] = [engine.applyAction(position, action), engine.applyAction(back, action)];
    const differs = firstDifference(one, same);
    if (differs !== null) return `it plays on otherwise: ${differs}`;
  }
  return null;
}

type Path = readonly (string | number)[];

// The parts with a number, boolean or list changed a little, drawn top-down: a deck comes no more often.
function withOneOther(parts: object, random: Random): { readonly parts: object; readonly said: string } {
  const path: (string | number)[] = [];
  let at: unknown = parts;
  while (typeof at === 'object' && at !== null) {
    const keys = Object.keys(at).filter((key) => path.length > 0 || !FIXED.includes(key));
    if (keys.length === 0 || (path.length > 0 && Array.isArray(at) && random.int(0, 3) === 0)) break;
    const key = keys[random.int(0, keys.length - 1)];
    path.push(Array.isArray(at) ? Number(key) : key);
    at = (at as Record<string, unknown>)[key];
  }
  const to = another(at, random);
  return { parts: replaced(parts, path, to) as object, said: `${path.join('.')} ${JSON.stringify(to)}` };
}

// What says nothing of how a game stands.
const FIXED = ['luck', 'outcome', 'step'];

function another(value: unknown, random: Random): unknown {
  const [up, many] = [random.int(1, 3), random.int(4, 60)];
  if (typeof value === 'number')
    return [value + up, value - up, value + many, value - many, 0][random.int(0, 4)];
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.slice(random.int(0, 1), value.length - random.int(0, 1));
  return value === null ? random.int(0, 3) : null;
}

function replaced(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value))
    return value.map((item, place) => (place === key ? replaced(item, rest, to) : item));
  const record = value as Record<string | number, unknown>;
  return { ...record, [key]: replaced(record[key], rest, to) };
}
