// One line of the protocol that is built to cost as much as can be. Which one follows from the generator alone, so a run can be
// repeated.

import type { Random } from '../../src/core/engine/index.js';

/** A game that is attacked. */
export interface Stand {
  readonly ruleset: string;
  readonly seats: number;
  readonly round: number;
  /** Its id in the session. */
  readonly game: string;
  /** Its open decisions. */
  readonly decisions: readonly { readonly id: string; readonly seat: number; readonly optional: boolean }[];
  /** Legal actions of the seat that must decide, as texts: what ends its turn first, if anything does. */
  readonly actions: readonly string[];
  /** The options of its title, by name. */
  readonly options: readonly string[];
}

/** A line, and what to call it. */
export interface HostileLine {
  readonly what: string;
  readonly line: string;
}

type Make = (stand: Stand, random: Random) => object;

const place = ({ game, decisions }: Stand) => {
  const open = decisions.find(({ optional }) => !optional) ?? decisions[0];
  return { game, seat: open?.seat ?? 0, decision: open?.id ?? 'none' };
};
const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random.int(0, items.length - 1)];
const config = ({ seats, options }: Stand, random: Random) => ({
  seats,
  seed: random.int(0, 1_000_000),
  options: Object.fromEntries(options.filter(() => random.int(0, 2) === 0).map((name) => [name, true])),
});
const host = (target: number) => ({
  decision: null,
  action: { type: 'dropSeat', seat: null, target },
});

/** Requests at their most, by what they are. Each is also sent a thousand times in one batch. */
export const DEAR: Readonly<Record<string, Make>> = {
  hello: () => ({ type: 'hello' }),
  board: ({ ruleset }) => ({ type: 'board', ruleset }),
  'board of a game': ({ game }) => ({ type: 'board', game }),
  catalogue: ({ ruleset }) => ({ type: 'board', ruleset, parts: ['catalogue'] }),
  new: ({ ruleset, seats }) => ({ type: 'new', ruleset, config: { seats } }),
  'new with options': (stand, random) => ({
    type: 'new',
    ruleset: stand.ruleset,
    config: config(stand, random),
  }),
  observe: ({ game }) => ({ type: 'observe', game, seat: 0, since: 0 }),
  'observe by nobody': ({ game }) => ({ type: 'observe', game, seat: null, since: 0 }),
  legal: (stand) => ({ type: 'legal', ...place(stand), limit: 10_000 }),
  'legal counts': (stand) => ({ type: 'legal', ...place(stand), limit: 10_000, form: 'counts' }),
  sample: (stand) => ({ type: 'sample', ...place(stand) }),
  suggest: (stand) => ({ type: 'suggest', ...place(stand) }),
  plans: (stand) => ({ type: 'plans', ...place(stand), limit: 100 }),
  evaluate: (stand) => ({ type: 'evaluate', game: stand.game, seat: place(stand).seat }),
  describe: (stand) => ({ type: 'describe', game: stand.game, seat: place(stand).seat, since: 0 }),
  clone: ({ game }) => ({ type: 'clone', game }),
  determinize: (stand, random) => ({
    type: 'determinize',
    game: stand.game,
    seat: place(stand).seat,
    seed: random.int(0, 999),
  }),
  encode: (stand) => ({ type: 'encode', ...place(stand), index: [] }),
  'playout at random': (stand) => playout(stand, 'random', 50, 200),
  'playout of many': (stand) => playout(stand, 'random', 100, 1),
  'playout of one': (stand) => playout(stand, 'random', 1, 10_000),
  'playout greedy': (stand) => playout(stand, 'greedy', 25, 400),
  'playout greedy, one step': (stand) => playout(stand, 'greedy', 100, 1),
  'playout greedy, few steps': (stand) => playout(stand, 'greedy', 100, 12),
  perft: (stand, random) => ({
    ...{ type: 'perft', ruleset: stand.ruleset, config: config(stand, random) },
    ...{ depth: random.int(1, 5), limit: 100_000 },
  }),
  'deep perft': ({ ruleset, seats }) => ({
    ...{ type: 'perft', ruleset, config: { seats, seed: 1 } },
    ...{ depth: 20, limit: 100_000 },
  }),
  outcomes: (stand, random) => outcomes(stand, random, false),
  'outcomes, kept': (stand, random) => outcomes(stand, random, true),
  'outcomes of one draw': (stand, random) => ({ ...outcomes(stand, random, false), draws: 1 }),
  bot: (stand) => ({ type: 'bot', game: stand.game, seat: place(stand).seat, bot: 'greedy' }),
  'expert bot': (stand) => ({ type: 'bot', game: stand.game, seat: place(stand).seat, bot: 'expert' }),
  check: (stand) => ({
    type: 'check',
    game: stand.game,
    decision: place(stand).decision,
    action: hostile(stand),
  }),
};

function playout(stand: Stand, bot: string, worlds: number, steps: number): object {
  return { type: 'playout', game: stand.game, seat: place(stand).seat, worlds, steps, bot };
}

function outcomes(stand: Stand, random: Random, keep: boolean): object {
  const { game, decision } = place(stand);
  return { type: 'outcomes', game, decision, action: pick(random, stand.actions), most: 2000, keep };
}

function hostile(stand: Stand): object {
  return { type: 'endTurn', seat: place(stand).seat };
}

/** Lines whose costs come of several requests, or of their shape. */
export const BUILT: Readonly<Record<string, (stand: Stand, random: Random) => string>> = {
  'brackets, deep': (_, random) => '['.repeat(random.int(1, 990_000)),
  'closed brackets, deep': () => `{"protocol":1,"type":"batch","requests":${nested(490_000)}}`,
  'action, deep': ({ game }) =>
    `{"protocol":1,"type":"act","game":"${game}","decision":null,"action":{"a":${nested(490_000)}}}`,
  'luck, long': (stand) =>
    said({ ...act(stand), luck: Array.from({ length: 1000 }, () => ({ a: [1, 2, { b: 3 }] })) }),
  'a long name': ({ game }) => said({ type: 'observe', game: game + 'x'.repeat(990_000), seat: 0 }),
  'a long ruleset': () => said({ type: 'new', ruleset: 'x'.repeat(900_000), config: { seats: 2 } }),
  'a long board': ({ ruleset }) =>
    said({ type: 'new', ruleset, config: { seats: 2, board: 'x'.repeat(900_000) } }),
  'a long seat name': ({ ruleset }) =>
    said({ type: 'new', ruleset, config: { seats: ['x'.repeat(900_000), 'y'] } }),
  'a long text': (stand) => said({ ...act(stand), action: `0: ${'build '.repeat(100_000)}` }),
  'a long type': (stand) => said({ ...act(stand), action: { type: 'x'.repeat(900_000), seat: 0 } }),
  'many fields': ({ game }) =>
    said({
      ...{ type: 'observe', game, seat: 0 },
      ...Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`field${n}`, n])),
    }),
  'huge numbers': ({ game }) =>
    `{"protocol":1,"type":"observe","game":"${game}","seat":1e308,"since":${'9'.repeat(900_000)}}`,
  'many kinds': (stand) =>
    said({ type: 'legal', ...place(stand), kinds: Array.from({ length: 100 }, (_, n) => `kind${n}`) }),
  'a line of texts': (stand) =>
    said({
      ...{ type: 'line', game: stand.game, decision: place(stand).decision },
      actions: Array(1000).fill(`${place(stand).seat}: end-turn`),
    }),
  'a description of texts': (stand) =>
    said({
      ...{ type: 'describe', game: stand.game, seat: 0, since: 0 },
      actions: Array(1000).fill({ type: 'endTurn', seat: 0 }),
    }),
  'a batch of batches': () =>
    batch(Array(900).fill({ type: 'batch', requests: Array(20).fill({ type: 'hello' }) })),
  'bots in all seats but one, which is dropped': (stand) => {
    const bots = Array.from({ length: stand.seats - 1 }, (_, n) => {
      return { type: 'bot', game: stand.game, seat: n + 1, bot: 'greedy' };
    });
    const on = Array(200).fill({ type: 'bot', game: stand.game, seat: 1, bot: 'greedy' });
    return batch([...bots, { type: 'act', game: stand.game, ...host(0) }, ...on]);
  },
  'random bots in all seats but one, which is dropped': (stand) => {
    const bots = Array.from({ length: stand.seats - 1 }, (_, n) => {
      return { type: 'bot', game: stand.game, seat: n + 1, bot: 'random' };
    });
    const on = Array(500).fill({ type: 'bot', game: stand.game, seat: 1, bot: 'random' });
    return batch([...bots, { type: 'act', game: stand.game, ...host(0) }, ...on]);
  },
  'every seat dropped': (stand) =>
    batch(Array.from({ length: stand.seats }, (_, n) => ({ type: 'act', game: stand.game, ...host(n) }))),
  'a bot after a bot': (stand) =>
    batch(
      Array.from({ length: 1000 }, (_, n) => {
        const { game, seat } = place(stand);
        return { type: 'bot', game, seat, bot: n % 2 === 0 ? 'greedy' : 'random' };
      }),
    ),
};

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const said = (request: object) => JSON.stringify({ protocol: 1, ...request });
const batch = (requests: readonly object[]) => said({ type: 'batch', requests: requests.slice(0, 1000) });
const act = (stand: Stand) => {
  const { game, decision } = place(stand);
  return { type: 'act', game, decision, action: hostile(stand) };
};

/** A line against a game: a dear request, very often, or with others, or something built. */
export function hostileLine(stand: Stand, random: Random): HostileLine {
  const names = Object.keys(DEAR);
  const kind = random.int(0, 9);
  if (kind < 2) {
    const what = pick(random, Object.keys(BUILT));
    return { what, line: BUILT[what](stand, random) };
  }
  if (kind === 2) {
    const what = pick(random, names);
    return { what, line: said(DEAR[what](stand, random)) };
  }
  // Up to five kinds in turn, each of them often.
  const chosen =
    kind < 7 ? [pick(random, names)] : Array.from({ length: random.int(2, 5) }, () => pick(random, names));
  const requests = Array.from({ length: 1000 }, (_, n) => DEAR[chosen[n % chosen.length]](stand, random));
  let line = batch(requests);
  if (line.length > 1_000_000) line = batch(requests.slice(0, 500));
  return { what: `a batch of ${requests.length}: ${chosen.join(', ')}`, line };
}
