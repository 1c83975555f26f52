// The least and the largest number that a schema takes.

import * as z from 'zod/mini';

// They are the same every time, and it takes long to ask for them.
const known = new WeakMap<z.ZodMiniType, readonly [least: number, most: number]>();

/** The bounds of the numbers of a schema; 0 and 1000 where it names none. */
export function boundsOf(schema: z.ZodMiniType): readonly [least: number, most: number] {
  let bounds = known.get(schema);
  if (bounds === undefined) {
    const { minimum = 0, maximum = 1000 } = z.toJSONSchema(schema, { unrepresentable: 'any' });
    known.set(schema, (bounds = [minimum, maximum]));
  }
  return bounds;
}
