// The named types of a title as a declaration file, from its schemas: one interface a record, with words.

import { capital, comment } from './naming.js';
import { type Schema, thingOf } from './schema.js';
import type { TitleSchemas } from './schemas.js';

/** What the interfaces say of themselves. */
export interface DeclaredWords {
  readonly id: string;
  readonly title: string;
  /** Sentences on actions and facts, by type. */
  readonly says: Readonly<Record<string, string>>;
  /** Prompts, by the kind of the decision. */
  readonly prompts: Readonly<Record<string, string>>;
}

/** The text of the file. It imports nothing. */
export function declarationsOf({ id, title, says, prompts }: DeclaredWords, schemas: TitleSchemas): string {
  const prefix = id.split('-').map(capital).join('');
  const writer = new Writer(prefix);
  writer.declare(schemas.options, [`${prefix}Options`], `The options of ${title}.`);
  writer.declare(
    schemas.state,
    [`${prefix}State`],
    `The frozen state of a game of ${title}, secrets and luck included.`,
  );
  writer.declare(
    schemas.view,
    [`${prefix}View`],
    `What a seat or a spectator may know: null in hidden places, no luck.`,
  );
  const union = (members: Readonly<Record<string, Schema>>) =>
    Object.entries(members).map(([type, schema]) =>
      writer.declare(schema, [capital(type), prefix + capital(type)], says[type] ?? ''),
    );
  const actions = union(schemas.actions);
  const facts = union(schemas.facts);
  const kinds = Object.entries(prompts).map(([kind, prompt]) => {
    const schema = { properties: { kind: { const: kind, description: DECISION.kind }, ...FIELDS } };
    return writer.declare(
      { ...schema, required: Object.keys(DECISION) },
      [`${capital(kind)}Decision`],
      prompt,
    );
  });
  writer.alias(`${prefix}Action`, `Every action of ${title}, by \`type\`.`, actions);
  writer.alias(`${prefix}Event`, `Everything that is told in ${title}, by \`type\`.`, facts);
  writer.alias(`${prefix}Decision`, `Everything that a seat may be asked in ${title}, by \`kind\`.`, kinds);
  return writer.text(`The types of ${title}, written by \`railhead document\`.`);
}

/** Where a record is found: what it would be called, its words, and the interface it lies in. */
interface Place {
  readonly name: string;
  readonly words: string;
  readonly within: string;
}

const DECISION = {
  kind: 'The phase that lists its actions.',
  seat: 'Who decides.',
  id: 'Made from step, seat and kind.',
  optional: 'An optional one lapses unanswered.',
  since: 'The step at which it opened.',
};

const FIELDS: Readonly<Record<string, Schema>> = {
  seat: { type: 'number', description: DECISION.seat },
  id: { type: 'string', description: DECISION.id },
  optional: { type: 'boolean', description: DECISION.optional },
  since: { type: 'number', description: DECISION.since },
};

class Writer {
  private readonly declared = new Map<string, { readonly words: string; readonly body: string }>();
  private readonly aliases: string[] = [];

  constructor(private readonly prefix: string) {}

  /** Declares the interface of a record by the first of the names that is free; returns it. */
  declare({ properties = {}, required = [] }: Schema, names: readonly string[], words: string): string {
    const fields = Object.entries(properties).map(([field, schema]) => {
      const { description = '' } = schema;
      const mark = required.includes(field) ? '' : '?';
      const at = { name: capital(singular(field, schema)), words: description, within: names[0] };
      const said = description === '' ? '' : `  ${comment(description)}\n`;
      return `${said}  readonly ${nameOf(field)}${mark}: ${this.typeOf(schema, at)};`;
    });
    return this.add(names, words, `{\n${fields.join('\n')}\n}`);
  }

  /** Adds an interface; the same record under the same name is one. */
  add(names: readonly string[], words: string, body: string): string {
    const isFree = (name: string) => (this.declared.get(name)?.body ?? body) === body;
    const name = names.find(isFree) ?? `${names.at(-1)}${this.declared.size}`;
    this.declared.set(name, { words: this.declared.get(name)?.words ?? words, body });
    return name;
  }

  alias(name: string, words: string, members: readonly string[]): void {
    this.aliases.push(`${comment(words)}\nexport type ${name} = ${members.join(' | ') || 'never'};`);
  }

  text(head: string): string {
    const interfaces = [...this.declared].map(
      ([name, { words, body }]) => `${comment(words)}\nexport interface ${name} ${body}`,
    );
    return `${[`// ${head}`, ...interfaces, ...this.aliases].join('\n\n')}\n`.replace(/\n{3,}/g, '\n\n');
  }

  private typeOf(schema: Schema, at: Place): string {
    const { type, items, anyOf, properties, prefixItems, additionalProperties } = schema;
    if (schema.const !== undefined) return literal(schema.const);
    if (schema.enum !== undefined) return schema.enum.map(literal).join(' | ');
    if (anyOf !== undefined) return [...new Set(anyOf.map((one) => this.typeOf(one, at)))].join(' | ');
    if (prefixItems !== undefined)
      return `readonly [${prefixItems.map((one) => this.typeOf(one, at)).join(', ')}]`;
    if (type === 'array') {
      const item = this.typeOf(items ?? {}, at);
      return `readonly ${/[| ]/.test(item) ? `(${item})` : item}[]`;
    }
    if (properties !== undefined && Object.keys(properties).length > 0) return this.record(schema, at);
    if (type === 'object')
      return typeof additionalProperties === 'object' && additionalProperties !== null
        ? `Readonly<Record<string, ${this.typeOf(additionalProperties, at)}>>`
        : 'object';
    return TYPES[type ?? ''] ?? (thingOf(schema) === undefined ? 'unknown' : 'string');
  }

  // Records of a union are told apart by their `kind`; one that looks otherwise elsewhere names its owner.
  private record(schema: Schema, { name, words, within }: Place): string {
    const kind = schema.properties?.kind?.const;
    const own = typeof kind === 'string' ? capital(kind) : name;
    return this.declare(schema, [this.prefix + own, within + own], words);
  }
}

const TYPES: Readonly<Record<string, string>> = {
  integer: 'number',
  number: 'number',
  string: 'string',
  boolean: 'boolean',
  null: 'null',
};

const literal = (value: unknown) => JSON.stringify(value).replaceAll('"', "'");
const nameOf = (field: string) => (/^\w+$/.test(field) ? field : `'${field}'`);

function singular(name: string, { type }: Schema): string {
  if (type !== 'array') return name;
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y');
  return /ses$/.test(name) ? name.replace(/es$/, '') : name.replace(/([^s])s$/, '$1');
}
