// Laws that only the family has, for the conformance suite: what events tell about money, loads and track is what
// happened to them. With them, an examination that plays on: by the ruleset's own suggestion most of the time, by
// chance otherwise, so that random play gets as far as deliveries.

import type { MilepostBoard } from '../../rulesets/milepost/board/board.js';
import type { MilepostEvent } from '../../rulesets/milepost/facts.js';
import { mayReverse } from '../../rulesets/milepost/rail/city.js';
import type { MilepostState } from '../../rulesets/milepost/state.js';
import type { AnyEngine, Envelope, GameAction, GameEvent, Random } from '../../src/core/engine/index.js';
import {
  type Breach,
  type Examination,
  examineGame,
  type Law,
  type Moment,
} from '../../src/testing/index.js';
import { followSuggestions } from '../../src/testing/suggested-play.js';

interface Change {
  readonly before: MilepostState;
  readonly after: MilepostState;
  readonly events: readonly MilepostEvent[];
  readonly action: GameAction;
}

function lawOf(name: string, sentence: string, compare: (change: Change) => Iterable<[number, number]>): Law {
  return {
    name,
    sentence,
    when: 'always',
    *examine({ before, state, events, action }: Moment): Iterable<Breach> {
      if (before === null || action === null) return;
      const change = { before, after: state, events, action } as unknown as Change;
      let place = 0;
      for (const [is, told] of compare(change)) {
        if (is !== told) yield { detail: `seat ${place}: it is ${is}, the events say ${told}`, action };
        place++;
      }
    },
  };
}

/** What a title's own event says of cash: what to add to each seat's. */
export type MoneyTold = (event: GameEvent, told: number[]) => void;

/** Cash changes by what the events say, and by nothing else; `own` reads a title's own events. */
export const moneyLaw = (own: MoneyTold = () => {}): Law =>
  lawOf('money-is-conserved', 'Every change of cash is told by an event.', function* (change) {
    const { before, after, events, action } = change;
    const told = before.seats.map(() => 0);
    for (const event of events) {
      own(event, told);
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
  });

/** Loads come and go as the events say. */
export const loadsAreConserved = lawOf(
  'loads-are-conserved',
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
export const trackIsConserved = lawOf(
  'track-is-conserved',
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
  *examine({ table, state, action }: Moment): Iterable<Breach> {
    const board = table.board as unknown as MilepostBoard;
    for (const [seat, { trains }] of (state as unknown as MilepostState).seats.entries()) {
      for (const train of trains) {
        if (train.arrivedBy !== null && mayReverse(board, train))
          yield { detail: `seat ${seat}: a train remembers how it came to ${train.at}`, action };
      }
    }
  },
};

export const CONSERVATION = [moneyLaw(), loadsAreConserved, trackIsConserved, arrivalsAreForgotten];

/** A game to examine; `suggested` is how many actions in a hundred follow the ruleset's own suggestion. */
export interface PlayedOn {
  readonly seed: string | number;
  readonly seats: number;
  readonly steps: number;
  readonly suggested: number;
  readonly every?: number;
  readonly options?: object;
  /** Laws besides the suite's; left out, the family's. */
  readonly laws?: readonly Law[];
  /** Host actions and others to play at a step, if they are legal. */
  readonly at?: Readonly<Record<number, GameAction>>;
}

// Chance ends turns far too soon.
const WEIGHTS = { endTurn: 0.2, endOperations: 0.3, discardHand: 0.1, expireTime: 0 };

/** Examines a game with all laws, the family's own included. */
export function examinePlayedOn(engine: AnyEngine, ruleset: string, plan: PlayedOn): Examination {
  const { suggested, at = {}, ...rest } = plan;
  const follow = followSuggestions(engine);
  const choose = (state: Envelope, random: Random): GameAction | null => {
    const due = at[state.step];
    if (due !== undefined && engine.checkAction(state, due) === null) return due;
    if (random.int(1, 100) > suggested) return null;
    const action = follow(state, random);
    return action !== null && engine.checkAction(state, action) === null ? action : null;
  };
  return examineGame(engine, ruleset, { every: 200, weights: WEIGHTS, laws: CONSERVATION, ...rest, choose });
}

/** How often each kind of action and event came up over several examinations. */
export function tallied(examinations: readonly Examination[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { actions, events } of examinations) {
    for (const [type, count] of Object.entries({ ...actions, ...events }))
      counts[type] = (counts[type] ?? 0) + count;
  }
  return counts;
}
