// Near misses: actions one step away from listed ones. Some are legal and must be listed too; the rest are
// refused by the rules and not by the schema, which is where refusals can go wrong.

import type { GameAction, Random } from '../core/engine/index.js';

type Fields = Record<string, unknown>;

/** What this game has listed so far, so that a changed action stays in the game's world. */
export class ValuePool {
  readonly #values = new Map<string, unknown[]>();
  readonly #actions: GameAction[] = [];

  /** Remembers the fields of actions; each field keeps a bounded sample. */
  learn(actions: readonly GameAction[], random: Random): void {
    for (const action of actions) {
      if (this.#actions.length < 300) this.#actions.push(action);
      else this.#actions[random.int(0, 299)] = action;
      for (const [field, value] of Object.entries(action)) {
        const sample = this.#values.get(field) ?? [];
        if (sample.length < 200) sample.push(value);
        else sample[random.int(0, 199)] = value;
        this.#values.set(field, sample);
      }
    }
  }

  /** An action that was listed some time ago, for any seat. */
  past(random: Random): GameAction {
    return this.#actions[random.int(0, this.#actions.length - 1)];
  }

  /** A value that some action had in this field. */
  draw(field: string, random: Random): unknown {
    const sample = this.#values.get(field);
    return sample === undefined ? undefined : sample[random.int(0, sample.length - 1)];
  }
}

/** `count` actions, each one change away from one of `actions`; none when there are no actions. */
export function nearMisses(
  actions: readonly GameAction[],
  pool: ValuePool,
  { count, seats, random }: { count: number; seats: number; random: Random },
): readonly GameAction[] {
  if (actions.length === 0) return [];
  return Array.from({ length: count }, () => {
    const action = actions[random.int(0, actions.length - 1)];
    const fields = Object.keys(action).filter((field) => field !== 'decision');
    const field = fields[random.int(0, fields.length - 1)];
    const changed: Fields = { ...action };
    if (field === 'seat') changed.seat = random.int(0, seats - 1);
    else if (field === 'type') return { ...pool.past(random), seat: action.seat };
    else {
      const another = () =>
        random.int(0, 1) === 0 ? pool.draw(field, random) : alike(actions, action, field, random);
      changed[field] = changedValue(changed[field], another, random);
    }
    return changed as unknown as GameAction;
  });
}

// What an action of its kind that is listed now has in a field: what goes together now is found there, if
// anywhere.
function alike(
  actions: readonly GameAction[],
  { type, seat }: GameAction,
  field: string,
  random: Random,
): unknown {
  const others = actions.filter((one) => one.type === type && one.seat === seat);
  return (others[random.int(0, others.length - 1)] as unknown as Fields)[field];
}

// A list with an item of another, in order: larger sets than are listed.
function withOneMore(list: readonly unknown[], other: unknown, random: Random): readonly unknown[] {
  if (!Array.isArray(other) || other.length === 0) return other as readonly unknown[];
  const item: unknown = other[random.int(0, other.length - 1)];
  const place = list.findIndex((one) => (one as number) > (item as number));
  return place < 0 ? [...list, item] : [...list.slice(0, place), item, ...list.slice(place)];
}

function changedValue(value: unknown, another: () => unknown, random: Random): unknown {
  const way = random.int(0, 3);
  if (typeof value === 'number') {
    const beside = [value + 1, value - 1, 0, 1, -1, 2.5, Number.NaN];
    return random.int(0, 3) === 0 ? another() : beside[random.int(0, beside.length - 1)];
  }
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value) && value.length > 0) {
    const place = random.int(0, value.length - 1);
    if (way === 0) return value.filter((_, n) => n !== place);
    if (way === 1) return [...value, value[place]];
    if (way === 3) return withOneMore(value, another(), random);
    if (way === 2)
      return value.map((item, n) => (n === place ? changedValue(item, () => item, random) : item));
  }
  return another();
}
