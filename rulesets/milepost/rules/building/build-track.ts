// buildTrack: one segment of track. build-cost.ts has its price, entry/entry-fault.ts who may enter a city or
// port. reserved-ways/reserved-ways.ts checks that everyone can still join all major cities.

import type { Indexed, PriceItem } from '../../../../src/core/engine/index.js';
import type { Milepost } from '../../board/board.js';
import { defineMilepostAction } from '../define-action.js';
import { type Broken, brokenBy } from '../entry/entry-fault.js';
import { mustBePermitted } from '../events/conditions.js';
import { bansSomeBuilding, buildingBan, citesItsCard } from '../events/in-play.js';
import { field } from '../fields.js';
import { cityAt, isMajor, isRedStep } from '../rail/city.js';
import { rightNeeded } from '../rail/crossings.js';
import { NOBODY, networkOf, ownerOf } from '../rail/network.js';
import { leavesWays } from '../reserved-ways/reserved-ways.js';
import type { KnownGame } from '../types.js';
import { buildCost, trackPrice } from './build-cost.js';
import { mayStartAt, ownStarts, startsOf, waysOutOfMajors } from './build-starts.js';
import { railAfterBuild } from './lay-track.js';
import { hasLessThanBudget, inCash, spend, withinBudget } from './spending.js';

interface BuildFields {
  readonly seat: number;
  readonly from: Milepost;
  readonly to: Milepost;
}

type BuildTrack = BuildFields & { readonly type: 'buildTrack' };

const needsSegment = ['build/no-such-way', 'build/red-area'];

export const buildTrack = defineMilepostAction({
  type: 'buildTrack',
  payload: () => ({ from: field.milepost, to: field.milepost }),
  notation: ['build', 'from', 'to'],

  // Outwards from the seat's own track, its ports and the major cities, by milepost and direction. By index:
  // every way out of major cities, then of other starts, if the seat may build and has any money.
  offers: waysOfSeat,

  check: () => [
    mustBePermitted,
    {
      code: 'build/upgraded',
      rule: 'M-BUILD-19',
      holds: 'turn',
      about: 'seat',
      test: ({ rules, state }) => (state.turn.upgraded && !rules.upgradesWithTrack ? {} : null),
    },
    {
      code: 'build/dealt',
      rule: 'M-VAR-14',
      holds: 'turn',
      about: 'seat',
      test: ({ state }) => (state.turn.dealt ? {} : null),
    },
    {
      code: 'build/red-area',
      rule: 'M-BUILD-11',
      test: ({ board }, { from, to }) =>
        isRedStep(board, from, to) ? { city: board.cities[board.cityAt[from]].id } : null,
    },
    {
      code: 'build/no-such-way',
      rule: 'M-BUILD-1',
      test: ({ board }, { from, to }) => (board.segment(from, to) < 0 ? { from, to } : null),
    },
    {
      code: 'build/nowhere-to-start',
      rule: 'M-BUILD-2',
      holds: 'turn',
      needs: needsSegment,
      test: (game, { seat, from }) => (mayStartAt(game, seat, from) ? null : { from }),
    },
    {
      code: 'build/right-of-way',
      rule: 'M-BUILD-10',
      needs: needsSegment,
      test({ board, state }, { from, to }) {
        const owner = ownerOf(networkOf(state.rail), board.segment(from, to));
        return owner === NOBODY ? null : { owner };
      },
    },
    {
      code: 'build/reserved',
      rule: 'M-EVENT-17',
      needs: needsSegment,
      mayRefuse: ({ state }) => state.rail.reserved.length > 0,
      test({ board, state }, { seat, from, to }) {
        const keeper = networkOf(state.rail).reserved.get(board.segment(from, to));
        return keeper === undefined || keeper === seat ? null : { seat: keeper };
      },
    },
    {
      code: 'build/too-many-starts',
      rule: 'M-BUILD-5',
      holds: 'turn',
      needs: needsSegment,
      mayRefuse: (game) => !mayLeaveMajors(game),
      test: (game, { from }) =>
        isMajor(game.board, from) && !mayLeaveMajors(game) ? { limit: game.rules.majorStarts } : null,
    },
    {
      code: 'build/event',
      rule: 'M-BUILD-21',
      holds: 'turn',
      ...citesItsCard,
      needs: needsSegment,
      mayRefuse: bansSomeBuilding,
      test: (game, { from, to }) => buildingBan(game, game.board.segment(from, to)),
    },
    {
      code: 'build/city-full',
      rule: 'M-BUILD-13',
      needs: needsSegment,
      test: (game, build) => placeOf(game, brokenBy(game, build, 'town', 'players')),
    },
    {
      code: 'build/too-many-segments',
      rule: 'M-BUILD-14',
      needs: needsSegment,
      test: (game, build) => placeOf(game, brokenBy(game, build, 'town', 'segments')),
    },
    {
      code: 'build/port-full',
      rule: 'M-FERRY-4',
      needs: needsSegment,
      test(game, build) {
        const crossing = brokenBy(game, build, 'port', 'players')?.limit.crossing ?? null;
        return crossing === null ? null : { crossing: crossing.id };
      },
    },
    withinBudget('build/over-budget', 'M-BUILD-16', priceOf, needsSegment),
    { ...inCash('build/no-cash', 'M-BUILD-16', priceOf, needsSegment), mayRefuse: hasLessThanBudget },
    {
      code: 'build/no-room-left',
      rule: 'M-BUILD-15',
      needs: needsSegment,
      test: (game, build) => placeOf(game, brokenBy(game, build, 'town', 'room')),
    },
    {
      code: 'build/no-room-at-port',
      rule: 'M-FERRY-5',
      needs: needsSegment,
      test: (game, build) => placeOf(game, brokenBy(game, build, 'port', 'room')),
    },
    {
      code: 'build/blocks-major',
      rule: 'M-BUILD-12',
      needs: needsSegment,
      test(game, build) {
        const broken = brokenBy(game, build, 'major', 'room');
        const city = broken === null ? undefined : cityAt(game.board, broken.milepost);
        return city === undefined ? null : { city: city.id };
      },
    },
    {
      code: 'build/cuts-off',
      rule: 'M-BUILD-12',
      needs: [...needsSegment, 'build/right-of-way', 'build/reserved'],
      test: (game, { seat, from, to }) => (leavesWays(game, { builder: seat, from, to }) ? null : {}),
    },
  ],

  price(game, { seat, from, to }) {
    if (game.board.segment(from, to) < 0) return [];
    const items: PriceItem[] = [];
    trackPrice(game, seat, from, to, items);
    const toll = game.rules.policies.tolls?.ofBuilding(game, seat, from, to) ?? null;
    return toll === null ? items : [...items, toll];
  },

  apply(context, state, { seat, from, to }) {
    const { rules, board, before, emit } = context;
    const game = { rules, board, state: before };
    const items: PriceItem[] = [];
    const price = trackPrice(game, seat, from, to, items);
    const toll = rules.policies.tolls?.ofBuilding(game, seat, from, to)?.amount ?? 0;
    const right = rightNeeded(board, before.rail, seat, to); // M-FERRY-2
    spend(context, state, seat, price + toll); // M-BUILD-17
    state.turn.built = true;
    // M-BUILD-5
    if (isMajor(board, from)) state.turn.majorStarts = before.turn.majorStarts + 1;
    state.rail = railAfterBuild(game, { builder: seat, from, to });
    emit({ type: 'trackBuilt', seat, from, to, segment: board.segment(from, to), price, items });
    if (toll > 0) rules.policies.tolls?.passOn(context, state, seat, toll);
    if (right !== undefined) emit({ type: 'rightBought', seat, crossing: right.id, price: right.price });
  },
});

function* waysOutwards(game: KnownGame, seat: number): Generator<BuildTrack> {
  const { board } = game;
  const network = networkOf(game.state.rail);
  for (const from of startsOf(game, seat)) {
    for (let direction = 0; direction < 6; direction++) {
      const segment = board.segments[6 * from + direction];
      if (segment < 0 || ownerOf(network, segment) !== NOBODY) continue;
      yield { type: 'buildTrack', seat, from, to: board.neighbours[6 * from + direction] };
    }
  }
}

function waysOfSeat(game: KnownGame, seat: number): Iterable<BuildTrack> & Indexed<BuildTrack> {
  const { board, state } = game;
  const outOfMajors = mayLeaveMajors(game) ? waysOutOfMajors(board) : [];
  const starts = ownStarts(game, seat);
  return {
    count: mayBuildAtAll(game, seat) ? outOfMajors.length + 6 * starts.length : 0,
    at(index) {
      const rest = index - outOfMajors.length;
      const way = rest < 0 ? outOfMajors[index] : 6 * starts[Math.floor(rest / 6)] + (rest % 6);
      const segment = board.segments[way];
      if (segment < 0 || ownerOf(networkOf(state.rail), segment) !== NOBODY) return null;
      return { type: 'buildTrack', seat, from: Math.floor(way / 6), to: board.neighbours[way] };
    },
    [Symbol.iterator]: () => waysOutwards(game, seat),
  };
}

// M-BUILD-5: the number of builds that may start in major cities is limited each turn.
function mayLeaveMajors({ rules, state }: KnownGame): boolean {
  return state.turn.majorStarts < rules.majorStarts;
}

function mayBuildAtAll({ rules, state }: KnownGame, seat: number): boolean {
  const { turn, seats } = state;
  const isDone = (turn.upgraded && !rules.upgradesWithTrack) || turn.dealt;
  return !isDone && turn.spent < rules.budget && seats[seat].cash !== 0;
}

function placeOf({ board }: KnownGame, broken: Broken | null) {
  return broken && { city: cityAt(board, broken.milepost)?.id ?? null, milepost: broken.milepost };
}

function priceOf(game: KnownGame, { seat, from, to }: BuildFields): number {
  return buildCost(game, seat, from, to);
}
