import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deckOf } from '../../../../maps/tools/twentieth-century-limited/deck-law';
import { unitedStates, unitedStatesDeck } from '../../../../maps/twentieth-century-limited';
import { unitedStatesScenery } from '../../../../maps/twentieth-century-limited/scenery';
import { checkBoard } from '../../../../rulesets/twentieth-century-limited/board/check-board';
import { defineBoard } from '../../../../rulesets/twentieth-century-limited/board/define-board';
import type { DeckData, MapData } from '../../../../rulesets/twentieth-century-limited/board/map-format';
import { twentiethCenturyLimited } from '../../../../rulesets/twentieth-century-limited/ruleset';

const board = twentiethCenturyLimited.board();

test('the board of the United States keeps every constraint and every recommendation', () => {
  expect(checkBoard(defineBoard(unitedStates, unitedStatesDeck, unitedStatesScenery))).toEqual([]);
});

test('it has about 450 nodes of a triangular lattice, 75 cities and nearly 1,200 lines', () => {
  expect(board.graph.nodeCount).toBeGreaterThan(420);
  expect(board.graph.nodeCount).toBeLessThan(460);
  expect(board.cities).toHaveLength(75);
  expect(board.graph.edgeCount).toBeGreaterThan(1_150);
});

test('its deck follows from its map by the law of the builder', () => {
  expect(deckOf(unitedStates)).toEqual(unitedStatesDeck);
});

test('eighty regionals in eight eras, sixty-four companies and four bonuses of each colour', () => {
  expect(board.regionals.map((deck) => deck.length)).toEqual(Array(8).fill(10));
  expect(board.companies).toHaveLength(64);
  expect(Object.values(board.bonuses).map((deck) => deck.length)).toEqual([4, 4, 4]);
});

test('the eras move westwards', () => {
  const west = board.regionals.map((deck) => {
    const nodes = deck.flatMap((card) => (board.cards[card] as { nodes: readonly number[] }).nodes);
    return nodes.reduce((sum, node) => sum + board.positions[node][0], 0) / nodes.length;
  });
  // North-east before south-east and so on: neighbours may lie level, the whole moves from coast to coast.
  expect(Math.min(west[0], west[1], west[2])).toBeGreaterThan(Math.max(west[3], west[4]) - 1);
  expect(Math.min(west[3], west[4])).toBeGreaterThan(west[5]);
  expect(west[5]).toBeGreaterThan(Math.max(west[6], west[7]));
});

test('equal content has an equal hash, however the file is laid out; scenery does not count', () => {
  const again = defineBoard(structuredClone(unitedStates), structuredClone(unitedStatesDeck));
  expect(again.hash).toBe(board.hash);
  const other = defineBoard({ ...unitedStates, name: 'Elsewhere' }, unitedStatesDeck, unitedStatesScenery);
  expect(other.hash).not.toBe(board.hash);
});

const changed = (change: (map: MapData, deck: DeckData) => void) => {
  const map = structuredClone(unitedStates);
  const deck = structuredClone(unitedStatesDeck);
  change(map, deck);
  return { map, deck };
};
const cityOf = (map: MapData, id: string) =>
  map.cities.find((city) => city.id === id) as MapData['cities'][number];

test.each<[string, (map: MapData, deck: DeckData) => void]>([
  ['city/twice', (map) => void (map.cities[1].id = map.cities[0].id)],
  ['city/same-node', (map) => void (map.cities[1].node = map.cities[0].node)],
  ['city/no-node', (map) => void (map.cities[1].node = 4_000)],
  ['city/no-region', (map) => void (map.cities[1].region = 'atlantis')],
  ['line/no-node', (map) => void (map.lines[3] = [0, 4_000])],
  ['line/ends', (map) => void (map.lines[3] = [5, 5])],
  ['card/number', (_map, deck) => void (deck.companies[0].card = 5)],
  ['card/no-city', (_map, deck) => void (deck.companies[0].cities[0] = 'atlantis')],
  ['card/city-twice', (_map, deck) => void (deck.companies[0].cities[0] = deck.companies[0].cities[1])],
  [
    'card/no-place',
    (_map, deck) =>
      void (deck.bonuses[0].condition = { citiesCovered: { cities: ['atlantis'], atLeast: 1 } }),
  ],
  ['deck/no-bonus', (_map, deck) => void deck.bonuses.splice(8, 4)],
  ['file/shape', (map) => void Object.assign(map, { rule: 'none' })],
  ['file/shape', (_map, deck) => void (deck.companies[0].value = 0)],
])('a board is refused for %s, with the place in the file', (code, change) => {
  const { map, deck } = changed(change);
  let issues: readonly { code: string; path: string }[] = [];
  try {
    defineBoard(map, deck);
  } catch (error) {
    issues = (error as { issues: typeof issues }).issues;
  }
  expect(issues.map((issue) => issue.code)).toContain(code);
  expect(issues.every(({ path }) => /^(map|deck|scenery)/.test(path))).toBe(true);
});

test.each<[string, (map: MapData, deck: DeckData) => void]>([
  ['B1/twin-lines', (map) => void (map.lines[1] = [map.lines[0][0], map.lines[0][1]])],
  ['B1/apart', (map) => void (map.lines = map.lines.filter(([a, b]) => a !== 0 && b !== 0))],
  [
    'B2/city',
    (map, deck) => {
      cityOf(map, 'tallahassee').id = 'tally';
      for (const card of [...deck.regionals, ...deck.companies])
        card.cities = card.cities.map((id) => (id === 'tallahassee' ? 'tally' : id));
    },
  ],
  ['B3/lines', (map) => void (map.lines = map.lines.slice(0, 219))],
  [
    'B4/degree',
    (map) => {
      const { node } = cityOf(map, 'denver');
      const own = map.lines.filter(([a, b]) => a === node || b === node);
      map.lines = map.lines.filter((line) => !own.slice(2).includes(line));
    },
  ],
  ['B5/bands', (map) => void map.regions.pop()],
  [
    'B6/water',
    (map) => {
      const [green, muskegon] = [cityOf(map, 'milwaukee').node, cityOf(map, 'grand-rapids').node];
      map.lines.push([Math.min(green, muskegon), Math.max(green, muskegon)]);
    },
  ],
  ['C1/cards', (_map, deck) => void (deck.regionals[0].era = 2)],
  ['C2/size', (_map, deck) => void (deck.regionals[0].cities = ['boston', 'new-york', 'seattle'])],
  ['C2/spread', (_map, deck) => void (deck.regionals[0].cities = ['boston', 'new-york', 'seattle'])],
  ['C3/twins', (_map, deck) => void (deck.regionals[0].cities = [...deck.regionals[1].cities].reverse())],
  [
    'C3/unnamed',
    (_map, deck) => {
      for (const card of [...deck.regionals, ...deck.companies])
        card.cities = card.cities
          .map((id) => (id === 'reno' ? 'boise' : id))
          .filter((id, place, all) => all.indexOf(id) === place);
    },
  ],
  [
    'C4/name',
    (_map, deck) =>
      void Object.assign(deck.companies.find(({ name }) => name === 'Richmond & Danville') ?? {}, {
        name: 'R & D',
      }),
  ],
  ['C5/cities', (_map, deck) => void deck.companies[0].cities.splice(0, 2)],
  ['C5/size', (_map, deck) => void (deck.companies[0].cities = ['boston', 'new-york', 'seattle'])],
  ['C6/order', (_map, deck) => void (deck.companies[0].value = 100)],
  ['C7/twins', (_map, deck) => void (deck.companies[0].cities = [...deck.companies[1].cities])],
  [
    'C8/cards',
    (_map, deck) => {
      for (const card of deck.bonuses.slice(10)) card.deck = 'blue';
    },
  ],
  ['C11/reach', (_map, deck) => void (deck.bonuses[0].condition = { companiesAtLeast: 9 })],
])('the validator finds a breach of %s', (code, change) => {
  const { map, deck } = changed(change);
  // A map without its last region has cities that lie nowhere; they move to another.
  for (const city of map.cities)
    if (!map.regions.some(({ id }) => id === city.region)) city.region = map.regions[0].id;
  deck.regionals = deck.regionals.map((card) => ({ ...card, era: Math.min(card.era, map.regions.length) }));
  const issues = checkBoard(defineBoard(map, deck, unitedStatesScenery));
  expect(issues.filter(({ severity }) => severity === 'error').map((issue) => issue.code)).toContain(code);
});

test('C9 and C10 hold by the form of conditions: anything but a threshold on the stack is no deck', () => {
  const { map, deck } = changed((_map, cards) =>
    Object.assign(cards.bonuses[0], { condition: { mostCompanies: true } }),
  );
  expect(() => defineBoard(map, deck)).toThrow('deck.bonuses.0.condition');
});

const companies = unitedStatesDeck.companies;
const nameOf = new Map(unitedStates.cities.map(({ id, name }) => [id, name]));

test('C12: the list of railroads in SOURCES.md has every card, its ends and its further cities', () => {
  const file = new URL('../../../../maps/twentieth-century-limited/SOURCES.md', import.meta.url);
  const [, list] = readFileSync(file, 'utf8').split('## The railroads');
  const rows = list
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '));
  const cities = (cell: string) => (cell === '–' ? [] : cell.split(' · '));
  expect(rows.map(([name]) => name)).toEqual(companies.map(({ name }) => name));
  for (const [place, [name, ends, further, source]] of rows.entries()) {
    const onCard = companies[place].cities.map((id) => nameOf.get(id) ?? id);
    expect([...cities(ends), ...cities(further)].sort(), name).toEqual(onCard.sort());
    expect(cities(ends).length, name).toBeGreaterThan(0);
    expect(source.length, name).toBeGreaterThan(8);
  }
});

const citiesOf = (company: string) => companies.find(({ name }) => name === company)?.cities ?? [];

test.each([
  ['New York Central', ['new-york', 'chicago']],
  ['Milwaukee Road', ['chicago', 'milwaukee', 'minneapolis']],
  ['Chicago & North Western', ['chicago', 'omaha']],
  ['Pennsylvania', ['new-york', 'chicago']],
  ['Baltimore & Ohio', ['baltimore', 'st-louis']],
  ['Illinois Central', ['chicago', 'new-orleans']],
  ['Burlington', ['chicago', 'denver']],
  ['Union Pacific', ['omaha', 'salt-lake-city']],
  ['Sunset Route', ['new-orleans', 'el-paso']],
  ['Queen & Crescent Route', ['cincinnati', 'new-orleans']],
])('C12: the ends of the line of the %s are on its card', (company, ends) => {
  expect(citiesOf(company)).toEqual(expect.arrayContaining(ends));
});

test.each([
  ['Alton', 'davenport'],
  ['Delaware & Hudson', 'burlington'],
  ['Kansas Pacific', 'wichita'],
  ['Norfolk & Western', 'knoxville'],
  ['Queen & Crescent Route', 'knoxville'],
  ['Frisco', 'little-rock'],
  ['Kansas City Southern', 'houston'],
  ['Western Pacific', 'boise'],
])('C12: the %s, which never came to %s, does not name it', (company, city) => {
  expect(citiesOf(company)).not.toEqual([]);
  expect(citiesOf(company)).not.toContain(city);
});

// Named after another Burlington, and after a city that it never reached.
const NAMESAKES = [
  'Burlington: burlington',
  'Burlington & Missouri River: burlington',
  'Nashville, Chattanooga & St. Louis: st-louis',
];

test('C12: a city in the name of a railroad is on its card', () => {
  const missing = companies.flatMap(({ name, cities }) =>
    [...nameOf]
      .filter(([id, city]) => name.includes(city.replace(/,.*/, '')) && !cities.includes(id))
      .map(([id]) => `${name}: ${id}`),
  );
  expect(missing).toEqual(expect.arrayContaining(NAMESAKES));
  expect(missing).toHaveLength(NAMESAKES.length);
});
