// The page of a title, from its document: setting up, decisions, actions, facts, state, numbers, rules, laws.

import { counted } from '../../core/title/summary.js';
import { type Block, code, folded, heading, tableOf, text } from './blocks.js';
import type { DocumentedAction, TitleDocument } from './documented-title.js';
import type { Row } from './rows.js';

/** How a program gets the title: what a module exports it as, and how that module is imported. */
export interface Entry {
  readonly name: string;
  readonly from: string;
}

/** The page as blocks. */
export function pageOf(document: TitleDocument, entry: Entry): readonly Block[] {
  const { title, edition, seats, rules, changes } = document;
  const isChapter = changes !== null && changes.over.length === 0;
  const players = seats.min === seats.max ? `${seats.min}` : `${seats.min} to ${seats.max}`;
  const counted = rules.filter(({ kind, link }) => kind === 'rule' && !link?.includes('/engine.md'));
  const told = isChapter ? 'A chapter, to be laid over a title.' : `By ${edition}. For ${players} players.`;
  return [
    heading(1, title),
    text(`${told} ${counted.length} rules, each with an id that refusals cite.`),
    ...changesIn(document),
    ...(isChapter ? [] : settingUp(document, entry)),
    ...optionsIn(document),
    ...decisionsIn(document),
    ...actionsIn(document),
    ...factsIn(document),
    ...stateIn(document),
    ...numbersIn(document),
    ...boardIn(document),
    ...refusalsIn(document),
    ...rulesIn(document),
    ...(isChapter ? [] : lawsIn(document)),
  ];
}

// Nothing is not worth a fold.
const unlessEmpty = (summary: string, blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [folded(summary, blocks)];
const quoted = (word: string) => `\`${word}\``;
const linked = (kind: string, word: string) => `[\`${word}\`](#${kind}-${word})`;
const anchored = (kind: string, word: string) => `<a id="${kind}-${word}"></a>\`${word}\``;
// A section is nothing at all where nothing stands in it.
const section = (name: string, intro: string, blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [heading(2, name), text(intro), ...blocks];

function changesIn({ changes }: TitleDocument): readonly Block[] {
  if (changes === null) return [];
  const { over, rules, tables, brings } = changes;
  const below = over.length === 0 ? 'the title below' : over.map(quoted).join(' and ');
  return section(
    'What it changes',
    `Laid over ${below}. What stands here is new, or in place of what is below.`,
    [
      ...tableOf(
        ['rule replaced', 'what it says', 'in its place'],
        rules.map(({ id, text: says, by }) => [id, says, by]),
      ),
      ...tableOf(
        ['number', 'before', 'now'],
        tables.map(({ name, before, now }) => [
          quoted(name),
          before === null ? '–' : shown(before),
          shown(now),
        ]),
      ),
      ...tableOf(
        ['new, or answered otherwise', 'names'],
        Object.entries(brings).map(([kind, names]) => [kind, names.map(quoted).join(', ')]),
      ),
    ],
  );
}

function settingUp({ id, seats, beginning, games }: TitleDocument, { name, from }: Entry): readonly Block[] {
  const count = Math.max(2, seats.min);
  return section(
    'Setting up',
    'A bundle with this title alone takes its rules and makes an engine of them:',
    [
      code(
        "import { createEngine } from 'railhead/engine';",
        `import { ${name} } from '${from}';`,
        '',
        `const engine = createEngine([${name}]);`,
        `const state = engine.createGame('${id}', { seats: ${count}, seed: 7 });`,
      ),
      ...tableOf(
        ['how a game begins'],
        beginning.map((said) => [said]),
      ),
      ...(games === 0 ? [] : [text(`Examples on this page come from ${games} games between bots.`)]),
    ],
  );
}

function optionsIn({ options }: TitleDocument): readonly Block[] {
  const rows = options.map((row) => [
    anchored('option', row.name),
    row.type,
    quoted(JSON.stringify(row.default ?? null)),
    row.words,
  ]);
  return section(
    'Options',
    'Options go into `createGame` as `options`; every option has a default.',
    tableOf(['option', 'type', 'default', 'what it does'], rows),
  );
}

function decisionsIn({ id, title, decisions, steps }: TitleDocument): readonly Block[] {
  const rows = decisions.map(({ kind, prompt, actions, passBy, rule, after }) => [
    anchored('decision', kind),
    prompt,
    actions.map((type) => linked('action', type)).join(', '),
    passBy === undefined ? '–' : quoted(passBy),
    rule ?? 'E-TURN-2',
    after.map((one) => linked('decision', one)).join(', ') || '–',
  ]);
  const intro =
    'What `decisions(state)` may list. The action in the fourth column passes; without one, the seat must choose.';
  return [
    ...section('Phases and decisions', intro, [
      ...(rows.length === 0
        ? []
        : [
            {
              is: 'picture',
              file: `${id}.svg`,
              text: `The phases of ${title}, and what is asked after what`,
            } as const,
          ]),
      ...tableOf(['kind', 'what the seat is asked', 'actions', 'pass by', 'rule', 'seen after it'], rows),
    ]),
    ...(steps.length === 0
      ? []
      : [
          text('What happens by itself, tried in this order after every action:'),
          ...tableOf(
            ['step', 'rule'],
            steps.map(({ name, rule }) => [name, rule]),
          ),
        ]),
  ];
}

function actionsIn({ actions }: TitleDocument): readonly Block[] {
  return section(
    'Actions',
    'An action is a plain object with `type` and `seat`; `decision` may name the decision that it answers.',
    actions.flatMap(actionIn),
  );
}

function actionIn(action: DocumentedAction): readonly Block[] {
  const { type, says, isOfHost, fields, hasPrice, price, conditions, example, facts } = action;
  const costs = price.map(({ what, rule }) => `${what} (${rule})`);
  return [
    heading(3, type, `action-${type}`),
    text(`${isOfHost ? 'The host plays it, with seat null. ' : ''}${says}`),
    folded(`${counted(fields.length, 'field')}, refused by ${counted(conditions.length, 'condition')}`, [
      ...tableOf(
        ['field', 'type', 'what it is', ''],
        fields.map((row) => [indented(row), row.type, row.words, row.optional ? 'may be left out' : '']),
      ),
      ...(hasPrice
        ? [text(costs.length === 0 ? 'It has a price.' : `It has a price, made of: ${costs.join(', ')}.`)]
        : []),
      ...(example
        ? [code(...wrapped(example.action), `// ${example.notation}`), text(example.sentence)]
        : []),
      ...(facts.length === 0 ? [] : [text(`Facts: ${facts.map((one) => linked('fact', one)).join(', ')}`)]),
      ...tableOf(
        ['rule', 'code', 'sentence'],
        conditions.map(({ code: refusal, rule, sentence }) => [rule, linked('refusal', refusal), sentence]),
      ),
    ]),
  ];
}

function factsIn({ facts }: TitleDocument): readonly Block[] {
  return section(
    'Facts',
    'What an action brought about, in the past tense. `applyAction` is silent about them; `tryAction` and a store hand them over.',
    unlessEmpty(
      counted(facts.length, 'fact'),
      facts.flatMap(({ type, says, example, seen, fields }) => [
        heading(3, type, `fact-${type}`),
        text(`${says} Spectators see ${seen}.`.trimStart()),
        ...(example === '' ? [] : [text(`In a game: ${example}`)]),
        ...tableOf(
          ['field', 'type', 'what it is'],
          fields.map((row) => [indented(row), row.type, row.words]),
        ),
      ]),
    ),
  );
}

function stateIn({ state }: TitleDocument): readonly Block[] {
  return section(
    'State and view',
    'What a state holds behind the fields that every state has (`game`, `step`, `round`, `outcome`, `absent`). A view has the same shape; what its seat may not see is null.',
    unlessEmpty(
      counted(state.length, 'field'),
      tableOf(
        ['field', 'type', 'who sees it', 'what it is'],
        state.map((row) => [indented(row), row.type, row.seen, row.words]),
      ),
    ),
  );
}

const indented = ({ name, depth }: Row) => `${'&nbsp;'.repeat(4 * depth)}\`${name}\``;

const LONGEST = 1500;

function numbersIn({ tables }: TitleDocument): readonly Block[] {
  const rows = Object.entries(tables)
    .filter(([, value]) => JSON.stringify(value).length <= LONGEST)
    .map(([name, value]) => [quoted(name), shown(value)]);
  return section(
    'Numbers',
    'The tables of the rules without any option, as `ruleset.tables` has them.',
    unlessEmpty(counted(rows.length, 'number'), tableOf(['name', 'value'], rows)),
  );
}

// Long lists and records a line each.
function shown(value: unknown): string {
  const line = JSON.stringify(value);
  if (line.length <= 60 || typeof value !== 'object' || value === null) return quoted(line);
  return Object.entries(value)
    .map(([name, one]) => `\`${Array.isArray(value) ? '' : `${name}: `}${JSON.stringify(one)}\``)
    .join('<br>');
}

function boardIn({ board }: TitleDocument): readonly Block[] {
  const lists = Object.entries(board).map(([name, list]) => {
    const names = [...new Set(list.flatMap(Object.keys))];
    const rows = list.map((one) => names.map((key) => said((one as Record<string, unknown>)[key])));
    return folded(`${name}: ${list.length}`, tableOf(names, rows));
  });
  return section('Board', 'The lists of the board and its cards, as `ruleset.board()` has them.', lists);
}

const said = (value: unknown): string => {
  if (value === undefined || value === null) return '–';
  if (Array.isArray(value)) return value.map(said).join(', ');
  return typeof value === 'object' ? quoted(JSON.stringify(value)) : String(value);
};

function refusalsIn({ refusals, actions: kinds }: TitleDocument): readonly Block[] {
  // The catalogue leaves out what the engine itself refuses of the host's actions.
  const listed = new Set(refusals.map(({ code: refusal }) => refusal));
  const others = kinds.flatMap(({ type, conditions }) =>
    conditions
      .filter(({ code: refusal }) => !listed.has(refusal))
      .map(({ code: refusal, rule, sentence }) => ({
        code: refusal,
        sentence,
        rules: [rule],
        actions: [type],
      })),
  );
  const rows = [...refusals, ...others].map(({ code: refusal, sentence, rules, actions }) => [
    anchored('refusal', refusal),
    sentence || 'the text of the rule',
    rules.join(', '),
    actions.map((type) => linked('action', type)).join(', '),
  ]);
  return section(
    'Refusals',
    'What `checkAction` and `tryAction` answer, by code. Codes and rule ids are part of the API; sentences are not.',
    rows.length === 0
      ? []
      : [folded(`${rows.length} codes`, tableOf(['code', 'sentence', 'rules', 'actions'], rows))],
  );
}

function rulesIn({ rules }: TitleDocument): readonly Block[] {
  const sections = [...new Set(rules.map((rule) => rule.section))];
  return section(
    'Rules in words',
    'Rules in our words, with the numbers of this title.',
    sections.map((name) => {
      const rows = rules
        .filter((rule) => rule.section === name)
        .map(({ id, text: words, note, replacedBy }) => [
          `<a id="rule-${id}"></a>${id}`,
          `${words}${note === undefined ? '' : ` (${note})`}${replacedBy === undefined ? '' : ` **Replaced by ${replacedBy}.**`}`,
        ]);
      return folded(`${name}: ${rows.length}`, tableOf(['rule', 'what it says'], rows));
    }),
  );
}

function lawsIn({ laws }: TitleDocument): readonly Block[] {
  const rows = laws.map(({ name, sentence }) => [quoted(name), sentence]);
  return section('Laws', 'What `conformance` of `railhead/testing` examines in random games of this title.', [
    folded(`${rows.length} laws`, tableOf(['law', 'what must hold'], rows)),
  ]);
}

const COLUMNS = 72;

// An action on one line, or a field a line where that is too long.
function wrapped(action: object): readonly string[] {
  const fields = Object.entries(action).map(([name, value]) => `${name}: ${literal(value)}`);
  const line = `{ ${fields.join(', ')} }`;
  return line.length <= COLUMNS ? [line] : ['{', ...fields.map((field) => `  ${field},`), '}'];
}

const literal = (value: unknown) => JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ');
