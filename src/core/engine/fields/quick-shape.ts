// Most actions are flat records of small numbers, ids and flags. For those, a reader made of
// the fields' own tests does what the schema does, without its general code. Returns the parsed action, or
// undefined when unsure; the caller then runs the full schema, which alone says what is wrong.

import { withoutSign } from '../base/json.js';
import type { AnyField, Payload } from './fields.js';

/** Reads an input as the schema would, or answers undefined: then the schema must be asked. */
export type QuickReader = (input: object) => object | undefined;

interface Expected extends Pick<AnyField, 'accepts'> {
  readonly isNeeded: boolean;
}

/** The quick reader of an action's fields. */
export function quickReader(fields: Payload): QuickReader {
  const expected = Object.create(null) as Record<string, Expected | undefined>;
  let needed = 0;
  for (const key in fields) {
    const { accepts, isOptional = false } = fields[key];
    if (!isOptional) needed++;
    expected[key] = { accepts, isNeeded: !isOptional };
  }

  return (input) => {
    const prototype = Object.getPrototypeOf(input);
    if (prototype !== Object.prototype && prototype !== null) return undefined;
    const copy: Record<string, unknown> = {};
    let missing = needed;
    for (const key in input) {
      // Read once: a getter may answer otherwise the second time.
      const value = (input as Record<string, unknown>)[key];
      const field = expected[key];
      if (field?.accepts?.(value) !== true) return undefined;
      if (field.isNeeded) missing--;
      copy[key] = withoutSign(value);
    }
    return missing === 0 ? copy : undefined;
  };
}
