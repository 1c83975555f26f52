// The page of a title, made from what its ruleset declares: board, seats, options, state, decisions, actions,
// facts and numbers.

import type { ActionSpec, AnyRuleset } from '../../../src/core/engine/index.js';
import { optionsSchema, toJsonSchema } from '../../../src/serve/schemas/index.js';
import { engineMessages } from '../../../src/table/words/index.js';
import { deckTables } from './decks.js';
import type { Played } from './played.js';
import { type StateRow, stateRows } from './state-rows.js';
import { cell, table } from './tables.js';
import { fieldsOf, type Json, typeInWords } from './types.js';

/** What the page says that the ruleset does not know. */
export interface TitleFacts {
  /** Comments of the state's fields by path. */
  readonly comments: ReadonlyMap<string, string>;
  /** The deck as its file has it; undefined for a title without one. */
  readonly deck: unknown;
  /** How many rules its page states. */
  readonly rules: number;
}

/** The page as markdown. */
export function formatTitlePage(played: Played, facts: TitleFacts): string {
  const { ruleset } = played.title;
  const { id, title } = ruleset;
  return [
    `# ${title}`,
    '',
    `By ${ruleset.edition}. ${seatsOf(ruleset)} [${facts.rules} rules](/rules/${id}.md), each with an id that refusals cite.`,
    '',
    `<LiveBoard game="${id}" label="The board of ${title}" />`,
    '',
    `<PlayHere game="${id}" title="${title}" />`,
    '',
    `[Play it](/playground/index.html#${id}) · [Rules](/rules/${id}.md) · [Refusals](/evidence/refusals-${id}.md) · [Code and tests of every rule](/evidence/rules-${id}.md) · [Sources of the map](/maps/${id}.md)`,
    '',
    ...importOf(ruleset),
    ...optionsOf(ruleset),
    ...stateOf(ruleset, facts.comments),
    ...decisionsOf(ruleset),
    ...actionsOf(played),
    ...factsOf(played),
    ...numbersOf(ruleset),
    ...deckTables(facts.deck),
    '',
  ].join('\n');
}

const seatsOf = ({ seats: { min, max } }: AnyRuleset) => `For ${min} to ${max} players.`;
const camelCase = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function importOf({ id }: AnyRuleset): readonly string[] {
  return [
    '## Import',
    '',
    '```ts',
    "import { createGame } from 'railhead';",
    '',
    `const state = createGame('${id}', { seats: ['Ann', 'Ben'], seed: 7 });`,
    '```',
    '',
    'A bundle with this title alone takes its rules and makes an engine of them:',
    '',
    '```ts',
    "import { createEngine } from 'railhead/engine';",
    `import { ${camelCase(id)} } from 'railhead/rulesets/${id}';`,
    '',
    `const engine = createEngine([${camelCase(id)}]);`,
    '```',
    '',
  ];
}

function optionsOf(ruleset: AnyRuleset): readonly string[] {
  const json = toJsonSchema(optionsSchema(ruleset)) as Json;
  const rows = fieldsOf(json).map(([name, field]) => [
    `<a id="option-${name}"></a>\`${name}\``,
    typeInWords(field),
    `\`${JSON.stringify(field.default)}\``,
    cell(ruleset.optionLabels[name] ?? ''),
  ]);
  return [
    '## Options',
    '',
    'Options go into `createGame` as `options`; every option has a default.',
    '',
    ...table(['option', 'type', 'default', 'what it does'], rows),
  ];
}

function stateOf(ruleset: AnyRuleset, comments: ReadonlyMap<string, string>): readonly string[] {
  const { fields } = ruleset.state.shape;
  if (fields === undefined) throw new Error(`${ruleset.id} declares no fields of its state`);
  const rows = stateRows(fields, comments).map(({ name, depth, type, seen, words }: StateRow) => [
    `${'&nbsp;'.repeat(4 * depth)}\`${name}\``,
    cell(type),
    seen,
    cell(words),
  ]);
  return [
    '## State',
    '',
    'What a state holds behind the fields that every state has (`game`, `step`, `round`, `outcome`, `absent`). A view has the same',
    'shape; what its seat may not see is null.',
    '',
    ...table(['field', 'type', 'who sees it', 'what it is'], rows),
  ];
}

function decisionsOf({ phases }: AnyRuleset): readonly string[] {
  const rows = Object.entries(phases).map(([kind, phase]) => [
    `<a id="decision-${kind}"></a>\`${kind}\``,
    cell(phase.prompt),
    phase.actions.map(({ type }) => `[\`${type}\`](#action-${type})`).join(', '),
    phase.passBy === undefined ? '–' : `\`${phase.passBy}\``,
  ]);
  return [
    '## Decisions',
    '',
    'What `decisions(state)` may list. You pass by the action in the last column; where there is none, a seat must choose.',
    '',
    ...table(['kind', 'what the seat is asked', 'actions', 'pass by'], rows),
  ];
}

function actionsOf({ title: { ruleset }, actions, games }: Played): readonly string[] {
  const specs = new Map<string, ActionSpec<never>>();
  for (const { actions: listed } of Object.values(ruleset.phases))
    for (const spec of listed) specs.set(spec.type, spec as ActionSpec<never>);
  return [
    '## Actions',
    '',
    `An action is a plain object with \`type\` and \`seat\`. Examples and the facts that follow come from ${games} games between bots.`,
    '',
    ...[...specs.values()].flatMap((spec) => {
      const seen = actions.get(spec.type);
      const fields = fieldsOf(toJsonSchema(spec.schema) as Json).filter(
        ([name]) => !['type', 'seat', 'decision'].includes(name),
      );
      const refusals = new Map(spec.check.map(({ code, rule }) => [code, rule] as const));
      return [
        `### ${spec.type} {#action-${spec.type}}`,
        '',
        `Notation: \`${spec.notation.join(' ')}\``,
        '',
        ...(fields.length === 0
          ? []
          : table(
              ['field', 'type', ''],
              fields.map(([name, field, isOptional]) => [
                `\`${name}\``,
                cell(typeInWords(field)),
                isOptional ? 'may be left out' : '',
              ]),
            )),
        ...(seen === undefined
          ? []
          : [
              `${seen.sentence}`,
              '',
              '```ts',
              ...wrapped(seen.action),
              `// ${seen.notation}`,
              '```',
              '',
              ...(seen.facts.length === 0
                ? []
                : [`Facts: ${seen.facts.map((type) => factLink(ruleset, type)).join(', ')}`, '']),
            ]),
        ...(refusals.size === 0
          ? []
          : [
              `::: details Refused by ${refusals.size} ${refusals.size === 1 ? 'rule' : 'rules'}`,
              '',
              ...table(
                ['rule', 'code', 'sentence'],
                [...refusals].map(([code, rule]) => [
                  rule,
                  `[\`${code}\`](/evidence/refusals-${ruleset.id}.md#${code})`,
                  cell({ ...engineMessages, ...ruleset.messages }[code] ?? ''),
                ]),
              ),
              ':::',
              '',
            ]),
      ];
    }),
  ];
}

const factLink = ({ events }: AnyRuleset, type: string) =>
  Object.hasOwn(events, type) ? `[\`${type}\`](#fact-${type})` : `\`${type}\``;

function factsOf({ title: { ruleset }, facts }: Played): readonly string[] {
  const rows = Object.keys(ruleset.events).map((type) => {
    const seen = facts.get(type);
    const { n: _, type: __, ...says } = { ...seen?.event } as Record<string, unknown>;
    return [
      `<a id="fact-${type}"></a>\`${type}\``,
      Object.keys(says)
        .map((name) => `\`${name}\``)
        .join(', '),
      cell(seen?.sentence ?? ruleset.sentences?.[type] ?? ''),
    ];
  });
  return [
    '## Facts',
    '',
    'What an action brought about, in the past tense. `applyAction` is silent about them; `tryAction` and a store hand them over.',
    '',
    ...table(['fact', 'fields', 'as a sentence'], rows),
  ];
}

// The tables of the rules, without what is a function or as long as a page.
function numbersOf({ tables }: AnyRuleset): readonly string[] {
  const rows = Object.entries(tables as object).flatMap(([name, value]) => {
    const text = JSON.stringify(value);
    if (text === undefined || text === '{}' || text === '[]' || text.length > 1500) return [];
    return [[`\`${name}\``, cell(text.length <= 60 ? `\`${text}\`` : shown(value))]];
  });
  return [
    '## Numbers',
    '',
    'The tables of the rules without any option, as `ruleset.tables` has them.',
    '',
    ...table(['name', 'value'], rows),
  ];
}

const shown = (value: unknown): string =>
  Object.entries(value as object)
    .map(([name, one]) => `\`${Array.isArray(value) ? '' : `${name}: `}${JSON.stringify(one)}\``)
    .join('<br>');

const COLUMNS = 72;

// An action on one line, or a field a line where that is too long.
function wrapped(action: object): readonly string[] {
  const fields = Object.entries(action).map(([name, value]) => `${name}: ${literal(value)}`);
  const line = `{ ${fields.join(', ')} }`;
  return line.length <= COLUMNS ? [line] : ['{', ...fields.map((field) => `  ${field},`), '}'];
}

const literal = (value: unknown) => JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ');
