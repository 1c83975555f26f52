// The JSON Schemas of a title with words on their fields.

import { type AnyKind, type Fields, fieldsIn } from '../../core/engine/fields/declared/kinds.js';
import type { AnyRuleset } from '../../core/engine/index.js';
import type { Described } from '../../core/title/title.js';
import { actionSchema, optionsSchema, stateSchema, toJsonSchema } from '../../serve/schemas/index.js';
import engine from './generated/engine.json' with { type: 'json' };
import type { Played } from './played.js';
import { orNull, type Schema, schemaOfValues } from './schema.js';
import { type FieldWords, fieldWordsOf, worded } from './words.js';

/** The schemas by name; a union has its members by the type of the action or fact. */
export interface TitleSchemas {
  readonly config: Schema;
  readonly options: Schema;
  readonly actions: Readonly<Record<string, Schema>>;
  readonly facts: Readonly<Record<string, Schema>>;
  readonly state: Schema;
  readonly view: Schema;
  readonly record: Schema;
}

/** The schemas of a ruleset. What nothing declares of its facts is as the games showed it. */
export function schemasOf(
  ruleset: AnyRuleset,
  described: Described | undefined,
  played: Played,
): TitleSchemas {
  const words = fieldWordsOf(ruleset, described);
  const state = bare(stateSchema(ruleset));
  const union = bare(actionSchema(ruleset));
  const byType = (union.anyOf ?? [union]).map((one) => [String(one.properties?.type.const), one] as const);
  const facts = Object.keys(ruleset.events).map((type) => [
    type,
    (described?.facts[type] as Schema | undefined) ?? schemaOfValues(played.facts.get(type)?.events ?? []),
  ]);
  return {
    config: configOf(ruleset),
    options: worded(bare(optionsSchema(ruleset)), words, ['options']),
    actions: wordedAll(Object.fromEntries(byType), words),
    facts: wordedAll(Object.fromEntries(facts), words),
    state: worded(state, words, ['state']),
    view: worded(viewOf(state, ruleset.state.shape.fields), words, ['view']),
    record: recordOf(engine.record as Schema),
  };
}

function recordOf(record: Schema): Schema {
  const { config, ...others } = record.properties ?? {};
  const own = { description: config?.description, $ref: '#/$defs/config' };
  return { ...record, properties: { ...others, config: own } };
}

/** The schemas as one document: each is found below `$defs`. */
export function schemaFile({ id, title }: AnyRuleset, schemas: TitleSchemas): object {
  const { actions, facts, ...others } = schemas;
  const union = (members: object) => ({ anyOf: Object.values(members) });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title,
    $defs: { ...others, action: union(actions), fact: union(facts) },
  };
}

function bare(schema: Parameters<typeof toJsonSchema>[0]): Schema {
  const { $schema: _, ...json } = toJsonSchema(schema);
  return json;
}

const wordedAll = (schemas: Readonly<Record<string, Schema>>, words: FieldWords) =>
  Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, worded(schema, words, [type])]));

function configOf({ seats: { min, max } }: AnyRuleset): Schema {
  const { properties } = engine.config as Schema;
  const { description, anyOf: [count, names] = [] } = properties?.seats ?? {};
  const seats = {
    description,
    anyOf: [
      { ...count, minimum: min, maximum: max },
      { ...names, minItems: min, maxItems: max },
    ],
  };
  const options = { description: properties?.options.description, $ref: '#/$defs/options' };
  return { ...engine.config, properties: { ...properties, seats, options } } as Schema;
}

// A view has the fields of the state without luck, and says whose it is. Of a state that no kinds declare,
// anything may be hidden.
function viewOf(state: Schema, fields: Fields | undefined): Schema {
  const { luck: _, ...shown } = state.properties ?? {};
  const viewer: Schema = { anyOf: [{ type: 'integer', minimum: 0, maximum: 23 }, { type: 'null' }] };
  const seen = Object.entries(shown).map(([name, one]) => [
    name,
    fields?.[name] ? seenOf(one, fields[name]) : fields ? one : loosened(one),
  ]);
  const required = ['viewer', ...(state.required ?? []).filter((name) => name !== 'luck')];
  return { ...state, properties: { viewer, ...Object.fromEntries(seen) }, required };
}

function seenOf(schema: Schema, { layout, secret }: AnyKind): Schema {
  if (secret !== undefined) {
    if ('seen' in secret) return loosened(schema);
    return secret.isList ? { ...schema, items: orNull(schema.items ?? {}) } : orNull(schema);
  }
  return seenFields(schema, fieldsIn(layout));
}

// A record, a list of records, or a record that may be missing.
function seenFields(schema: Schema, fields: Fields): Schema {
  const { properties, items, anyOf } = schema;
  if (items !== undefined) return { ...schema, items: seenFields(items, fields) };
  if (anyOf !== undefined) return { ...schema, anyOf: anyOf.map((one) => seenFields(one, fields)) };
  if (properties === undefined) return schema;
  const seen = Object.entries(properties).map(([name, one]) => [
    name,
    fields[name] ? seenOf(one, fields[name]) : one,
  ]);
  return { ...schema, properties: Object.fromEntries(seen) };
}

// A value that is seen in part: anything in it may be null.
function loosened(schema: Schema): Schema {
  const { properties, items, prefixItems, anyOf } = schema;
  const loose = {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, loosened(one)])),
    }),
    ...(items && { items: loosened(items) }),
    ...(prefixItems && { prefixItems: prefixItems.map(loosened) }),
    ...(anyOf && { anyOf: anyOf.map(loosened) }),
  };
  return schema.type === 'null' || schema.const !== undefined ? loose : orNull(loose);
}
