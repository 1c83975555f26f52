// The modules that name the parts of a title: its state and view, every action, fact and decision, and its
// options, each with its words. The compiler has the types, the ruleset the words. See `npm run generate -- states`.

import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type ts from 'typescript';
import { allRulesets } from '../../../rulesets/index.js';
import { capital, comment } from '../../../src/cli/document/naming.js';
import { saidAs } from '../../../src/cli/document/said-as.js';
import type { AnyRuleset } from '../../../src/core/engine/index.js';
import type { Described } from '../../../src/core/title/title.js';
import { factSchemas } from './fact-schemas.js';
import { prefixOf } from './field-words.js';
import {
  type Declaration,
  type Declarations,
  OWNER,
  PLAIN,
  TypeReader,
  type Wordless,
} from './read-types.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FAMILY = 'milepost';

/** A generated module, before it is formatted. */
export interface TypeModule {
  readonly file: string;
  readonly text: string;
}

/** A title as it is read: its declarations, and which of them make up its unions. */
interface ReadTitle {
  readonly id: string;
  readonly prefix: string;
  readonly isOfTheFamily: boolean;
  readonly declarations: Declarations;
  readonly wordless: Wordless;
  /** What its declarations say, for those who have no compiler. */
  readonly described: Described;
}

/** The modules of all titles, and that of the milepost family, each with what it says as JSON. */
export function typeModules(program: ts.Program): readonly TypeModule[] {
  const titles = readTitles(program);
  const wordless = new Set(titles.flatMap((title) => [...title.wordless]));
  if (wordless.size > 0) throw new Error(`nothing says what these fields are: ${[...wordless].join(', ')}`);
  const family = titles.filter(({ isOfTheFamily }) => isOfTheFamily);
  const shared = sharedBy(family);
  const ofFamily = { words: sameIn(family, 'words'), facts: sameIn(family, 'facts') };
  return [
    ...[{ id: FAMILY, described: ofFamily }, ...titles].map(({ id, described }) => ({
      file: `rulesets/${id}/generated/described.json`,
      text: `${JSON.stringify(described, null, 1)}\n`,
    })),
    { file: fileOf(FAMILY), text: moduleText(FAMILY, 'Milepost', shared, new Map()) },
    ...titles.map(({ id, prefix, isOfTheFamily, declarations }) => {
      const taken = isOfTheFamily ? shared : new Map<string, Declaration>();
      const own = new Map([...declarations].filter(([name]) => !taken.has(name)));
      return { file: fileOf(id), text: moduleText(id, prefix, own, taken) };
    }),
  ];
}

// The words and facts that are the same in all titles of a family.
function sameIn<Part extends keyof Described>(family: readonly ReadTitle[], part: Part): Described[Part] {
  const [first, ...others] = family.map(({ described }) => described[part]);
  const isSame = ([name, one]: [string, unknown]) =>
    others.every((other) => JSON.stringify(other[name]) === JSON.stringify(one));
  return Object.fromEntries(Object.entries(first).filter(isSame)) as Described[Part];
}

const fileOf = (folder: string) => `rulesets/${folder}/generated/types.ts`;
const named = (name: string, prefix: string) => name.replaceAll(OWNER, prefix).replaceAll(PLAIN, '');

function readTitles(program: ts.Program): readonly ReadTitle[] {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(`${ROOT}rulesets/index.ts`) as ts.Node);
  const list = checker.getExportsOfModule(module as ts.Symbol).find(({ name }) => name === 'allRulesets');
  const types = checker.getTypeArguments(checker.getTypeOfSymbol(list as ts.Symbol) as ts.TypeReference);
  return (allRulesets as readonly AnyRuleset[]).map((ruleset, at) => readTitle(checker, types[at], ruleset));
}

function readTitle(checker: ts.TypeChecker, type: ts.Type, ruleset: AnyRuleset): ReadTitle {
  const { id } = ruleset;
  const page = readFileSync(`${ROOT}rulesets/${id}/rules/${id}.ts`, 'utf8');
  const prefix = prefixOf(id) ?? id.split('-').map(capital).join('');
  const reader = new TypeReader(checker, ROOT, id);
  const typeOf = (owner: ts.Type, name: string) =>
    checker.getNonNullableType(checker.getTypeOfSymbol(owner.getProperty(name) as ts.Symbol));
  const bundle = typeOf(type, 'types');
  const { title } = ruleset;
  const { declarations } = reader;

  reader.declareOptions(typeOf(bundle, 'options'), ruleset);
  reader.declare(typeOf(bundle, 'state'), {
    name: `${OWNER}State`,
    path: 'state',
    words: `The frozen state of a game of ${title}: what rules know, secrets and luck included.`,
    isSeen: false,
  });
  reader.declare(typeOf(bundle, 'view'), {
    name: `${OWNER}View`,
    path: 'view',
    words: `What a seat or a spectator may know of a game of ${title}: the shape of {@link ${OWNER}State} with null in hidden places, without luck.`,
    isSeen: true,
  });
  const actions = reader.declareUnion(typeOf(bundle, 'action'), (word) => saidAs(ruleset, word, 'action'));
  const facts = reader.declareUnion(typeOf(bundle, 'event'), (word) => saidAs(ruleset, word, 'fact'));
  const decisions = Object.entries(ruleset.phases).map(([kind, phase]) => {
    const name = `${PLAIN}${capital(kind)}Decision`;
    const answers = [...new Set(phase.actions.map((action) => `{@link ${PLAIN}${capital(action.type)}}`))];
    declarations.set(name, {
      name,
      words: `${phase.prompt ?? `A decision of kind ${kind}.`} Answered by ${answers.join(', ')}.`,
      text: `interface ${OWNER} extends Decision<'${kind}'> {\n  /** The phase that lists its actions. */\n  readonly kind: '${kind}';\n}`,
      imports: new Map([['Decision', 'src/core/engine/base/decision.ts']]),
    });
    return name;
  });
  const host = 'src/core/engine/typed-by-title.ts';
  const union = (name: string, words: string, members: readonly string[], imported: readonly string[]) =>
    declarations.set(OWNER + name, {
      name: OWNER + name,
      words,
      text: `type ${OWNER} = ${[...members, ...imported].join(' | ')};`,
      imports: new Map(imported.map((one) => [one, host])),
    });
  union('Action', `Every action of ${title}, those of the host included, by \`type\`.`, actions, [
    'DropSeat',
    'LeaveSeat',
    'TakeSeat',
    'EndGame',
  ]);
  union('Event', `Everything that is told in ${title}, by \`type\`.`, facts, [
    'SeatDropped',
    'SeatLeft',
    'SeatTaken',
  ]);
  union('Decision', `Everything that a seat may be asked in ${title}, by \`kind\`.`, decisions, []);
  declarations.set(`${OWNER}Rejection`, {
    name: `${OWNER}Rejection`,
    words: `Why an action of ${title} may be refused, by \`code\`: its own rules, and those of the engine.`,
    text: `type ${OWNER} = RejectionBy<Refusals> | RejectionBy<EngineRefusals>;`,
    imports: new Map([
      ['RejectionBy', 'src/core/engine/typed-by-title.ts'],
      ['EngineRefusals', 'src/core/engine/base/rejection.ts'],
      ['Refusals', `rulesets/${id}/generated/codes.ts`],
    ]),
  });
  declarations.set(`${OWNER}Names`, {
    name: `${OWNER}Names`,
    words: `The named types of ${title}, as the title hands them to the engine.`,
    text: `interface ${OWNER} {\n${NAMED.map(([field, name, words]) => `  /** ${words} */\n  readonly ${field}: ${OWNER}${name};`).join('\n')}\n}`,
    imports: new Map(),
  });
  return {
    id,
    prefix,
    isOfTheFamily: page.includes(`'../../${FAMILY}/`),
    declarations,
    wordless: reader.wordless,
    described: {
      words: Object.fromEntries([...reader.said].filter(([path, words]) => isNews(path, words, reader.said))),
      facts: factSchemas(checker, typeOf(bundle, 'event')),
    },
  };
}

// A view that says the same of a field as the state adds nothing.
const isNews = (path: string, words: string, said: ReadonlyMap<string, string>) =>
  said.get(path.replace(/^view\./, 'state.')) !== words || !path.startsWith('view.');

const NAMED = [
  ['options', 'Options', 'The options of a game.'],
  ['state', 'State', 'The frozen state.'],
  ['view', 'View', 'What a seat or a spectator may know.'],
  ['action', 'Action', 'Every action.'],
  ['event', 'Event', 'Every fact.'],
  ['decision', 'Decision', 'Every decision.'],
  ['rejection', 'Rejection', 'Every refusal.'],
] as const;

// The declarations that all titles of a family share, with all that they are made of.
function sharedBy(family: readonly ReadTitle[]): Declarations {
  const [first, ...others] = family;
  const sayOf = ({ text, imports }: Declaration) => JSON.stringify([text, [...imports]]);
  const alike = new Map(
    [...first.declarations].filter(([name, declaration]) =>
      others.every(({ declarations }) => {
        const theirs = declarations.get(name);
        return theirs !== undefined && sayOf(theirs) === sayOf(declaration);
      }),
    ),
  );
  const known = new Set([...first.declarations.keys()]);
  for (let before = -1; before !== alike.size; ) {
    before = alike.size;
    for (const [name, { text }] of alike)
      if (namesIn(text).some((used) => known.has(used) && !alike.has(used))) alike.delete(name);
  }
  return alike;
}

const namesIn = (text: string) => text.match(new RegExp(`[${OWNER}${PLAIN}]\\w+`, 'g')) ?? [];

function moduleText(folder: string, prefix: string, own: Declarations, taken: Declarations): string {
  const texts = [...own.values()].map(({ name, words, text }) => {
    const bare = text
      .replace(`interface ${OWNER} `, `interface ${name} `)
      .replace(`type ${OWNER} `, `type ${name} `);
    return `${comment(words)}\nexport ${bare}`;
  });
  const body = texts.join('\n\n');
  const marks = new Map([...taken.keys()].map((name) => [name, named(name, 'Milepost')]));
  const written = body.replace(
    new RegExp(`[${OWNER}${PLAIN}]\\w+`, 'g'),
    (name) => marks.get(name) ?? named(name, prefix),
  );
  const imports = new Map<string, Set<string>>();
  for (const { imports: needed } of own.values())
    for (const [name, file] of needed) {
      const from = posix
        .relative(`rulesets/${folder}/generated`, file)
        .replace(/^(\w)/, './$1')
        .replace(/\.ts$/, '.js');
      imports.set(from, (imports.get(from) ?? new Set()).add(name));
    }
  const used = [...marks.values()].filter((name) => new RegExp(`\\b${name}\\b`).test(written)).sort();
  const family = `../../${FAMILY}/generated/types.js`;
  if (used.length > 0) imports.set(family, new Set(used));
  return [
    `// Written by \`npm run generate -- states\` from what the title declares; a test fails where the two are not in step.`,
    '',
    ...[...imports].map(([from, names]) => `import type { ${[...names].sort().join(', ')} } from '${from}';`),
    ...(taken.size > 0 ? ['', `export type * from '${family}';`] : []),
    '',
    written,
    '',
  ].join('\n');
}
