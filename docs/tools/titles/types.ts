// Types in words, from JSON Schema: `seat`, `list of segments`, `whole number from 0 to 100`.

/** A schema, as far as words are made of it. */
export interface Json {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: Json;
  readonly prefixItems?: readonly Json[];
  readonly anyOf?: readonly Json[];
  readonly properties?: Readonly<Record<string, Json>>;
  readonly additionalProperties?: unknown;
  readonly required?: readonly string[];
}

// A bound from here on only guards against nonsense, so readers are not told of it.
const ENDLESS = 1_000_000;

/** What a value of the schema is, in words. */
export function typeInWords(json: Json): string {
  const { type, items, anyOf, description = '', minimum = 0, maximum = ENDLESS } = json;
  const thing = /^id of an? (.+)$/.exec(description)?.[1];
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
  if (type === 'boolean') return 'true or false';
  if (type === 'string') return 'text';
  return type === 'object' ? 'record' : (type ?? 'any');
}

/**
 * The records in a value of the schema: its own fields, those of a list's items, those of every kind of a
 * union.
 */
export function fieldsOf(json: Json): readonly (readonly [name: string, field: Json, isOptional: boolean])[] {
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
