// Nonsense for any argument of any function: values of the wrong kind, seats that nobody has, objects that strike back when they are
// read, states of other titles.

/** States to make nonsense of: one of the title, one of another, and a view of that. */
export interface Positions {
  readonly state: object;
  readonly other: object;
  readonly view: object;
  /** A kind of decision of the title that is not open. */
  readonly closed: string;
}

/** Values that no argument of this library may be; each by a name that a finding can tell. */
export function nonsenseValues({ state, other, view, closed }: Positions): ReadonlyMap<string, unknown> {
  const strike = () => {
    throw new Error('hands off');
  };
  const hostile = new Proxy(
    {},
    { get: strike, has: strike, ownKeys: strike, getOwnPropertyDescriptor: strike },
  );
  return new Map<string, unknown>([
    ['undefined', undefined],
    ['null', null],
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['seat -1', -1],
    ['seat 99', 99],
    ['half a seat', 0.5],
    ['two to the 53rd', 2 ** 53],
    ['an empty text', ''],
    ['a seat as text', '0'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
    ['a long text', 'x'.repeat(5000)],
    ['true', true],
    ['an empty list', []],
    ['a list with holes', new Array(3)],
    ['a list of nothing', [null, undefined]],
    ['a list in lists', [[[[]]]]],
    ['an empty object', {}],
    ['a frozen object', Object.freeze({})],
    ['an object without prototype', Object.create(null)],
    ['a toString that is no function', { toString: 1, valueOf: 1 }],
    ['a toString that throws', { toString: strike, valueOf: strike, [Symbol.toPrimitive]: strike }],
    ['a getter that throws', Object.defineProperty({}, 'game', { get: strike, enumerable: true })],
    [
      'getters that throw',
      Object.defineProperties(
        {},
        Object.fromEntries(FIELDS.map((name) => [name, { get: strike, enumerable: true }])),
      ),
    ],
    ['a proxy that throws', hostile],
    ['a big number', 10n],
    ['a symbol', Symbol('stone')],
    ['a function', () => 1],
    ['a map', new Map([['seat', 0]])],
    ['a date', new Date(Number.NaN)],
    ['an object in itself', inItself()],
    ['a decision of nobody', { id: '0/99/turn', seat: 99, kind: 'turn', optional: false, since: 0 }],
    ['a stale decision', { id: `999/0/${closed}`, seat: 0, kind: closed, optional: false, since: 999 }],
    ['a decision of no kind', { id: '0/0/toString', seat: 0, kind: 'toString', optional: false, since: 0 }],
    ['an action of no type', { type: 'toString', seat: 0 }],
    ['an action of nobody', { type: 'endTurn', seat: 99 }],
    ['a place that is none', { kind: 'milepost', id: -1 }],
    ['a place of no kind', { kind: '__proto__', id: 0 }],
    ['a state of another title', other],
    ['a view of another title', view],
    ['a head of this title only', Object.freeze({ game: (state as { game: object }).game })],
    ['a hollow state', Object.freeze({ ...state, seats: [], turn: null })],
    ['a state that is a head only', Object.freeze({ game: (other as { game: object }).game })],
  ]);
}

const FIELDS = [
  'game',
  'seat',
  'kind',
  'type',
  'seats',
  'seed',
  'viewer',
  'config',
  'id',
  'steps',
  'ruleset',
];

function inItself(): object {
  const whole: Record<string, unknown> = {};
  whole.game = whole;
  return whole;
}
