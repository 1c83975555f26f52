// What a schema of zod must be to be taken from an author, whichever 4.x he has and whichever of its two faces he writes in.

import type * as z from 'zod/mini';

/**
 * A schema of zod that reads a `Value`: of `zod` or `zod/mini`, of any version 4. It asks for no more than what all of them
 * carry, so that a package with a zod of its own need not have the version that railhead has.
 */
export interface SchemaOf<Value> {
  /** What zod says of itself; only the type of what the schema gives is asked for. */
  readonly _zod: {
    /** The type of what it gives. */
    readonly output: Value;
  };
}

/** The schema as the engine's own zod reads it: what a schema is at run time is the same in every version 4. */
export const schemaFrom = <Value>(schema: SchemaOf<Value>): z.ZodMiniType<Value> =>
  schema as z.ZodMiniType<Value>;
