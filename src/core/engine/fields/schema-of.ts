// What a zod schema from an author must be, of any version 4.x and of either `zod` or `zod/mini`.

import type * as z from 'zod/mini';

/**
 * A schema of zod that reads a `Value`: of `zod` or `zod/mini`, of any version 4. It asks for no more than
 * all of them carry, so that a package with its own zod need not have railhead's version.
 */
export interface SchemaOf<Value> {
  /** What zod says of itself; only the type of what the schema gives is asked for. */
  readonly _zod: {
    /** The type of what it gives. */
    readonly output: Value;
  };
}

/** The schema as the engine's own zod reads it: at run time a schema is the same in every version 4. */
export const schemaFrom = <Value>(schema: SchemaOf<Value>): z.ZodMiniType<Value> =>
  schema as z.ZodMiniType<Value>;
