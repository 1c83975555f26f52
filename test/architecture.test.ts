// Who may import whom, and what shared rooms may say and do. docs/architecture.md has the same in words.

import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { titleFolders } from '../entries.mjs';
import { allRulesets, allTitles } from '../rulesets/index.js';
import { findSlips } from '../src/cli/lint/slips.js';
import type { AnyRuleset } from '../src/core/engine/index.js';
import type { Title } from '../src/core/title/title.js';
import {
  circlesAmong,
  type Import,
  importsOf,
  parseSource,
  placeOf,
  readSources,
  type Source,
  visit,
  withoutComments,
} from './architecture';
import { expectNone } from './expect-none';

const src = readSources('src');
const rulesets = readSources('rulesets');
const boards = readSources('maps').filter(({ path }) => !path.startsWith('maps/tools/'));
const shipped = [...src, ...rulesets, ...boards];
const imports = shipped.flatMap(importsOf);

const TITLES = folders(rulesets, 'rulesets/').filter((folder) => !['milepost', 'generated'].includes(folder));
const FAMILY = 'rulesets/milepost';
// The folders of the family's rules, the lowest first: each imports those before it.
const FAMILY_RULES = [
  ...['events', 'money', 'rail', 'entry', 'reserved-ways', 'building', 'running'],
  ...['cards', 'loads', 'trains', 'deals', 'turns', 'event-cards'],
];
// The folders of the engine, the lowest first. A type may name what stands higher: actions, decisions and rulesets are one web.
const ENGINE_FOLDERS = [
  'base',
  'luck',
  'input',
  'fields',
  'rules',
  'play',
  'begin',
  'save',
  'undo',
  'views',
  'words',
];

const isIn = (path: string | null, ...places: readonly string[]) =>
  path !== null &&
  places.some((place) => path === place || path.startsWith(place.endsWith('/') ? place : `${place}/`));
const sentence = ({ from, line, specifier }: Import) => `${from}:${line} imports ${specifier}`;
const offences = (from: (path: string) => boolean, isWrong: (one: Import) => boolean) =>
  imports.filter((one) => from(one.from) && isWrong(one)).map(sentence);

function folders(sources: readonly Source[], under: string): readonly string[] {
  const names = sources
    .map(({ path }) => path.slice(under.length).split('/'))
    .filter((parts) => parts.length > 1);
  return [...new Set(names.map(([name]) => name))];
}

// A folder, or the one file that stands for it: `picture/` or `picture.ts`.
const both = (place: string) => [place, `${place}.ts`];
const CORE = 'src/core';
const RULES = [CORE, ...[FAMILY].flatMap((of) => [`${of}/rules`, `${of}/board`, `${of}/generated`])];

// Who may import whom, one line a folder; everybody may import their own folder.
const MAY_IMPORT: readonly (readonly [folder: string, ...may: readonly string[]])[] = [
  ['src/core/graph'],
  ['src/core/random'],
  ['src/core/engine', 'src/core/random', 'src/core/fresh-seed.ts'],
  ['src/core/fresh-seed.ts'],
  ['src/core/map', 'src/core/engine'],
  ['src/core/title', 'src/core/engine', 'src/core/map'],
  ['src/players', CORE],
  ['src/table', CORE, 'src/players'],
  ['src/serve', CORE, 'src/players', 'src/table'],
  [
    'src/cli',
    CORE,
    'src/players',
    'src/table',
    'src/serve',
    'src/testing',
    'rulesets/index.ts',
    'rulesets/titles-in.ts',
    'package.json',
  ],
  // The sample games are data.
  ['src/testing', CORE, 'rulesets/generated/sample-games.ts'],
  ['src/entries', CORE, 'src/players', 'src/table', 'src/serve', 'src/testing'],
  ['src/index.ts', CORE, 'src/players', 'src/table', 'rulesets/generated/rulesets.ts'],

  [`${FAMILY}/board`, CORE],
  [`${FAMILY}/rules`, ...RULES],
  [`${FAMILY}/generated`, ...RULES],
  [`${FAMILY}/picture`, ...RULES],
  [`${FAMILY}/words`, ...RULES],
  [`${FAMILY}/players`, ...RULES],
  [FAMILY, CORE],

  ...TITLES.flatMap((title): readonly (readonly [string, ...string[]])[] => {
    const own = `rulesets/${title}`;
    const map = `maps/${title}`;
    const rules = [...RULES, `${own}/rules`, ...both(`${own}/board`), `${own}/generated`];
    const board = [CORE, `${FAMILY}/board`, map];
    const picture = [...rules, `${FAMILY}/picture`, ...both(`${own}/picture`), map];
    const words = [...rules, `${FAMILY}/words`, ...both(`${own}/words`)];
    const players = [...rules, `${FAMILY}/players`, ...both(`${own}/players`)];
    return [
      ...both(`${own}/board`).map((place) => [place, ...board] as const),
      [`${own}/rules`, ...rules, map],
      [`${own}/generated`, ...rules],
      ...both(`${own}/picture`).map((place) => [place, ...picture] as const),
      ...both(`${own}/words`).map((place) => [place, ...words] as const),
      ...both(`${own}/players`).map((place) => [place, ...players] as const),
      [own, CORE, FAMILY, map],
    ];
  }),
];

const APART = 'Pass it in as a value, or move what both need to a folder that both may import.';

describe('who may import whom', () => {
  test.each(MAY_IMPORT)('%s imports %s %s %s %s %s %s %s %s %s %s', (folder, ...may) => {
    expectNone(
      offences(
        (path) => isIn(path, folder),
        ({ from, to, typeOnly }) =>
          to !== null &&
          !isIn(to, folder, ...may) &&
          // What a law is.
          !(typeOnly && from.endsWith('/rules/laws.ts') && isIn(to, 'src/testing')),
      ),
      { rule: `${folder} imports its own folder and ${may.join(', ') || 'nothing else'}.`, cure: APART },
    );
  });

  test('fresh seeds come from one place, and nothing else draws from the platform', () => {
    const platform = /\b(getRandomValues|randomBytes|randomInt)\b/;
    const own = shipped.filter(({ path }) => path === 'src/core/fresh-seed.ts');
    expect(mentions(own, [platform])).toHaveLength(1);
    const rule =
      'Fresh seeds come from src/core/fresh-seed.ts, which only the index of the engine passes on.';
    const others = shipped.filter((source) => !own.includes(source));
    expectNone(mentions(others, [platform]), {
      rule,
      cure: 'Take a seed or a stream of luck as an argument.',
    });
    expectNone(
      offences(
        () => true,
        ({ from, to }) => to === 'src/core/fresh-seed.ts' && from !== 'src/core/engine/index.ts',
      ),
      { rule, cure: 'Import freshSeed from src/core/engine/index.ts.' },
    );
  });

  test('every source has such a line', () => {
    const lists = ['index.ts', 'generated', 'titles-in.ts', 'titles.ts'].map((name) => `rulesets/${name}`);
    const without = shipped.filter(
      ({ path }) => !isIn(path, 'maps', ...lists) && !MAY_IMPORT.some(([folder]) => isIn(path, folder)),
    );
    expectNone(
      without.map(({ path }) => path),
      {
        rule: 'MAY_IMPORT in test/architecture.test.ts says of every source what it may import.',
        cure: 'Move the file to a folder named there, or add a line there and to docs/architecture.md, "Folders".',
      },
    );
  });

  // A line without folders would pass whatever it says.
  test('every such line is about something', () => {
    const single = new Set(
      TITLES.flatMap((id) =>
        ['board', 'picture', 'words', 'players'].flatMap((name) => both(`rulesets/${id}/${name}`)),
      ),
    );
    const empty = MAY_IMPORT.map(([folder]) => folder).filter(
      (folder) => !single.has(folder) && !shipped.some(({ path }) => isIn(path, folder)),
    );
    expectNone(empty, {
      rule: 'Every line of MAY_IMPORT in test/architecture.test.ts is about a folder, and a title has rules/ and generated/.',
      cure: 'Write the missing sources (npm run generate -- states writes generated/), or remove the line.',
    });
  });

  test.each(ENGINE_FOLDERS)('src/core/engine/%s uses nothing of the engine above itself', (folder) => {
    const above = ENGINE_FOLDERS.slice(ENGINE_FOLDERS.indexOf(folder) + 1);
    expectNone(
      offences(
        (path) => isIn(path, `src/core/engine/${folder}`),
        ({ to, typeOnly }) =>
          !typeOnly &&
          (isIn(to, ...above.map((name) => `src/core/engine/${name}`)) ||
            /^src\/core\/engine\/[^/]+\.ts$/.test(to ?? '')),
      ),
      {
        rule: `Of the engine, ${folder} uses ${ENGINE_FOLDERS.slice(0, -above.length || undefined).join(', ')}, and types of all.`,
        cure: APART,
      },
    );
  });

  test.each(FAMILY_RULES)(`${FAMILY}/rules/%s knows no folder of the rules above itself`, (folder) => {
    const above = FAMILY_RULES.slice(FAMILY_RULES.indexOf(folder) + 1).map(
      (name) => `${FAMILY}/rules/${name}`,
    );
    expectNone(
      offences(
        (path) => isIn(path, `${FAMILY}/rules/${folder}`),
        ({ to }) => isIn(to, ...above),
      ),
      {
        rule: `The folders of the family's rules, the lowest first, are ${FAMILY_RULES.join(', ')}.`,
        cure: APART,
      },
    );
  });

  test('the lists of folders name every folder', () => {
    const inside = (place: string) => [
      ...new Set(
        shipped
          .filter(({ path }) => isIn(path, place))
          .map(({ path }) => path.slice(place.length + 1).split('/'))
          .filter((parts) => parts.length > 1)
          .map(([name]) => name),
      ),
    ];
    const listed = [
      ['src/core/engine', ENGINE_FOLDERS],
      [`${FAMILY}/rules`, FAMILY_RULES],
    ] as const;
    for (const [place, names] of listed) {
      const found = inside(place);
      const astray = [
        ...found.filter((name) => !names.includes(name)),
        ...names.filter((name) => !found.includes(name)),
      ];
      expectNone(
        astray.map((name) => `${place}/${name}`),
        {
          rule: 'ENGINE_FOLDERS and FAMILY_RULES in test/architecture.test.ts name the folders from the lowest to the highest.',
          cure: 'Add a new folder to its list, above those it imports, or take out one that is gone; docs/architecture.md has both lists too.',
        },
      );
    }
  });

  test('nothing but the table needs a page', () => {
    const page =
      /\b(document|window|navigator|localStorage)\.|\b(matchMedia|DOMPoint|DOMRect|(HTML|SVG)\w*Element)\b/;
    expectNone(
      mentions(
        shipped.filter(({ path }) => !isIn(path, 'src/table')),
        [page],
      ),
      {
        rule: 'Only src/table needs a page of a browser.',
        cure: 'Move it to src/table, or take what it asks the page as an argument.',
      },
    );
  });

  // Two places name each other's types: what a ruleset is made of is one web (actions, decisions, tables, rulesets), and so are
  // the family's bundle of types and the policies that are part of it.
  test('imports run in circles in two places, of types only', () => {
    const all = readSources('src', 'rulesets', 'maps');
    const ofValues = circlesAmong(all.flatMap(importsOf).filter(({ typeOnly }) => !typeOnly));
    expectNone(
      ofValues.map((files) => files.join(' > ')),
      {
        rule: 'No files need values of each other.',
        cure: 'Move what two of them share to a file of its own, or import a type with `import type`.',
      },
    );
    const circles = circlesAmong(all.flatMap(importsOf)).map(
      (files) => `${files[0].split('/').slice(0, 3).join('/')}: ${files.length} files`,
    );
    // A type that two files of a circle share moves into a file of its own below them.
    expect(circles.sort()).toEqual([`${FAMILY}/rules: 4 files`, 'src/core/engine: 8 files']);
  });

  test('maps take no more than types from elsewhere', () => {
    expectNone(
      offences(
        (path) => isIn(path, 'maps'),
        ({ to, typeOnly }) => to !== null && !isIn(to, 'maps') && !typeOnly,
      ),
      { rule: 'Maps are data: they take types from elsewhere, and no values.', cure: 'Write `import type`.' },
    );
  });

  test('nothing but the command and the tournament needs node, and nothing that is shipped needs a test runner', () => {
    expectNone(
      offences(
        () => true,
        ({ from, specifier }) =>
          (specifier.startsWith('node:') && !isIn(from, 'src/cli', 'src/players/tournament')) ||
          specifier === 'vitest',
      ),
      {
        rule: 'The package runs in browsers: only src/cli and src/players/tournament need node, and nothing needs vitest.',
        cure: 'Take what is read from outside as an argument, or move the code to src/cli or to test.',
      },
    );
  });

  test('nothing imports the builders of boards, tests or documents', () => {
    expectNone(
      offences(
        () => true,
        ({ to }) => isIn(to, 'maps/tools', 'test', 'docs'),
      ),
      {
        rule: 'Nothing that is shipped imports maps/tools, test or docs.',
        cure: 'Move what it needs to the folder that is shipped.',
      },
    );
  });
});

const shared = shipped.filter(({ path }) =>
  isIn(path, 'src/core/engine', 'src/core/graph', 'src/core/random', FAMILY),
);

function mentions(sources: readonly Source[], words: readonly RegExp[]): string[] {
  return sources.flatMap((source) =>
    withoutComments(source)
      .split('\n')
      .flatMap((line, n) =>
        words
          .filter((word) => word.test(line))
          .map((word) => `${source.path}:${n + 1} says ${line.match(word)?.[0]}`),
      ),
  );
}

// china-rails, chinaRails, China Rails, ChinaRailsTitle.
const anyTitle = new RegExp(`(${TITLES.map((id) => id.replaceAll('-', '[- ]?')).join('|')})`, 'i');

describe('what shared folders say', () => {
  test('no title and no map', () => {
    expectNone(mentions(shared, [anyTitle]), {
      rule: 'Engine, graph, random and the family know no title.',
      cure: 'Name what differs in the tables, policies or chapters of the title.',
    });
  });

  test('no city', async () => {
    const { chinaMap } = await import('../maps/china-rails');
    const names = chinaMap.cities.flatMap(({ id, name }) => [id, name]);
    expectNone(mentions(shared, [new RegExp(`['"\`](${names.join('|')})['"\`]`, 'i')]), {
      rule: 'Engine, graph, random and the family know no city of a map.',
      cure: 'Take the city from the board or from the tables of the title.',
    });
  });

  test('no railway noun in engine, graph and random', () => {
    const nouns =
      'rail(way|road)?s?|trains?|tracks?|mileposts?|locos?|cit(y|ies)|cargo|freight|ferr(y|ies)|stations?|rent';
    const rooms = shared.filter(({ path }) => !isIn(path, FAMILY));
    expectNone(mentions(rooms, [new RegExp(`(?<![A-Za-z])(${nouns})(?![a-z])`, 'i')]), {
      rule: 'Engine, graph and random are about games of any kind.',
      cure: 'Use the word for any game (place, link, price), or move the code to the family.',
    });
  });
});

describe('a title is a folder and a line', () => {
  // What is made for a single title, and says so by where it stands.
  const isOfATitle = (path: string) => TITLES.some((id) => path.split(/[/.]/).includes(id));
  const ELSEWHERE: Readonly<Record<string, string>> = {
    'rulesets/generated/rulesets.ts': 'a tool writes it from the line',
    'rulesets/generated/sample-games.ts': 'a tool writes it from the line',
    'rulesets/generated/title-values.ts': 'a tool writes it from the line',
    'rulesets/generated/titles.ts': 'a tool writes it from the line',
    'docs/tools/schemas.ts': 'the transcript of the protocol is an example, and examples are of some title',
  };
  const named = readSources('src', 'rulesets', 'maps', 'docs/tools', 'docs/playground').filter(
    ({ path }) => !isOfATitle(path) && !(path in ELSEWHERE),
  );

  test('no other source names a title', () => {
    expect(named.length).toBeGreaterThan(300);
    expectNone(mentions(named, [anyTitle]), NO_TITLE);
  });

  const NO_TITLE = {
    rule: 'Outside its own folders a title is named in rulesets/list.json only.',
    cure: 'Read the titles from rulesets/index.ts, or move the code to the folder of the title.',
  };
  const FILES = ['entries.mjs', 'typedoc.json', 'tsconfig.json', 'biome.json', 'docs/playground/index.html'];
  test.each([...FILES, ...readdirSync('.').filter((name) => /(size-limit|config)\.m?[tj]s$/.test(name))])(
    '%s names none',
    (file) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      expectNone(
        lines.flatMap((line, n) => (anyTitle.test(line) ? [`${file}:${n + 1}: ${line.trim()}`] : [])),
        NO_TITLE,
      );
    },
  );

  test('package.json names none but in the demo, which plays one', () => {
    const { scripts, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8'));
    const naming = Object.keys(manifest).filter((name) => anyTitle.test(JSON.stringify(manifest[name])));
    const others = Object.keys(scripts).filter((name) => anyTitle.test(scripts[name]) && name !== 'demo');
    expectNone(
      [...naming, ...others.map((name) => `scripts.${name}`)].map((name) => `package.json: ${name}`),
      NO_TITLE,
    );
  });

  test('every title exports its value under its own name', async () => {
    const astray: string[] = [];
    for (const id of TITLES) {
      const name = `${id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Title`;
      const path = `rulesets/${id}/title.ts`;
      if (!rulesets.some((source) => source.path === path)) {
        astray.push(`${path} is missing`);
        continue;
      }
      const { [name]: title } = (await import(`../rulesets/${id}/title.ts`)) as Record<
        string,
        Title<AnyRuleset>
      >;
      if (title?.ruleset.id !== id) astray.push(`${path} exports no ${name} with the id ${id}`);
    }
    const ids = (lists: readonly { readonly id: string }[]) => lists.map(({ id }) => id);
    const lists: readonly (readonly [string, readonly string[]])[] = [
      ['rulesets/generated/titles.ts', ids(allTitles.map(({ ruleset }) => ruleset))],
      ['rulesets/generated/rulesets.ts', ids(allRulesets)],
      ['rulesets/list.json', titleFolders],
    ];
    for (const [list, named] of lists)
      astray.push(
        ...TITLES.filter((id) => !named.includes(id)).map((id) => `${list} does not list ${id}`),
        ...named.filter((id) => !TITLES.includes(id)).map((id) => `${list} lists ${id}, which has no folder`),
      );
    expectNone(astray, {
      rule: 'A folder of rulesets/ with folders of its own is a title: it exports its value, and is in the list.',
      cure: 'Export the title from title.ts under the name of its folder, add a line to rulesets/list.json and run npm run generate (docs/adding-a-ruleset.md, "Into the package").',
    });
    expect(allRulesets).toEqual(allTitles.map(({ ruleset }) => ruleset));
  });
});

describe('one skeleton of file names', () => {
  // What each is for: docs/adding-a-ruleset.md. A title may lack any, and invents none.
  const TOP = [
    ...[
      'index.ts',
      'ruleset.ts',
      'title.ts',
      'tour.ts',
      'summary.ts',

      'board-kind.ts',
      'generated',
      'rules',
    ],
    ...['board', 'players', 'picture', 'words'].flatMap(both),
  ];
  const IN_RULES = [
    ...['types.ts', 'state.ts', 'fields.ts', 'tables.ts', 'options.ts', 'variants.ts', 'facts.ts'],
    ...['streams.ts', 'setup.ts', 'turn.ts', 'phases.ts', 'guess.ts', 'position.ts', 'invariants.ts'],
    ...['laws.ts', 'actions', 'components', 'event-cards', 'invariants'],
  ];
  const namesIn = (folder: string) => [
    ...new Set(
      rulesets
        .filter(({ path }) => isIn(path, folder))
        .map(({ path }) => path.slice(folder.length + 1).split('/')[0]),
    ),
  ];

  test.each(TITLES)('%s has the folders of all titles', (id) => {
    const invented = namesIn(`rulesets/${id}`).filter((name) => !TOP.includes(name));
    expectNone(
      invented.map((name) => `rulesets/${id}/${name}`),
      {
        rule: `In the folder of a title stand ${TOP.join(', ')}.`,
        cure: 'Move the file to rules/, board/, players/, picture/ or words/.',
      },
    );
  });

  // Mechanics that only one title has stand under their own names beside these.
  test.each(TITLES)('the rules of %s begin with its page, and have the files of all titles', (id) => {
    const names = namesIn(`rulesets/${id}/rules`);
    const usual = names.filter((name) => IN_RULES.includes(name));
    expectNone(
      [
        ...(names.includes(`${id}.ts`) ? [] : [`rulesets/${id}/rules/${id}.ts is missing`]),
        ...(usual.length >= 4 || names.length === 1
          ? []
          : [`rulesets/${id}/rules has ${usual.length} of the usual names: ${usual.join(', ')}`]),
      ],
      {
        rule: `The rules of a title are its page ${id}.ts, or begin with it and have four or more of ${IN_RULES.join(', ')}.`,
        cure: 'Write the page first, and name each file as the other titles name theirs (docs/adding-a-ruleset.md).',
      },
    );
  });

  // A folder of one file is a file.
  test('a folder has two files', () => {
    const files = new Map<string, number>();
    for (const { path } of [...src, ...rulesets]) {
      const parts = path.split('/');
      for (let depth = 1; depth < parts.length; depth++) {
        const folder = parts.slice(0, depth).join('/');
        files.set(folder, (files.get(folder) ?? 0) + 1);
      }
    }
    const lonely = [...files].filter(([folder, count]) => count < 2 && !folder.endsWith('/generated'));
    expectNone(
      lonely.map(([folder]) => folder),
      { rule: 'A folder has two files.', cure: 'Make it one file: board.ts stands for board/.' },
    );
  });
});

describe('what rules may not do', () => {
  const pure = shipped.filter(({ path }) =>
    isIn(path, 'src/core/engine', 'src/core/graph', 'src/core/random', 'rulesets'),
  );

  test('they have no clock, no chance of their own, no files and no variable beside the state', () => {
    // Hashes ask whether Node.js is there. Forms by number are those of a language that is named. Work space is written over before it is read: nothing in it outlasts
    // a question. No rule calls the tools of boards.
    const known = [
      'src/core/engine/base/hashes.ts reads or writes outside of the state: globalThis',
      'src/core/engine/words/plural.ts keeps a collection beside the state: rulesOf',
      'src/core/engine/words/plural.ts depends on the language of the machine: Intl',
      'src/core/graph/components.ts keeps a collection beside the state: scratches',
      'src/core/graph/mixed-trees.ts keeps a collection beside the state: scratches',
      'rulesets/milepost/board-kind.ts loads a module while it runs: ./picture/check-picture.js',
      'rulesets/milepost/board-kind.ts loads a module while it runs: ./board/deck-maker/index.js',
      'rulesets/milepost/rules/reserved-ways/places.ts keeps a collection beside the state: COUNT',
    ];
    // A title binds rules to what is loaded when somebody asks: it is no rule itself.
    const rules = pure.filter(({ path }) => !/^rulesets\/[^/]+\/title\.ts$/.test(path));
    const found = rules.flatMap(({ path, tree }) =>
      findSlips(ts, tree).map(({ does, word }) => `${path} ${does}: ${word}`),
    );
    const rule =
      'Rules read the state and their arguments only, but for what the list in test/architecture.test.ts knows.';
    expectNone(
      found.filter((one) => !known.includes(one)),
      { rule, cure: 'Keep it in the state, or draw it from a stream of luck.' },
    );
    expectNone(
      known.filter((one) => !found.includes(one)),
      { rule, cure: 'Take what is gone from the list.' },
    );
  });

  test('no class is told apart by instanceof: copies of this library may meet', () => {
    const own = new Set<string>();
    for (const { tree } of shipped)
      visit(tree, (node) => void (ts.isClassDeclaration(node) && node.name && own.add(node.name.text)));
    const found = shipped.flatMap((source) => {
      const places: string[] = [];
      visit(source.tree, (node) => {
        const isInstanceOf =
          ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword;
        if (isInstanceOf && own.has(node.right.getText(source.tree)) && !isIn(source.path, 'src/cli'))
          places.push(placeOf(source, node));
      });
      return places;
    });
    expectNone(found, {
      rule: 'Two copies of this library may meet in a program, so no class of ours is asked for by instanceof.',
      cure: 'Ask for a field or a brand, as isRailheadError does.',
    });
  });
});

test('circles are found, each once, and nothing that only hangs on one', () => {
  const edges = ['a>b', 'b>c', 'c>a', 'd>a', 'c>e', 'f>g', 'g>f'].map((edge) => edge.split('>'));
  const found = circlesAmong(edges.map(([from, to]) => ({ from, to }) as Import));
  expect(found).toEqual([
    ['a', 'b', 'c'],
    ['f', 'g'],
  ]);
});

test('the scanner sees imports of every form, and no comment', () => {
  const source = parseSource(
    'rulesets/here/file.ts',
    [
      "import { one, type Two } from './one.js'; // Math.random",
      "import type { Three } from '../three/index.js';",
      "export * from 'four';",
      "export type { Five } from './five.js';",
      "const six = () => import('../../src/six.js'); /* a train */",
      'const seven = `// no comment`;',
    ].join('\n'),
  );
  expect(importsOf(source).map(({ line, to, typeOnly }) => [line, to, typeOnly])).toEqual([
    [1, 'rulesets/here/one.ts', false],
    [2, 'rulesets/three/index.ts', true],
    [3, null, false],
    [4, 'rulesets/here/five.ts', true],
    [5, 'src/six.ts', false],
  ]);
  expect(withoutComments(source)).not.toMatch(/random|train/);
  expect(withoutComments(source)).toContain('// no comment');
});
