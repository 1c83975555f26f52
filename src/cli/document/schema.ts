// JSON Schemas as data, and types in words: `seat`, `list: segment`, `0 to 100`.

/** A schema, as far as it is read here. */
export interface Schema {
  /** `id of a city` for the id of a thing. */
  readonly $comment?: string;
  readonly title?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly required?: readonly string[];
}

// A bound from here on only guards against nonsense, so readers are not told of it.
const ENDLESS = 1_000_000;

/** The kind of thing of which a value of the schema is the id. */
export const thingOf = ({ $comment, description = '' }: Schema): string | undefined =>
  /^id of an? (.+)$/.exec($comment ?? description)?.[1];

/** What a value of the schema is, in words. */
export function typeInWords(json: Schema): string {
  const { type, items, anyOf, minimum = 0, maximum = ENDLESS } = json;
  const thing = thingOf(json);
  if (thing !== undefined) return thing;
  if (json.const !== undefined) return code(json.const);
  if (json.enum !== undefined) return json.enum.map(code).join(', ');
  if (anyOf !== undefined) {
    const kinds = anyOf.filter(({ type: one }) => one !== 'null');
    const records = kinds.filter(({ properties }) => properties !== undefined);
    const words = records.length > 1 ? ['one of several records'] : [...new Set(kinds.map(typeInWords))];
    return [...words, ...(kinds.length < anyOf.length ? ['null'] : [])].join(' or ');
  }
  if (type === 'array') return items === undefined ? 'list' : `list: ${typeInWords(items)}`;
  if (type === 'integer')
    return maximum >= ENDLESS ? (minimum < 0 ? 'whole number' : 'number') : `${minimum} to ${maximum}`;
  if (type === 'number') return 'number';
  if (type === 'boolean') return 'true or false';
  if (type === 'string') return 'text';
  return type === 'object' ? 'record' : (type ?? 'any');
}

/** The schema, or null. */
export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

/** A schema that takes all these values, which games showed. */
export function schemaOfValues(values: readonly unknown[]): Schema {
  const kinds = new Map<string, unknown[]>();
  for (const value of values) {
    const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
    kinds.set(kind, [...(kinds.get(kind) ?? []), value]);
  }
  const parts = [...kinds].map(([type, of]): Schema => {
    if (type === 'array') return { type, items: schemaOfValues(of.flat()) };
    if (type !== 'object') return { type };
    const names = [...new Set((of as object[]).flatMap(Object.keys))];
    const held = (name: string) => (of as object[]).filter((one) => Object.hasOwn(one, name));
    return {
      type,
      properties: Object.fromEntries(
        names.map((name) => [
          name,
          schemaOfValues(held(name).map((one) => (one as Readonly<Record<string, unknown>>)[name])),
        ]),
      ),
      required: names.filter((name) => held(name).length === of.length),
    };
  });
  return parts.length > 1 ? { anyOf: parts } : (parts[0] ?? {});
}

/**
 * The records in a value of the schema: its own fields, those of a list's items, those of every kind of a
 * union.
 */
export function fieldsOf(
  json: Schema,
): readonly (readonly [name: string, field: Schema, isOptional: boolean])[] {
  if (json.properties !== undefined)
    return Object.entries(json.properties).map(([name, field]) => [
      name,
      field,
      !(json.required ?? []).includes(name),
    ]);
  if (json.items !== undefined) return fieldsOf(json.items);
  const kinds = (json.anyOf ?? []).filter(({ type }) => type !== 'null');
  return kinds.length === 1 ? fieldsOf(kinds[0]) : [];
}

const code = (value: unknown) => `\`${JSON.stringify(value).replaceAll('"', "'")}\``;
