// Bugs planted into the toy: conditions and lists.

import { changed, condition, type PebblesBug, type Untyped, without } from './planting.js';

export const LISTS_BUGS: readonly PebblesBug[] = [
  {
    bug: 'a condition is forgotten: any number of moves',
    changes: () => without('takeStone', 'turn/no-moves-left'),
  },
  {
    bug: 'a condition is forgotten: drawing from an empty bag',
    changes: () => without('drawStone', 'draw/bag-empty'),
  },
  {
    bug: 'a condition is forgotten: a stone of others is dropped',
    changes: () => without('dropStone', 'drop/not-in-hand'),
  },
  {
    bug: 'a condition is forgotten: a keepsake of others',
    changes: () => without('chooseKeepsake', 'keepsake/not-in-hand'),
  },
  {
    bug: 'a condition is forgotten: a stone laid twice',
    changes: () => without('layStones', 'lay/not-ascending'),
  },
  {
    bug: 'a condition is forgotten: stones of others are laid',
    changes: () => without('layStones', 'lay/not-in-hand'),
  },
  {
    bug: 'an incomplete list that says nothing of it',
    changes: () => changed('layStones', () => ({ incomplete: false })),
  },
  {
    bug: 'a condition that throws dice',
    changes: () => condition('drawStone', () => (Math.random() < 0.3 ? {} : null)),
  },
  {
    bug: 'a condition that looks at the clock',
    changes: () => condition('drawStone', () => (Date.now() % 2 === 0 ? {} : null)),
  },
  {
    bug: 'a condition that looks into the hand of another',
    changes: () =>
      condition('takeStone', ({ state }, { seat, stone }) =>
        state.seats[(seat + 1) % state.seats.length].hand.includes(stone + 1) ? {} : null,
      ),
  },
  {
    bug: 'a refusal that names the next stone of the bag',
    changes: () =>
      changed('takeStone', ({ check }) => ({
        check: check.map((one: Untyped) => ({
          ...one,
          test: (game: Untyped, action: Untyped) =>
            one.test(game, action) && { stone: game.state.bag.at(-1) ?? null },
        })),
      })),
  },
  {
    bug: 'a list in another order every time',
    changes: () =>
      changed('chooseKeepsake', ({ offers }) => ({
        offers: (...given: Untyped[]) => [...offers(...given)].sort(() => Math.random() - 0.5),
      })),
  },
  {
    bug: 'a list that breaks down on views',
    changes: () =>
      changed('takeStone', ({ offers }) => ({
        offers: (game: Untyped, seat: number) =>
          game.state.bag[0].toFixed(0) === 'x' ? [] : offers(game, seat),
      })),
  },
  {
    bug: 'a condition that breaks down where it is not needed',
    changes: () =>
      condition('layStones', ({ state }, { seat, stones }) =>
        state.seats[seat].hand.find((one: number) => one === stones[1]).toFixed() === '' ? {} : null,
      ),
  },
  {
    bug: 'a list that offers for the neighbour',
    changes: () =>
      changed('takeStone', ({ offers }) => ({
        offers: (game: Untyped, seat: number) => [...offers(game, (seat + 1) % 2)],
      })),
  },
  {
    bug: 'a list with a field of its own',
    changes: () =>
      changed('takeStone', ({ offers }) => ({
        offers: (...given: Untyped[]) => [...offers(...given)].map((one) => ({ ...one, hint: 1 })),
      })),
  },
  {
    bug: 'a list that leaves the last out in a late round',
    changes: () =>
      changed('takeStone', ({ offers }) => ({
        offers: (game: Untyped, seat: number) => [...offers(game, seat)].slice(game.state.round > 1 ? 1 : 0),
      })),
  },
  { bug: 'two actions with one word', changes: () => changed('drawStone', () => ({ notation: ['end'] })) },
];
