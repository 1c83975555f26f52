// The charts that players look up: what a rail marker costs, how many fit, and what places pay. All figures
// are those of the rules; options of a game may change some.

import { element, group, px, textElement } from '../../../src/core/map/svg.js';
import { railsPerTurn } from '../rules/build-cost.js';
import type { HexRules } from '../rules/tables.js';
import { SIDE_INK } from './palette.js';
import { LETTERS } from './symbols.js';

const ROW = 25;

/** What the tables are made of. */
export type Charts = Pick<
  HexRules,
  'charts' | 'railSurcharges' | 'capacity' | 'stationPrice' | 'income' | 'upgradePrice'
>;

type Row = readonly [label: string, ...figures: readonly string[]];

/** HT-BUILD-12, -13, -8, -16: what building costs, from `left` at height `top`. */
export function drawPrices(
  { charts, railSurcharges, stationPrice }: Charts,
  left: number,
  top: number,
): string {
  const { hexside, interior } = charts;
  const rows: readonly Row[] = [
    ['Any ground', price(hexside.base), price(interior.base)],
    ['River', more(hexside.river), ''],
    ['Mountain', more(hexside.mountain), more(interior.mountain)],
    ['Forest', '', more(interior.forest)],
    ['Coast (a side: both hexes)', more(hexside.coast), more(interior.coast)],
    ['Town, city', '', `${more(interior.town)}, ${more(interior.city)}`],
    ['Each marker that lies there', more(hexside.present), more(interior.present)],
    ['Foreign station, to its owner', more(hexside.station), more(interior.station)],
  ];
  const later = railSurcharges
    .map((surcharge, n) => (surcharge > 0 ? `the ${ORDINALS[n]} ${more(surcharge)}` : ''))
    .filter((text) => text !== '');
  return table(
    'A rail marker costs',
    { left, top, columns: [265, 60, 66], heads: ['', 'side', 'inside'] },
    rows,
    [`Of one turn's markers ${later.join(', ')}.`, `A station costs ${stationPrice}, one a turn.`],
  );
}

/** HT-BUILD-9: how many rail markers lie on a site at most. */
export function drawCapacities({ capacity, railSurcharges }: Charts, left: number, top: number): string {
  const rows: readonly Row[] = [
    ['Side', price(capacity.hexside)],
    ['Side at a river', price(capacity.riverHexside)],
    ['Side of a mountain', price(capacity.mountainHexside)],
    ['Inside a hex', price(capacity.interior)],
    ['… town, forest or coast', price(capacity.narrowInterior)],
    ['… mountain', price(capacity.mountainInterior)],
  ];
  return table('Room for markers', { left, top, columns: [215, 40], heads: ['', 'most'] }, rows, [
    `A company builds ${railsPerTurn({ railSurcharges })} a turn at most.`,
    'None on the sea or at the edge.',
  ]);
}

/** HT-INCOME-1 … 5, HT-UPGRADE-2: what a connected place pays a turn. */
export function drawIncome({ income, upgradePrice }: Charts, left: number, top: number): string {
  const rows: readonly Row[] = [
    ['City', more(income.city)],
    ['Town', more(income.town)],
    ['… with a development marker', more(income.development)],
    ['… starting city of others', more(income.otherStartingCity)],
    ['Own station', more(income.station)],
    ['Obsolescence token', `−${income.obsolescence}`],
  ];
  return table('Income of a turn', { left, top, columns: [245, 40], heads: ['', 'MB'] }, rows, [
    'Train level n reaches places n hexes from the start.',
    `Raising it to n costs ${upgradePrice} × n.`,
  ]);
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const price = String;
const more = (figure: number) => (figure === 0 ? '' : `+${figure}`);

interface Frame {
  readonly left: number;
  readonly top: number;
  /** Widths: of the labels, then of each column of figures. */
  readonly columns: readonly number[];
  readonly heads: readonly string[];
}

function table(
  heading: string,
  { left, top, columns, heads }: Frame,
  rows: readonly Row[],
  notes: readonly string[],
): string {
  const middle = (column: number) =>
    left + columns.slice(0, column).reduce((sum, width) => sum + width, 0) + columns[column] / 2;
  const width = columns.reduce((sum, one) => sum + one, 0);
  const lines = rows.map(([label, ...figures], n) => {
    const y = top + 36 + n * ROW;
    const rule = { d: `M${px(left)} ${px(y + 7)}h${px(width)}`, stroke: SIDE_INK, 'stroke-width': 0.7 };
    return [
      textElement(left, y, label, LETTERS.legend),
      ...figures.map((figure, column) =>
        figure === '' ? '' : textElement(middle(column + 1), y, figure, LETTERS.figure),
      ),
      element('path', rule),
    ].join('');
  });
  const small = notes.map((note, n) =>
    textElement(left, top + 40 + rows.length * ROW + n * 19, note, LETTERS.note),
  );
  return group({}, [
    textElement(left, top, heading, LETTERS.heading),
    ...heads.map((head, column) =>
      head === '' ? '' : textElement(middle(column), top + 4, head, LETTERS.head),
    ),
    ...lines,
    ...small,
  ]);
}
