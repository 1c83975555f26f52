// Who may import whom, and what shared rooms may say and do. docs/architecture.md has the same in words.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { allTitles } from '../rulesets/index.js';
import { findSlips } from '../src/cli/lint/slips.js';
import type { AnyRuleset } from '../src/core/engine/index.js';
import type { Title } from '../src/core/title/title.js';
import { titleFolders } from '../titles.mjs';
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

const src = readSources('src');
const rulesets = readSources('rulesets');
const boards = readSources('maps').filter(({ path }) => !path.startsWith('maps/tools/'));
const shipped = [...src, ...rulesets, ...boards];
const imports = shipped.flatMap(importsOf);

const TITLES = folders(rulesets, 'rulesets/').filter((folder) => folder !== 'milepost');
// The rooms of the milepost family, the lowest first: each imports those before it.
const FAMILY_ROOMS = [
  ...['board', 'events', 'money', 'rail', 'entry', 'proof', 'building', 'running'],
  ...['cards', 'loads', 'trains', 'deals', 'turns', 'event-cards'],
];
const isIn = (path: string | null, ...rooms: readonly string[]) =>
  path !== null &&
  rooms.some((room) => path === room || path.startsWith(room.endsWith('/') ? room : `${room}/`));
const sentence = ({ from, line, specifier }: Import) => `${from}:${line} imports ${specifier}`;
const offences = (from: (path: string) => boolean, isWrong: (one: Import) => boolean) =>
  imports.filter((one) => from(one.from) && isWrong(one)).map(sentence);

function folders(sources: readonly Source[], under: string): readonly string[] {
  const names = sources
    .map(({ path }) => path.slice(under.length).split('/'))
    .filter((parts) => parts.length > 1);
  return [...new Set(names.map(([name]) => name))];
}

describe('who may import whom', () => {
  test('graph and random import nothing of ours', () => {
    for (const room of ['src/core/graph', 'src/core/random'])
      expect(
        offences(
          (path) => isIn(path, room),
          ({ to }) => to !== null && !isIn(to, room),
        ),
      ).toEqual([]);
  });

  test('the engine imports random, and nothing else of ours', () => {
    expect(
      offences(
        (path) => isIn(path, 'src/core/engine'),
        ({ from, to }) =>
          to !== null &&
          !isIn(to, 'src/core/engine', 'src/core/random') &&
          // The entry passes it on to hosts.
          !(from === 'src/core/engine/index.ts' && to === 'src/core/fresh-seed.ts'),
      ),
    ).toEqual([]);
  });

  test('fresh seeds come from one place, and nothing else draws from the platform', () => {
    const platform = /\b(getRandomValues|randomBytes|randomInt)\b/;
    const [own, ...others] = mentions(shipped, [platform]);
    expect(own).toMatch(/^src\/core\/seed\/fresh-seed\.ts:\d+ says getRandomValues$/);
    expect(others).toEqual([]);
    expect(
      offences(
        () => true,
        ({ from, to }) => isIn(to, 'src/core/seed') && from !== 'src/core/engine/index.ts',
      ),
    ).toEqual([]);
  });

  test('the family imports src only', () => {
    expect(
      offences(
        (path) => isIn(path, 'rulesets/milepost'),
        ({ to }) => to !== null && !isIn(to, 'rulesets/milepost', 'src'),
      ),
    ).toEqual([]);
  });

  test.each(TITLES)('%s imports src, the family and its own map', (title) => {
    expect(
      offences(
        (path) => isIn(path, `rulesets/${title}`),
        ({ to }) =>
          to !== null && !isIn(to, `rulesets/${title}`, 'rulesets/milepost', 'src', `maps/${title}`),
      ),
    ).toEqual([]);
  });

  test.each(['analysis', 'bots', 'testing', 'tournament'])(
    'src/%s takes an engine, and the simulator',
    (room) => {
      expect(
        offences(
          (path) => isIn(path, `src/${room}`),
          ({ to }) =>
            to !== null &&
            !isIn(
              to,
              `src/${room}`,
              'src/core/engine',
              'src/core/random',
              'src/sim',
              'src/players/bots',
              'src/players/analysis',
            ),
        ),
      ).toEqual([]);
    },
  );

  test('encodings take an engine as it comes', () => {
    expect(
      offences(
        (path) => isIn(path, 'src/players/encode'),
        ({ to }) => to !== null && !isIn(to, 'src/players/encode', 'src/core/engine'),
      ),
    ).toEqual([]);
  });

  test('the core takes nothing from outside itself', () => {
    expect(
      offences(
        (path) => isIn(path, 'src/core'),
        ({ to }) => to !== null && !isIn(to, 'src/core'),
      ),
    ).toEqual([]);
  });

  test('boards on a page take pictures, and know no engine', () => {
    expect(
      offences(
        (path) => isIn(path, 'src/table/board'),
        ({ to, typeOnly }) =>
          to !== null &&
          !isIn(to, 'src/table/board', 'src/core/title', 'src/core/map') &&
          !(typeOnly && isIn(to, 'src/core/engine')),
      ),
    ).toEqual([]);
  });

  test('planners for people take an engine as it comes, and know no picture', () => {
    expect(
      offences(
        (path) => isIn(path, 'src/table/plans'),
        ({ to, typeOnly }) =>
          to !== null &&
          !isIn(to, 'src/table/plans', 'src/core/engine', 'src/core/title/no-plan.ts') &&
          !(typeOnly && isIn(to, 'src/core/title')),
      ),
    ).toEqual([]);
  });

  test('tables are put together from the rooms below, and know no title', () => {
    expect(
      offences(
        (path) => isIn(path, 'src/table'),
        ({ to, typeOnly }) =>
          to !== null &&
          !isIn(
            to,
            'src/table',
            'src/table/board',
            'src/players/bots',
            'src/table/words',
            'src/table/plans',
            'src/table/store',
          ) &&
          to !== 'src/core/title/catalogue.ts' &&
          !(typeOnly && isIn(to, 'src/core')),
      ),
    ).toEqual([]);
  });

  test('nothing else needs a page', () => {
    const page =
      /\b(document|window|navigator|localStorage)\.|\b(matchMedia|DOMPoint|DOMRect|(HTML|SVG)\w*Element)\b/;
    expect(
      mentions(
        shipped.filter(({ path }) => !isIn(path, 'src/table/board', 'src/table')),
        [page],
      ),
    ).toEqual([]);
  });

  test.each(['core/map', 'core/title', 'sim', 'messages', 'store'])(
    'src/%s takes an engine as it comes',
    (room) => {
      expect(
        offences(
          (path) => isIn(path, `src/${room}`),
          ({ to, typeOnly }) =>
            to !== null &&
            !isIn(to, `src/${room}`, 'src/core/engine', 'src/core/random', 'src/core/map') &&
            !(typeOnly && isIn(to, 'src/core/title')),
        ),
      ).toEqual([]);
    },
  );

  test('schemas and protocol take an engine as it comes, and sentences for what they refuse; the protocol has bots, too', () => {
    const common = [
      'src/serve/schemas',
      'src/serve/protocol',
      'src/core/engine',
      'src/table/words',
      'src/core/random',
    ];
    expect(
      offences(
        (path) => isIn(path, 'src/serve/schemas', 'src/serve/protocol'),
        ({ from, to, typeOnly }) =>
          to !== null &&
          !isIn(to, ...common) &&
          !(isIn(from, 'src/serve/protocol') && isIn(to, 'src/players/bots', 'src/players/encode')) &&
          !(isIn(from, 'src/serve/protocol') && typeOnly && isIn(to, 'src/core/title')),
      ),
    ).toEqual([]);
  });

  test('adapters take an engine as it comes, bots, and sentences for what they refuse', () => {
    expect(
      offences(
        (path) => isIn(path, 'src/serve/adapters'),
        ({ to }) =>
          to !== null &&
          !isIn(
            to,
            'src/serve/adapters',
            'src/core/engine',
            'src/core/random',
            'src/table/words',
            'src/players/bots',
          ),
      ),
    ).toEqual([]);
  });

  test('rules know no command, bot, sentence machinery or drawing room of src, and of laws what one is', () => {
    expect(
      offences(
        (path) => isIn(path, 'rulesets'),
        ({ to, typeOnly }) =>
          isIn(to, 'src') && !isIn(to, 'src/core') && !(typeOnly && isIn(to, 'src/testing')),
      ),
    ).toEqual([]);
  });

  test('rules, actions and phases know no planner: what planners share with them stands lower', () => {
    expect(
      offences(
        (path) =>
          /^rulesets\/[^/]+\/(actions|rules|phases|board|event-cards|turn|setup)(\/|\.ts)/.test(path) ||
          isIn(path, ...FAMILY_ROOMS.map((room) => `rulesets/milepost/${room}`)),
        ({ to }) => to !== null && /^rulesets\/[^/]+\/plan(\/|ning|\.ts|-)/.test(to),
      ),
    ).toEqual([]);
  });

  test.each(FAMILY_ROOMS)('rulesets/milepost/%s knows no room of the family above itself', (room) => {
    const above = FAMILY_ROOMS.slice(FAMILY_ROOMS.indexOf(room) + 1).map(
      (name) => `rulesets/milepost/${name}`,
    );
    expect(
      offences(
        (path) => isIn(path, `rulesets/milepost/${room}`),
        ({ to }) => isIn(to, ...above),
      ),
    ).toEqual([]);
  });

  // Two rooms name each other's types: what a ruleset is made of is one web (actions, decisions, tables, rulesets), and so are
  // the family's bundle of types and the policies that are part of it.
  test('imports run in circles in two places, of types only', () => {
    const all = readSources('src', 'rulesets', 'maps');
    expect(circlesAmong(all.flatMap(importsOf).filter(({ typeOnly }) => !typeOnly))).toEqual([]);
    const circles = circlesAmong(all.flatMap(importsOf)).map((files) => dirname(files[0]));
    expect(circles.sort()).toEqual(['rulesets/milepost/rules/events', 'src/core/engine']);
  });

  test('maps take no more than types from elsewhere', () => {
    expect(
      offences(
        (path) => isIn(path, 'maps'),
        ({ to, typeOnly }) => to !== null && !isIn(to, 'maps') && !typeOnly,
      ),
    ).toEqual([]);
  });

  test('only the root entry and the command know the list of titles', () => {
    expect(
      offences(
        (path) => path !== 'src/index.ts' && !isIn(path, 'src/cli'),
        ({ to }) => to === 'rulesets/index.ts',
      ),
    ).toEqual([]);
  });

  test('of src, only the root entry, the command and the pictures of the family know a ruleset; none knows a map', () => {
    expect(
      offences(
        (path) => isIn(path, 'src') && path !== 'src/index.ts' && !isIn(path, 'src/cli'),
        ({ from, to }) =>
          isIn(to, 'rulesets', 'maps') && !(isIn(from, 'src/render') && isIn(to, 'rulesets/milepost')),
      ),
    ).toEqual([]);
  });

  test('nothing but the command and the tournament needs node, and nothing that is shipped needs a test runner', () => {
    expect(
      offences(
        () => true,
        ({ from, specifier }) =>
          (specifier.startsWith('node:') && !isIn(from, 'src/cli', 'src/players/tournament')) ||
          specifier === 'vitest',
      ),
    ).toEqual([]);
  });

  test('nothing imports the builders of boards, tests or documents', () => {
    expect(
      offences(
        () => true,
        ({ to }) => isIn(to, 'maps/tools', 'test', 'docs'),
      ),
    ).toEqual([]);
  });
});

const shared = shipped.filter(({ path }) =>
  isIn(path, 'src/core/engine', 'src/core/graph', 'src/core/random', 'rulesets/milepost'),
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

describe('what shared rooms say', () => {
  test('no title and no map', () => {
    expect(mentions(shared, [anyTitle])).toEqual([]);
  });

  test('no city', async () => {
    const { chinaMap } = await import('../maps/china-rails');
    const names = chinaMap.cities.flatMap(({ id, name }) => [id, name]);
    expect(mentions(shared, [new RegExp(`['"\`](${names.join('|')})['"\`]`, 'i')])).toEqual([]);
  });

  test('no railway noun in engine, graph and random', () => {
    const nouns =
      'rail(way|road)?s?|trains?|tracks?|mileposts?|locos?|cit(y|ies)|cargo|freight|ferr(y|ies)|stations?|rent';
    const rooms = shared.filter(({ path }) => !isIn(path, 'rulesets/milepost'));
    expect(mentions(rooms, [new RegExp(`(?<![A-Za-z])(${nouns})(?![a-z])`, 'i')])).toEqual([]);
  });
});

describe('a title is a folder and a line', () => {
  // What is made for a single title, and says so by where it stands.
  const isOfATitle = (path: string) => TITLES.some((id) => path.split(/[/.]/).includes(id));
  const ELSEWHERE: Readonly<Record<string, string>> = {
    'rulesets/index.ts': 'it is the line',
    'docs/tools/schemas.ts': 'the transcript of the protocol is an example, and examples are of some title',
  };
  const named = readSources('src', 'rulesets', 'maps', 'docs/tools', 'docs/playground').filter(
    ({ path }) => !isOfATitle(path) && !(path in ELSEWHERE),
  );

  test('no other source names a title', () => {
    expect(named.length).toBeGreaterThan(300);
    expect(mentions(named, [anyTitle])).toEqual([]);
  });

  const FILES = ['titles.mjs', 'typedoc.json', 'tsconfig.json', 'biome.json', 'docs/playground/index.html'];
  test.each([...FILES, ...readdirSync('.').filter((name) => /(size-limit|config)\.m?[tj]s$/.test(name))])(
    '%s names none',
    (file) => {
      expect(readFileSync(file, 'utf8')).not.toMatch(anyTitle);
    },
  );

  test('package.json names none but in scripts that play or measure one, and for a picture', () => {
    const { scripts, files, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(JSON.stringify(manifest)).not.toMatch(anyTitle);
    // The picture of README.
    expect(files.filter((file: string) => anyTitle.test(file))).toEqual(['docs/pictures/china-rails.svg']);
    const naming = Object.keys(scripts).filter((name) => anyTitle.test(scripts[name]));
    expect(naming).toEqual(['demo', 'balance', 'fairness']);
  });

  test('every title exports its value under its own name', async () => {
    for (const id of TITLES) {
      const name = `${id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Title`;
      const { [name]: title } = (await import(`../rulesets/${id}/title.ts`)) as Record<
        string,
        Title<AnyRuleset>
      >;
      expect(title.ruleset.id).toBe(id);
    }
    expect(allTitles.map(({ ruleset }) => ruleset.id as string).sort()).toEqual([...TITLES].sort());
    expect([...titleFolders].sort()).toEqual([...TITLES].sort());
  });
});

describe('one skeleton of file names', () => {
  // What each is for: docs/adding-a-ruleset.md. A title may lack any, and invents none.
  const SKELETON = [
    ...[
      'index.ts',
      'title.ts',
      'types.ts',
      'state.ts',
      'fields.ts',
      'tables.ts',
      'options.ts',
      'variants.ts',
    ],
    ...['facts.ts', 'streams.ts', 'setup.ts', 'turn.ts', 'phases.ts', 'guess.ts', 'position.ts'],
    ...[
      'invariants.ts',
      'laws.ts',
      'messages.ts',
      'sentences.ts',
      'names.ts',
      'summary.ts',
      'catalogue.ts',
      'board.ts',
      'plan.ts',
      'planning.ts',
      'picture.ts',
    ],
    ...[
      'actions',
      'board',
      'components',
      'event-cards',
      'generated',
      'invariants',
      'picture',
      'plan',
      'planning',
      'rules',
    ],
  ];
  // Mechanics that only one title has, each a file or a folder under its own name.
  const MECHANICS: Readonly<Record<string, readonly string[]>> = {
    'china-rails': ['containers', 'container-ports', 'rentable-crossings'],
    'india-rails': ['circus', 'pilgrims'],
    'iron-dragon': ['foremen', 'underground', 'ships', 'second-trains', 'locos', 'cites'],
  };

  test.each(TITLES)('%s keeps to it but for mechanics of its own', (id) => {
    const own = new Set([
      ...SKELETON,
      `${id}.ts`,
      ...(MECHANICS[id] ?? []).flatMap((name) => [name, `${name}.ts`]),
    ]);
    const names = new Set(
      rulesets.filter(({ path }) => isIn(path, `rulesets/${id}`)).map(({ path }) => path.split('/')[2]),
    );
    expect([...names].filter((name) => !own.has(name))).toEqual([]);
  });
});

describe('what rules may not do', () => {
  const pure = shipped.filter(({ path }) =>
    isIn(path, 'src/core/engine', 'src/core/graph', 'src/core/random', 'rulesets'),
  );

  test('they have no clock, no chance of their own, no files and no variable beside the state', () => {
    // Work space that is written over before it is read: nothing in it outlasts a question.
    const workSpace = [
      'src/core/graph/components.ts keeps a collection beside the state: scratches',
      'src/core/graph/mixed-trees.ts keeps a collection beside the state: scratches',
      'rulesets/milepost/rules/reserved-ways/places.ts keeps a collection beside the state: COUNT',
    ];
    const found = pure.flatMap(({ path, tree }) =>
      findSlips(ts, tree).map(({ does, word }) => `${path} ${does}: ${word}`),
    );
    expect(found).toEqual(workSpace);
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
    expect(found).toEqual([]);
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
