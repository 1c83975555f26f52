// Laws that only the family has: money, loads and track are what the facts say. They stand behind the laws of every ruleset
// when a title of the family, or a layer over one, is examined.

import { type AnyRuleset, type GameAction, moneyIn } from '../../../src/core/engine/index.js';
import type { Breach, Law, Moment } from '../../../src/testing/index.js';
import type { MilepostBoard } from '../board/board.js';
import type { MilepostEvent } from './facts.js';
import { mayReverse } from './rail/city.js';
import type { MilepostState } from './state.js';

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
export const moneyIsTold: Law = /* @__PURE__ */ lawOf(
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
export const pricesAreItemized: Law = /* @__PURE__ */ lawOf(
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
export const loadsAreTold: Law = /* @__PURE__ */ lawOf(
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
export const trackIsTold: Law = /* @__PURE__ */ lawOf(
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
export const arrivalsAreForgotten: Law = {
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
];
