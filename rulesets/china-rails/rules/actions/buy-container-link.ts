// buyContainerLink: the Hong Kong link, marked in the buyer's colour (CR-CONT-2, CR-OPEN-4).

import type { Crossing } from '../../../milepost/board/board.js';
import { changeRail } from '../../../milepost/rules/building/lay-track.js';
import { inCash, spend, withinBudget } from '../../../milepost/rules/building/spending.js';
import { defineMilepostAction } from '../../../milepost/rules/define-action.js';
import { field } from '../../../milepost/rules/fields.js';
import { toBank } from '../../../milepost/rules/money/price-items.js';
import { cityAt } from '../../../milepost/rules/rail/city.js';
import { hasTrackAt, withRight } from '../../../milepost/rules/rail/network.js';
import type { KnownGame } from '../../../milepost/rules/types.js';

const needsLink = ['container/no-such-link'];

export const buyContainerLink = defineMilepostAction({
  type: 'buyContainerLink',
  payload: () => ({ port: field.crossing }),
  notation: ['buy-link', 'port'],

  *offers(game, seat) {
    for (const { id } of game.board.crossings) {
      yield { type: 'buyContainerLink', seat, port: id };
    }
  },

  check: () => [
    {
      code: 'container/no-such-link',
      rule: 'CR-CONT-2',
      test: (game, { port }) => (linkOf(game, port) === undefined ? { port } : null),
    },
    {
      code: 'container/already-held',
      rule: 'CR-CONT-2',
      needs: needsLink,
      test: ({ state }, { seat, port }) => (state.rail.rights[seat].includes(port) ? { port } : null),
    },
    {
      code: 'container/no-track',
      rule: 'CR-OPEN-4',
      needs: needsLink,
      test(game, { seat, port }) {
        const milepost = (linkOf(game, port) as Crossing).ports[0];
        const isMajor = cityAt(game.board, milepost)?.size === 'major';
        return isMajor || hasTrackAt(game.board, game.state.rail, seat, milepost) ? null : { port };
      },
    },
    {
      code: 'container/upgraded',
      rule: 'M-BUILD-19',
      test: ({ state }) => (state.turn.upgraded ? {} : null),
    },
    withinBudget('container/over-budget', 'M-BUILD-16', priceOf, needsLink),
    inCash('container/no-cash', 'M-BUILD-16', priceOf, needsLink),
  ],

  price: (game, { port }) => [
    toBank('link', 'CR-CONT-2', linkOf(game, port)?.price ?? 0, { crossing: port }),
  ],

  apply(context, state, { seat, port }) {
    const { before, emit } = context;
    const price = priceOf(context, { seat, port });
    spend(context, state, seat, price);
    changeRail(context, state, withRight(before.rail, seat, port));
    emit({ type: 'rightBought', seat, crossing: port, price });
  },
});

function priceOf(
  game: Pick<KnownGame, 'board'>,
  { port }: { readonly seat: number; readonly port: string },
): number {
  return (linkOf(game, port) as Crossing).price;
}

function linkOf({ board }: Pick<KnownGame, 'board'>, port: string): Crossing | undefined {
  const crossing = board.crossings[board.crossingIndex(port)];
  return crossing?.kind === 'container' && crossing.boughtBy === 'purchase' ? crossing : undefined;
}
