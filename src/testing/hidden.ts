// What a view hides of a state, place by place.

/** A hidden place: its path with * for numbers, and what stands there in each of the wholes. */
export type HiddenPlace = readonly [path: string, ...values: readonly unknown[]];

/**
 * Every place of a state that is null in a view of it, with what is there in the state and in other states that look the same
 * to the viewer.
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
