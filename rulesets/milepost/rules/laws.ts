// Laws that only the family has: money, loads and track are what the facts say. They stand behind the laws of every ruleset
// when a title of the family, or a layer over one, is examined.

import { type AnyRuleset, type GameAction, moneyIn, type Setting } from '../../../src/core/engine/index.js';
import type { Breach, Law, Moment } from '../../../src/testing/index.js';
import type { MilepostBoard } from '../board/board.js';
import type { buildTrack } from './building/build-track.js';
import { limitsAt } from './entry/limits.js';
import type { MilepostEvent } from './facts.js';
import { mayReverse } from './rail/city.js';
import { NOBODY } from './rail/network.js';
import { groundOf, noWays, ownerOn } from './reserved-ways/ground.js';
import { spareWithin } from './reserved-ways/places.js';
import { findWay } from './reserved-ways/search.js';
import { faultsOfKeptWays, keptWays } from './sound-ways.js';
import type { MilepostState } from './state.js';
import type { KnownGame } from './types.js';

interface PlayedStep {
  readonly before: MilepostState;
  readonly after: MilepostState;
  readonly events: readonly MilepostEvent[];
  readonly action: GameAction;
  /** The facts of the title, with those of layers. */
  readonly facts: AnyRuleset['events'];
}

const SAY_IT = 'Emit the fact where the rules make the change, with the amount that they take or give.';

const OWN_MONEY =
  'If a fact of yours moves money, declare it: fact<…>({ money: ({ seat, price }) => [[seat, -price]] }).';

function lawOf(
  name: string,
  sentence: string,
  compare: (change: PlayedStep) => Iterable<[number, number]>,
): Law {
  return {
    name,
    sentence,
    advice: name === 'money-is-told' ? `${SAY_IT} ${OWN_MONEY}` : SAY_IT,
    when: 'always',
    *examine({ setting, before, state, events, action }: Moment): Iterable<Breach> {
      if (before === null || action === null) return;
      const facts = setting.ruleset.events;
      const change = { before, after: state, events, action, facts } as PlayedStep;
      let place = 0;
      for (const [is, told] of compare(change)) {
        if (is !== told) yield { detail: `seat ${place}: it is ${is}, the events say ${told}`, action };
        place++;
      }
    },
  };
}

/** Cash changes by what the facts say, and by nothing else; facts of a title or a layer declare their money. */
const moneyIsTold: Law = /* @__PURE__ */ lawOf(
  'money-is-told',
  'Every change of cash is told by an event.',
  function* ({ before, after, events, action, facts }) {
    const told = before.seats.map(() => 0);
    for (const event of events) {
      for (const [seat, by] of moneyIn(facts, event)) told[seat as number] += by;
      switch (event.type) {
        case 'trackBuilt':
        case 'locoUpgraded':
        case 'locoCrossgraded':
          told[event.seat] -= event.price;
          break;
        case 'rightBought':
          // A right that comes with a segment is in the segment's price.
          if (action.type !== 'buildTrack') told[event.seat] -= event.price;
          break;
        case 'rentPaid':
          told[event.seat] -= event.amount;
          told[event.to] += event.amount;
          break;
        case 'feePaid':
        case 'taxPaid':
        case 'loanRepaid':
          told[event.seat] -= event.amount;
          break;
        case 'paidByBank':
        case 'loanTaken':
          told[event.seat] += event.amount;
          break;
        case 'loadDelivered':
          told[event.seat] += event.payout + event.bonus;
          break;
        case 'dealAnswered':
          if (!event.accepted) break;
          told[event.deal.buyer] -= event.deal.price;
          told[event.deal.seller] += event.deal.price;
          break;
        default:
      }
    }
    for (const [seat, { cash }] of after.seats.entries()) yield [cash - before.seats[seat].cash, told[seat]];
  },
);

/** A price is the sum of its items. */
const pricesAreItemized: Law = /* @__PURE__ */ lawOf(
  'prices-are-itemized',
  'The price that an event tells is the sum of the items that it lists.',
  function* ({ before, events }) {
    const prices = before.seats.map(() => 0);
    const sums = before.seats.map(() => 0);
    for (const event of events) {
      if (event.type !== 'trackBuilt') continue;
      prices[event.seat] += event.price;
      for (const { amount } of event.items) sums[event.seat] += amount;
    }
    for (const seat of prices.keys()) yield [sums[seat], prices[seat]];
  },
);

/** Loads come and go as the events say. */
const loadsAreTold: Law = /* @__PURE__ */ lawOf(
  'loads-are-told',
  'Every load that comes aboard or goes is told by an event.',
  function* ({ before, after, events }) {
    const told = before.seats.map(() => 0);
    for (const event of events) {
      if (event.type === 'loadPickedUp') told[event.seat]++;
      if (event.type === 'loadDropped' || event.type === 'loadLost' || event.type === 'loadDelivered')
        told[event.seat]--;
    }
    const aboard = ({ seats }: MilepostState, seat: number) =>
      seats[seat].trains.reduce((sum, { loads }) => sum + loads.length, 0);
    for (const seat of told.keys()) yield [aboard(after, seat) - aboard(before, seat), told[seat]];
  },
);

/** Track is built, erased and traded as the events say. */
const trackIsTold: Law = /* @__PURE__ */ lawOf(
  'track-is-told',
  'Every segment that comes, goes or changes colour is told by an event.',
  function* ({ before, after, events }) {
    const told = before.seats.map(() => 0);
    for (const event of events) {
      if (event.type === 'trackBuilt') told[event.seat]++;
      if (event.type === 'trackErased') told[event.seat] -= event.segments.length;
      if (event.type === 'dealAnswered' && event.accepted) {
        const { buyer, seller, segments, inExchange } = event.deal;
        told[buyer] += segments.length - inExchange.length;
        told[seller] += inExchange.length - segments.length;
      }
    }
    for (const seat of told.keys())
      yield [after.rail.tracks[seat].length - before.rail.tracks[seat].length, told[seat]];
  },
);

/** M-OPEN-15, R-16: nothing is kept of how a train came to where it may turn. */
const arrivalsAreForgotten: Law = {
  name: 'arrivals-are-forgotten',
  sentence: 'The segment a train came by is null wherever any way on is open.',
  when: 'always',
  *examine({ setting, state, action }: Moment): Iterable<Breach> {
    const board = setting.board as MilepostBoard;
    for (const [seat, { trains }] of (state as MilepostState).seats.entries()) {
      for (const train of trains) {
        if (train.arrivedBy !== null && mayReverse(board, train))
          yield { detail: `seat ${seat}: a train remembers how it came to ${train.at}`, action };
      }
    }
  },
};

/** M-BUILD-12: the ways that a state keeps serve everyone. They change with the rail, and with the links that events open. */
const waysServeEveryone: Law = {
  name: 'ways-serve-everyone',
  sentence:
    'The ways that are kept join all major cities for each seat, share no segment, and stay within the limits of towns and ports.',
  advice: 'Make every new rail with `railAfterBuild`, `railWithDeal` or `changeRail`, which find its ways.',
  when: 'always',
  *examine(moment: Moment): Iterable<Breach> {
    const [before, now] = statesOf(moment);
    if (before?.rail === now.rail && before.inPlay === now.inPlay) return;
    for (const detail of faultsOfKeptWays(gameOf(moment))) yield { detail };
    if (now.rail.ways === null && before !== null && before.rail.ways !== null)
      yield { detail: 'there were ways for everyone, and now there are none' };
  },
};

/** M-BUILD-12: a seat whose way has no next segment is walled in, whatever its way says. */
const waysCanBeBuilt: Law = {
  name: 'ways-can-be-built',
  sentence: 'Each way that is kept has a segment that is legal for its seat, but for money and bans.',
  advice: 'Let conditions of `buildTrack` refuse nothing that the way of a seat needs.',
  when: 'often',
  cost: 2,
  *examine(moment: Moment): Iterable<Breach> {
    const [before, now] = statesOf(moment);
    if (before?.rail !== now.rail)
      for (const seat of seatsWithoutNext(gameOf(moment), moment.setting))
        yield { detail: `seat ${seat} may build no segment of its way` };
  },
};

// What a seat may not build now, and may build later.
const FOR_NOW = [
  ...['event/forbids', 'build/event', 'build/upgraded', 'build/dealt', 'build/too-many-starts'],
  ...['build/over-budget', 'build/no-cash'],
];

/** The seats that are kept a way of which no segment is legal for them, but for money and bans. */
export function* seatsWithoutNext(game: KnownGame, { ready }: Setting): Iterable<number> {
  const { board, state } = game;
  const { check } = ready.actions.get('buildTrack') as typeof buildTrack;
  for (const [seat, way] of (keptWays(game) ?? []).entries()) {
    const onTurn = { ...game, state: { ...state, turn: { ...state.turn, seat } } };
    const isLegal = (from: number, to: number) =>
      check.every(
        ({ code, test }) =>
          FOR_NOW.includes(code) || test(onTurn, { type: 'buildTrack', seat, from, to }) === null,
      );
    const isNext = (segment: number) => {
      const [one, other] = [board.ends[2 * segment], board.ends[2 * segment + 1]];
      return isLegal(one, other) || isLegal(other, one);
    };
    if (way.length > 0 && !way.some(isNext)) yield seat;
  }
}

/** M-EVENT-17: a bridge that is kept for a seat takes as much of a place, and leads as far, as if it stood. */
const keptCountsAsBuilt: Law = {
  name: 'kept-counts-as-built',
  sentence:
    'Handing kept bridges back to their keeper changes neither the room of anyone nor whether it finds a way past the others.',
  advice:
    'Ask `keeperOn` wherever segments are counted or priced, and count a kept bridge as one of its keeper.',
  when: 'always',
  *examine(moment: Moment): Iterable<Breach> {
    const [before, now] = statesOf(moment);
    if (before?.rail !== now.rail) for (const detail of countedOtherwise(gameOf(moment))) yield { detail };
  },
};

/** What is kept and counts for less or more than if it were built, as sentences. */
export function* countedOtherwise(game: KnownGame): Iterable<string> {
  const { board, state } = game;
  const { rail } = state;
  const ways = keptWays(game);
  if (ways === null) return;
  for (const keeper of new Set(rail.reserved.map(({ seat }) => seat))) {
    const bridges = rail.reserved.flatMap(({ segment, seat }) => (seat === keeper ? [segment] : []));
    const limits = bridges.flatMap((bridge) =>
      [0, 1].flatMap((end) => limitsAt(board, board.ends[2 * bridge + end])),
    );
    const handedBack = {
      ...rail,
      tracks: rail.tracks.map((track, seat) => (seat === keeper ? [...track, ...bridges] : track)),
      reserved: rail.reserved.filter(({ seat }) => seat !== keeper),
    };
    const [kept, built] = [rail, handedBack].map((one) => {
      const ground = groundOf({ ...game, state: { ...state, rail: one } });
      const table = noWays(board).slice();
      for (const [seat, way] of ways.entries())
        for (const segment of way) if (ownerOn(ground, segment) === NOBODY) table[segment] = seat;
      // As ways are laid one after the other: only when all are laid are major cities owed to all, and then nothing is counted there.
      const claims = { ways: table, found: 0, ignored: keeper };
      const room = limits.map((limit) =>
        rail.tracks.map((_, seat) => spareWithin(ground, claims, seat, limit).room),
      );
      return `room ${room} and ${findWay(ground, { seat: keeper, claims }) === null ? 'no' : 'a'} way`;
    });
    if (kept !== built) yield `bridges kept for seat ${keeper} leave ${kept}, built they leave ${built}`;
  }
}

function statesOf({ before, state }: Moment): readonly [MilepostState | null, MilepostState] {
  return [before as MilepostState | null, state as MilepostState];
}

function gameOf({ setting, state }: Moment): KnownGame {
  return { rules: setting.rules, board: setting.board, state: state as MilepostState };
}

/**
 * The laws of the family, for `laws` of an examination. They count the money that facts of a layer declare.
 *
 * @returns The laws.
 * @see `examineGame`
 * @example
 * lawfulGames(engine, 'my-title', { laws: milepostLaws() });
 */
export const milepostLaws = (): readonly Law[] => [
  moneyIsTold,
  pricesAreItemized,
  loadsAreTold,
  trackIsTold,
  arrivalsAreForgotten,
  waysServeEveryone,
  waysCanBeBuilt,
  keptCountsAsBuilt,
];
