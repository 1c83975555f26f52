// Boards that are harder than published ones, for tests: lands that only ferries join, small cities in ports,
// islands that nothing reaches, and necks of two mileposts. The same spec makes the same board.

import { formatCell } from '../core/map/cell-text.js';
import { DIRECTIONS, type LatticeSize, neighbourCell } from '../core/map/hex-geometry.js';
import { createHashedRandom } from '../core/random/hashed-random.js';
import { shuffled } from '../core/random/uniform.js';

/** The difficulties of a board. */
export interface HardBoardSpec {
  /** What it is drawn from. */
  readonly seed: string | number;
  /** About how many mileposts: 100 to 5,000. */
  readonly mileposts: number;
  /** Major cities: 4 to 9, if there is space for them. */
  readonly majors: number;
  /** Lands that only ferries join. */
  readonly lands: number;
  /** Ferries over each strait, and as many between neighbours. */
  readonly ferries: number;
  /** Walls through the land with a gap of two mileposts. */
  readonly necks: number;
  /** Mileposts at sea that neither track nor ferry reaches. */
  readonly islands: number;
}

const STRAIT = 3;
const GOODS = ['coal', 'corn', 'fish', 'iron', 'oil', 'salt', 'silk', 'tea', 'wine', 'wool'];
const CARDS = 60;
const ROUGH = ['^', '^', '^', '#', ':'];

/**
 * Makes a map and a deck of the milepost family, as their files hold them.
 *
 * @param spec - The difficulties of the board.
 * @returns Map and deck, for `defineBoard`.
 * @throws Nothing.
 * @example
 * const { map, deck } = hardBoard({
 *   seed: 1, mileposts: 300, majors: 4, lands: 2, ferries: 3, necks: 1, islands: 2,
 * });
 * console.log(map.crossings.length >= 3, deck.cards.length);
 * // true 60
 */
export function hardBoard(spec: HardBoardSpec) {
  const sketch = createSketch(spec);
  const { size, random } = sketch;
  const cities = drawCities(spec, sketch);
  const crossings = drawFerries(spec, sketch, cities);
  const id = `hard-${spec.seed}`;
  const map = {
    format: 'railhead-map/1' as const,
    kind: 'milepost' as const,
    id,
    name: `Hard ${spec.seed}`,
    credits: [],
    kilometres: null,
    rows: Array.from({ length: size.rows }, (_, row) =>
      sketch.marks.slice(row * size.columns, (row + 1) * size.columns).join(''),
    ),
    cities: cities.map(({ cell: _, ...city }) => city),
    goods: GOODS.map((good) => ({ id: good, name: good, chips: 4 })),
    waters: [],
    blocked: sketch.blocked,
    crossings,
    areas: [],
  };
  const far = (one: number, other: number) => {
    const [x, y] = [one, other].map((cell) => [cell % size.columns, Math.floor(cell / size.columns)]);
    return Math.max(Math.abs(x[0] - y[0]), Math.abs(x[1] - y[1]));
  };
  const payouts = new Map<string, number>();
  const demand = (good: string, used: Set<string>): string => {
    const buyers = cities.filter(({ id, supplies }) => !supplies.includes(good) && !used.has(id));
    const { id: city, cell } = buyers[random.int(0, buyers.length - 1)];
    const sources = cities.filter(({ supplies }) => supplies.includes(good));
    const nearest = Math.min(...sources.map((source) => far(cell, source.cell)));
    used.add(city);
    const key = `${city} ${good}`;
    payouts.set(key, payouts.get(key) ?? 5 + nearest);
    return `${key} ${payouts.get(key)}`;
  };
  const cards = Array.from({ length: CARDS }, () => {
    const used = new Set<string>();
    return shuffled(GOODS, random.int)
      .slice(0, 3)
      .map((good) => demand(good, used));
  });
  return { map, deck: { format: 'railhead-deck/1' as const, map: id, cards } };
}

type Sketch = ReturnType<typeof createSketch>;
type Town = ReturnType<typeof drawCities>[number];

// Lands with straits between them, rough ground, walls with gaps, and islands.
function createSketch({ seed, mileposts, lands, necks, islands }: HardBoardSpec) {
  const random = createHashedRandom('hard board', seed);
  const columns = Math.max(12, Math.round(Math.sqrt(1.2 * mileposts)));
  const height = Math.max(5, Math.round(mileposts / columns / lands));
  const size: LatticeSize = { columns, rows: lands * (height + STRAIT) - STRAIT };
  const marks = Array.from({ length: size.columns * size.rows }, (_, cell) => {
    if (Math.floor(cell / columns) % (height + STRAIT) >= height) return '~';
    return random.int(0, 3) === 0 ? ROUGH[random.int(0, ROUGH.length - 1)] : '.';
  });
  const top = (land: number) => land * (height + STRAIT);
  for (let neck = 0; neck < necks; neck++) {
    const column = random.int(3, columns - 4);
    const gap = random.int(1, height - 3);
    for (let row = 0; row < height; row++)
      if (row < gap || row > gap + 1) marks[(top(neck % lands) + row) * columns + column] = ' ';
  }
  for (let island = 0; lands > 1 && island < islands; island++)
    marks[(top(1 + (island % (lands - 1))) - 2) * columns + random.int(0, columns - 1)] = '.';
  return { random, size, marks, height, top, blocked: [] as string[] };
}

const around = (size: LatticeSize, cell: number) =>
  DIRECTIONS.map((_, direction) => neighbourCell(size, cell, direction));

// Ground that nothing lies on, with as many neighbours of that kind.
function freeCells({ size, marks, random, height, top }: Sketch, land: number, ways: number): number[] {
  const cells = Array.from({ length: height * size.columns }, (_, n) => top(land) * size.columns + n);
  const isFree = (cell: number) => cell >= 0 && !' ~*@'.includes(marks[cell]);
  return shuffled(
    cells.filter((cell) => isFree(cell) && around(size, cell).filter(isFree).length >= ways),
    random.int,
  );
}

function drawCities({ majors, lands, mileposts }: HardBoardSpec, sketch: Sketch) {
  const { size, marks, random } = sketch;
  const towns = Math.round(mileposts / 40) + 6;
  return Array.from({ length: majors + towns }, (_, n) => {
    const isMajor = n < majors;
    const citySize = isMajor ? 'major' : n % 3 === 0 ? 'medium' : 'small';
    const [cell] = freeCells(sketch, n % lands, isMajor ? 6 : 3);
    if (cell === undefined) return [];
    // A small major city has one milepost; it needs six free edges too.
    const isWide = isMajor && mileposts >= 300;
    for (const place of isWide ? [cell, ...around(size, cell)] : [cell]) marks[place] = '*';
    const supplies = [GOODS[n % GOODS.length], ...(isMajor ? [] : [GOODS[random.int(0, GOODS.length - 1)]])];
    const id = `city-${n}`;
    return [
      {
        id,
        name: id,
        size: citySize as 'small' | 'medium' | 'major',
        at: formatCell(size, cell),
        ...(isWide ? { outer: DIRECTIONS.join(' ') } : {}),
        supplies: [...new Set(supplies)],
        cell,
      },
    ];
  }).flat();
}

function drawFerries({ lands, ferries }: HardBoardSpec, sketch: Sketch, cities: Town[]) {
  const { size, marks, random, top, blocked } = sketch;
  const drawn: [number, number][] = [];
  const isClear = (cell: number) => !' ~*@'.includes(marks[cell]);
  for (let strait = 1; strait < lands; strait++) {
    const [above, below] = [top(strait) - STRAIT - 1, top(strait)].map((row) => row * size.columns);
    const columns = shuffled([...Array(size.columns - 2).keys()], random.int).map((column) => column + 1);
    const fit = columns.filter((column) => isClear(above + column) && isClear(below + column));
    for (const column of fit.slice(0, ferries)) drawn.push([above + column, below + column]);
  }
  // Between neighbours, by turns with track beside it and without.
  for (let ferry = 0; ferry < ferries; ferry++) {
    const [from] = freeCells(sketch, ferry % lands, 5);
    const to = from === undefined ? -1 : neighbourCell(size, from, 0);
    if (to < 0 || !isClear(to)) continue;
    drawn.push([from, to]);
    for (const port of [from, to]) marks[port] = '@';
    if (ferry % 2 === 0) blocked.push(`${formatCell(size, from)} E`);
  }
  for (const port of drawn.flat()) marks[port] = '@';
  return drawn.map((ports, n) => {
    if (n % 2 === 0) {
      const [at] = ports.map((port) => formatCell(size, port));
      marks[ports[0]] = '*';
      const id = `port-${n}`;
      cities.push({ id, name: id, size: 'small', at, supplies: [GOODS[n % GOODS.length]], cell: ports[0] });
    }
    return {
      id: `ferry-${n}`,
      name: `ferry-${n}`,
      kind: 'ferry' as const,
      price: random.int(4, 16),
      limit: random.int(2, 3),
      boughtBy: 'build' as const,
      ports: ports.map((port) => formatCell(size, port)),
    };
  });
}
