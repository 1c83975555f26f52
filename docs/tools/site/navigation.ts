// The site's order, by task, with titles written by hand. A document that has no place here fails the build.

import { allTitles } from '../../../rulesets/index.js';
import { RULE_PAGES } from '../rule-pages.js';

/**
 * A page of the site: the document that it is made from, by its path in the repository, and where it stands.
 */
export interface Page {
  readonly title: string;
  /** The path on the site, without an extension: `guides/bots`. */
  readonly at: string;
  /** The document; left out for a page that the build writes. */
  readonly from?: string;
}

/** A heading of the sidebar with the pages under it. */
export interface Section {
  readonly title: string;
  readonly pages: readonly Page[];
  /** Whether the sidebar shows it closed. */
  readonly closed?: boolean;
}

const page = (title: string, at: string, from: string): Page => ({ title, at, from });
const document = (title: string, path: string): Page => page(title, path, `docs/${path}.md`);
const example = (title: string, folder: string): Page =>
  page(title, `examples/${folder}`, `docs/examples/${folder}/README.md`);

const exampleTitle = (title: string, folder: string, id: string): Page =>
  page(title, `examples/${folder}/${id}`, `docs/examples/${folder}/generated/${id}.md`);

const COMMON: Readonly<Record<string, string>> = { engine: 'The engine', milepost: 'The milepost family' };
const titles = allTitles.map(({ ruleset }) => ({ id: ruleset.id as string, title: ruleset.title }));

/** The title of a page of rules. */
export const nameOfRules = (id: string): string =>
  titles.find((one) => one.id === id)?.title ?? COMMON[id] ?? id;

/** The sidebar. */
export const SECTIONS: readonly Section[] = [
  {
    title: 'Start',
    pages: [page('What railhead is', 'introduction', 'README.md'), document('Quick start', 'quick-start')],
  },
  {
    title: 'Recipes',
    pages: [
      document('Draw a board', 'recipes/draw-a-board'),
      document('Show a hand', 'recipes/show-a-hand'),
      document('Undo a move', 'recipes/undo'),
      document('Let bots play', 'recipes/bots'),
      document('Save and load a game', 'recipes/save'),
      document('Run a server', 'recipes/server'),
      document('Play over a WebSocket', 'recipes/websocket'),
      document('Play in two tabs', 'recipes/two-tabs'),
      document('Use it in Vue or Svelte', 'recipes/vue-and-svelte'),
      document('Build a replay viewer', 'recipes/replay-viewer'),
      document('Show it in another language', 'recipes/another-language'),
      document('Play by a house rule', 'recipes/house-rule'),
      document('Play on your own map', 'recipes/own-map'),
      document('Train a network', 'recipes/train-a-network'),
      document('Test with properties', 'recipes/property-test'),
    ],
  },
  {
    title: 'Games',
    pages: [
      document('The titles', 'titles'),
      ...titles.map(({ id, title }) => ({ title, at: `games/${id}` })),
    ],
  },
  {
    title: 'Build an app',
    pages: [
      document('Play in a page', 'guides/play-in-a-page'),
      document('A table', 'guides/table'),
      document('A hand and a log of your own', 'guides/hand-and-log'),
      document('Draw a board from a view', 'guides/draw-from-a-view'),
      document('Another language', 'guides/another-language'),
    ],
  },
  {
    title: 'Host games',
    pages: [
      document('A server', 'guides/server'),
      document('Orders left behind', 'guides/orders'),
      document('Records and replays', 'guides/records'),
      document('Security', 'guides/security'),
      document('Stability', 'guides/stability'),
    ],
  },
  {
    title: 'Write players',
    pages: [document('Bots', 'guides/bots'), document('Python', 'guides/python')],
  },
  {
    title: 'Change the rules',
    pages: [
      document('A house rule', 'guides/house-rule'),
      document('A title', 'guides/title'),
      document('A board', 'guides/board'),
      document('A board you have', 'guides/board-you-have'),
      document('Document your title', 'guides/document'),
      document('Property tests', 'guides/property-tests'),
    ],
  },
  {
    title: 'Reference',
    pages: [
      document('All documents', 'README'),
      document('When something goes wrong', 'when-something-goes-wrong'),
      document('Prices, plans and reach', 'planning'),
      document('Bots: views, chance, learning', 'bots'),
      document('Tournaments', 'tournaments'),
      document('Rulesets: chapters, variants, titles', 'adding-a-ruleset'),
      document('Test tools', 'testing'),
      document('Map and deck files', 'map-format'),
      document('A seed that nobody chose', 'shared-seeds'),
      document('The protocol', 'protocol'),
      document('boardgame.io and boardgamers', 'adapters'),
      document('Words', 'glossary'),
    ],
  },
  {
    title: 'Examples',
    closed: true,
    pages: [
      example('A small host', 'host'),
      example('A page with a table', 'table'),
      example('A table in React', 'react'),
      example('Three bots', 'three-bots'),
      example('Bots in Python', 'python-bot'),
      example('A house rule', 'house-rule'),
      example('A milepost title with a region', 'island-rails'),
      example('A title with secrets', 'sealed-bids'),
      example('A title from a rulebook', 'valley-line'),
      example('A title with companies and shares', 'fen-shares'),
      exampleTitle('The page of a house rule', 'house-rule', 'evening-china'),
      exampleTitle('The page of Valley Line', 'valley-line', 'valley-line'),
      exampleTitle('The page of Fen Shares', 'fen-shares', 'fen-shares'),
    ],
  },
  {
    title: 'Rules',
    closed: true,
    pages: [
      page('About these pages', 'rules/', 'docs/rules/README.md'),
      ...RULE_PAGES.map(({ id }) => document(nameOfRules(id), `rules/${id}`)),
    ],
  },
  {
    title: 'Refusals, by code',
    closed: true,
    pages: titles.map(({ id, title }) => ({ title, at: `evidence/refusals-${id}` })),
  },
  {
    title: 'Rules, with code and tests',
    closed: true,
    pages: RULE_PAGES.map(({ id }) => ({ title: nameOfRules(id), at: `evidence/rules-${id}` })),
  },
  {
    title: 'Sources of the maps',
    closed: true,
    pages: titles.map(({ id, title }) => page(title, `maps/${id}`, `maps/${id}/SOURCES.md`)),
  },
  {
    title: 'The project',
    closed: true,
    pages: [
      document('How it is built', 'architecture'),
      document('Performance', 'performance'),
      document('Libraries', 'libraries'),
      document('How code and sentences read', 'style'),
      document('Publishing', 'PUBLISHING'),
      page('Changes', 'changes', 'CHANGELOG.md'),
    ],
  },
];

/** Every page of the sidebar. */
export const PAGES: readonly Page[] = SECTIONS.flatMap(({ pages }) => pages);
