// What a view hides of a state, place by place.

/** A hidden place: its path with * for numbers, and what stands there in each of the wholes. */
export type HiddenPlace = readonly [path: string, ...values: readonly unknown[]];

/**
 * Every place of a state that is null in a view of it, with its value in the state and in other states. Those
 * look the same to the viewer.
 */
export function* hiddenPlaces(
  view: unknown,
  wholes: readonly [state: unknown, ...others: readonly unknown[]],
  path = 'state',
): Iterable<HiddenPlace> {
  if (Object.is(wholes[0], view)) return;
  if (view === null || typeof view !== 'object') return yield [path, ...wholes];
  for (const [key, part] of Object.entries(view)) {
    if (key === 'viewer') continue;
    const [state, ...others] = wholes.map((whole) => (whole as Record<string, unknown> | null)?.[key]);
    yield* hiddenPlaces(part, [state, ...others], `${path}.${/^\d+$/.test(key) ? '*' : key}`);
  }
}

// Few things lie in order by accident.
const FEW = 4;

/** Every list of four or more numbers or names of which a view shows no item, in each of the wholes. */
export function* hiddenLists(
  view: unknown,
  wholes: readonly unknown[],
  path = 'state',
): Iterable<HiddenPlace> {
  if (view === null || typeof view !== 'object' || Object.is(view, wholes[0])) return;
  if (Array.isArray(view) && view.length >= FEW && view.every((item) => item === null)) {
    if (wholes.every(isPlainList)) yield [path, ...wholes];
    return;
  }
  for (const [key, part] of Object.entries(view)) {
    const inside = wholes.map((whole) => (whole as Record<string, unknown> | null)?.[key]);
    yield* hiddenLists(part, inside, `${path}.${/^\d+$/.test(key) ? '*' : key}`);
  }
}

const isPlainList = (list: unknown) =>
  Array.isArray(list) && list.every((item) => typeof item === 'number' || typeof item === 'string');
