// Snapshots of milepost games that no game leads to were let in, and could not be saved again some actions later: a deal that
// the buyer cannot pay, a startup turn after the startup, victory declared twice, second trains chosen out of turn.

import { expect, test } from 'vitest';
import { indiaRails } from '../../rulesets/india-rails/index.js';
import { ironDragon } from '../../rulesets/iron-dragon/index.js';
import { type AnyEngine, createEngine, type Envelope, type GameAction } from '../../src/core/engine/index.js';

const engine = createEngine([indiaRails, ironDragon]) as unknown as AnyEngine;

// biome-ignore lint/suspicious/noExplicitAny: a state that is written to as no program may
type Untyped = any;

const states = {
  startup: engine.createGame('india-rails', { seats: 2, seed: 1 } as never),
  cards: engine.createGame('india-rails', { seats: 2, seed: 1, options: { fiveCards: true } } as never),
  deal: played('india-rails', { trackDeals: true }, ({ pending }) => pending.length > 0),
  draft: engine.createGame('iron-dragon', {
    seats: 3,
    seed: 1,
    options: { additionalTrains: true },
  } as never),
  trains: played('iron-dragon', { additionalTrains: true }, ({ own }) => own.secondTrains?.chosen === 1),
};

// The first legal action of the first of these types that is legal at all, until the state is as wanted.
function played(ruleset: string, options: object, isThere: (state: Untyped) => boolean): Envelope {
  const types = [
    'offerTrackDeal',
    'buildTrack',
    'chooseForeman',
    'chooseSecondTrain',
    'endOperations',
    'endTurn',
  ];
  let state = engine.createGame(ruleset, { seats: 2, seed: 1, options } as never) as Untyped;
  while (!isThere(state)) {
    const legal = [...engine.legalActions(state)] as GameAction[];
    const mayBuild = state.turn.spent < 6;
    const [next] = types.flatMap((type) =>
      type === 'buildTrack' && !mayBuild ? [] : legal.filter((action) => action.type === type).slice(0, 1),
    );
    state = engine.applyAction(state, next as never);
  }
  return state;
}

function snapshot(state: object, change: (state: Untyped) => void): string {
  const changed = structuredClone(state) as Untyped;
  change(changed);
  const whole = JSON.parse(engine.serialize(state as never));
  return JSON.stringify({ ...whole, hash: engine.hashState(changed), state: changed });
}

const deal = (at: Untyped) => at.pending[0].deal;

const IMPOSSIBLE: readonly [string, keyof typeof states, (at: Untyped) => void, RegExp][] = [
  ['a deal above the buyer’s cash', 'deal', (at) => (deal(at).price = at.seats[1].cash + 1), /M-VAR-14/],
  ['a deal for nothing', 'deal', (at) => (deal(at).segments = []), /M-VAR-14/],
  [
    'a deal for the buyer’s own track',
    'deal',
    (at) => (deal(at).segments = [at.rail.tracks[1][0]]),
    /M-VAR-14/,
  ],
  [
    'a deal for track that is not given',
    'deal',
    (at) => (deal(at).inExchange = deal(at).segments),
    /M-VAR-14/,
  ],
  ['a deal for a segment twice', 'deal', (at) => deal(at).segments.push(deal(at).segments[0]), /M-VAR-14/],
  ['a deal with oneself', 'deal', (at) => (deal(at).seller = 1), /M-VAR-14/],
  ['a deal that another seat answers', 'deal', (at) => (at.pending[0].seat = 1), /M-VAR-14/],
  ['a deal that was not offered', 'deal', (at) => (at.turn.offered = []), /M-VAR-14/],
  ['a deal while trains run', 'deal', (at) => (at.turn.phase = 'operations'), /M-VAR-14/],
  ['a seat asked twice', 'deal', (at) => at.turn.offered.push(0), /dealt with twice/],
  ['a deal since tomorrow', 'deal', (at) => (at.turn.since = at.step + 1), /a step to come/],
  ['a choice open since tomorrow', 'deal', (at) => (at.pending[0].since = at.step + 1), /a step to come/],
  ['a segment drawn twice', 'deal', (at) => at.rail.tracks[0].push(at.rail.tracks[0][0]), /M-BUILD-10/],
  ['a short hand', 'startup', (at) => at.deck.push(at.seats[0].hand.pop()), /a hand holds 2 cards/],
  ['a deal of three where five are dealt', 'startup', fiveCards, /a hand holds 3 cards/],
  ['an event card in a hand', 'startup', eventInHand, /holds an event card/],
  ['a train off the land', 'startup', (at) => (at.seats[0].trains[0].at = 0), /on no milepost/],
  ['a second train', 'startup', secondTrain, /another number of trains/],
  ['a load to lose of an empty train', 'startup', loseNothing, /M-EVENT-20/],
  ['operations in a startup turn', 'startup', (at) => (at.turn.phase = 'operations'), /M-SETUP-10/],
  ['startup turns without end', 'startup', (at) => (at.turn.startup = 99), /startup turns/],
  ['a startup turn of the wrong seat', 'startup', (at) => (at.turn.startup = 1), /M-SETUP-12/],
  ['the startup in a normal turn', 'startup', (at) => (at.turn.startup = -1), /M-SETUP-10/],
  ['a lost turn that is played', 'deal', (at) => (at.turn.lost = true), /M-EVENT-10/],
  ['a lost turn where trains cannot turn', 'startup', (at) => Object.assign(at.turn, LOST), /M-VAR-6/],
  ['victory declared twice', 'deal', (at) => (at.declared = [0, 0]), /M-WIN-4/],
  ['victory declared in the startup', 'startup', (at) => (at.declared = [at.turn.seat]), /M-WIN-4/],
  ['rent owed to oneself', 'startup', (at) => at.seats[0].debts.push({ to: 0, amount: 4 }), /M-VAR-5/],
  ['discards where none are due', 'startup', (at) => (at.drafts = secretly([null, null])), /M-VAR-3d/],
  [
    'a discard of another’s cards',
    'cards',
    (at) => (at.drafts = secretly([at.seats[1].hand.slice(0, 2), null])),
    /M-VAR-3d/,
  ],
  [
    'a discard of too few',
    'cards',
    (at) => (at.drafts = secretly([at.seats[0].hand.slice(0, 1), null])),
    /M-VAR-3d/,
  ],
  [
    'second trains chosen from another seat on',
    'trains',
    (at) => (at.first = at.turn.seat = 1 - at.first),
    /ID-VAR-TRAINS-1/,
  ],
  [
    'second trains before the foremen',
    'draft',
    (at) => (at.own.secondTrains = { chosen: 0, since: 0 }),
    /ID-VAR-TRAINS-1/,
  ],
  ['a foreman draft of too few seats', 'draft', (at) => at.own.draft.dealt.pop(), /another number of seats/],
  ['a bribe owed to oneself', 'draft', (at) => at.own.owedBribes.push({ seat: 1, to: 1 }), /R-64/],
  ['a foreman draft since tomorrow', 'draft', (at) => (at.own.draft.since = 7), /a step to come/],
];

test.each(IMPOSSIBLE)('%s is refused where it comes in', (_, name, change, why) => {
  const state = states[name];
  expect(() => engine.deserialize(snapshot(state, change))).toThrow(why);
  expect(engine.deserialize(snapshot(state, () => {}))).toEqual(state);
});

test('M-WIN-4: victory is declared in the order of the turns', () => {
  expect((states.deal as Untyped).turn.seat).toBe(1);
  const declared = (seats: readonly number[]) => () =>
    engine.deserialize(snapshot(states.deal, (at) => Object.assign(at, { first: 0, declared: seats })));
  expect(declared([0, 1])).not.toThrow();
  expect(declared([1, 0])).toThrow(/M-WIN-4/);
});

test('M-OPEN-41: no train was last in a city at sea, where derailment would send it', () => {
  const { board } = engine.settingOf(states.trains) as Untyped;
  const sea = board.seaAt.findIndex((at: number) => at >= 0);
  const placed = (place: number) => (at: Untyped) =>
    Object.assign(at.seats[0].trains[0], { at: board.cities[0].mileposts[0], lastCity: place });
  expect(() => engine.deserialize(snapshot(states.trains, placed(sea)))).toThrow(/off the land/);
  expect(() =>
    engine.deserialize(snapshot(states.trains, placed(board.cities[1].mileposts[0]))),
  ).not.toThrow();
});

const LOST = { startup: -1, phase: 'lost', lost: true };

function loseNothing(at: Untyped): void {
  at.pending = [{ kind: 'loseLoad', seat: 0, train: 0, since: 0 }];
}

function secondTrain({ seats: [{ trains }] }: Untyped): void {
  trains.push(trains[0]);
}

function fiveCards({ game }: Untyped): void {
  game.options.fiveCards = true;
}

function eventInHand({ deck, seats: [{ hand }] }: Untyped): void {
  const place = deck.indexOf(Math.max(...deck));
  [hand[0], deck[place]] = [deck[place], hand[0]];
}

function secretly(answers: readonly (readonly number[] | null)[]) {
  return { since: 0, answers: answers.map((answer) => answer && { answer }) };
}
