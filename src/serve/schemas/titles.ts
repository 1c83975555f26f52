// The schemas that belong to a title, and any schema as JSON Schema.

import * as z from 'zod/mini';
import { kindOfId } from '../../core/engine/fields/ids.js';
import { schemaFrom } from '../../core/engine/fields/schema-of.js';
import type { AnyRuleset } from '../../core/engine/index.js';
import { hostActionsOf } from '../../core/engine/rules/host.js';

/**
 * The schema of a title's actions, those of the host included: a union by type, in the order of its phases.
 *
 * @param ruleset - The ruleset of the title.
 * @returns A schema of zod, for one action.
 * @see E-SHAPE-1
 * @example
 * const schema = toJsonSchema(actionSchema(chinaRails));
 */
export function actionSchema(ruleset: AnyRuleset): z.ZodMiniType {
  const seats = Object.values(ruleset.phases).flatMap(({ actions }) => actions.map(({ schema }) => schema));
  const hosts = hostActionsOf(ruleset).map(({ schema }) => schema);
  return z.union([...new Set([...seats, ...hosts])] as [z.ZodMiniType]);
}

/**
 * The schema of a title's options; every option has a default.
 *
 * @returns A schema of zod, for the options of a config.
 * @see {@link toJsonSchema}
 * @example
 * console.log(optionsSchema(chinaRails).parse({}).fast);
 */
export function optionsSchema({ options }: AnyRuleset): z.ZodMiniType {
  return schemaFrom(options);
}

/**
 * The schema of a title's states, envelope included. A state must also hold its title's invariants.
 *
 * @param ruleset - The ruleset of the title.
 * @returns A schema of zod, for one state.
 * @see E-SHAPE-1
 * @example
 * console.log(stateSchema(chinaRails).safeParse(state).success);
 * // true
 */
export function stateSchema(ruleset: AnyRuleset): z.ZodMiniType {
  return ruleset.state.shape.schema;
}

/**
 * A schema as JSON Schema (draft 2020-12) for input: fields with defaults may be left out, and so are
 * conditions that JSON Schema cannot say. `words` become descriptions: of fields by name, of members of a
 * union by `type`, such as a title's `optionLabels` and `sentences`.
 *
 * @param schema - A schema of zod, such as `actionSchema` makes.
 * @param words - Descriptions, by the name of a field or the type of an action; none if left out.
 * @returns The JSON Schema, as a plain object.
 * @see {@link actionSchema}
 * @example
 * const { properties } = toJsonSchema(optionsSchema(chinaRails), chinaRails.optionLabels);
 * console.log(properties.borrowing.description);
 * // Mercy: borrowing
 */
export function toJsonSchema(
  schema: z.ZodMiniType,
  words: Readonly<Record<string, string>> = {},
): Record<string, unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: describeId });
  const { properties = {}, anyOf = [] } = json as Described;
  for (const [name, field] of Object.entries(properties)) describe(field, name);
  for (const member of anyOf) describe(member, member.properties?.type?.const);
  return json;

  function describe(part: Described, name: string | undefined): void {
    if (name !== undefined && Object.hasOwn(words, name)) part.description = words[name];
  }
}

interface Described {
  description?: string;
  readonly const?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly anyOf?: readonly Described[];
}

// Ids say what they are ids of; which there are depends on the game.
function describeId({
  zodSchema,
  jsonSchema,
}: {
  readonly zodSchema: unknown;
  readonly jsonSchema: object;
}): void {
  const kind = kindOfId(zodSchema as z.ZodMiniType);
  if (kind !== undefined) Object.assign(jsonSchema, { description: `id of a ${kind}` });
}
