// drawShip: stops in a port and opens the top ship card, or three with the Wee Folk (ID-SHIP-2, ID-SHIP-8).

import { eachTrainOf, mustBePlaced, mustHaveTrain, trainOf } from '../../../milepost/rules/define-action.js';
import type { Train } from '../../../milepost/rules/state.js';
import { shipsToWrite } from '../../generated/state.js';
import { field } from '../fields.js';
import { foremanOf } from '../foremen/cards.js';
import { mustBeAshore } from '../ships/conditions.js';
import { callOf } from '../ships/voyages.js';
import { defineIronAction, type IronContext } from '../types.js';

const needsGround = ['train/no-such-train', 'train/not-placed'];

export const drawShip = defineIronAction({
  type: 'drawShip',
  payload: () => ({ train: field.train }),
  notation: ['draw-ship', 'train?'],

  // By train.
  *offers(game, seat) {
    for (const { train, named } of eachTrainOf(game, seat)) {
      if (train.at === null || game.board.shipPortAt[train.at] < 0) continue;
      yield { type: 'drawShip', seat, ...named };
    }
  },

  check: () => [
    mustHaveTrain,
    mustBePlaced,
    mustBeAshore,
    {
      code: 'ship/not-in-port',
      rule: 'ID-SHIP-2',
      needs: needsGround,
      test: (game, action) =>
        game.board.shipPortAt[(trainOf(game, action) as Train).at as number] < 0 ? {} : null,
    },
    {
      code: 'ship/declined-here',
      rule: 'ID-SHIP-6',
      needs: needsGround,
      test: ({ state }, { seat, train = 0 }) =>
        callOf(state.own.ships, seat, train)?.draws === 'after-leaving' ? {} : null,
    },
    {
      code: 'ship/nothing-delivered',
      rule: 'ID-SHIP-14',
      needs: needsGround,
      test: ({ state }, { seat, train = 0 }) =>
        callOf(state.own.ships, seat, train)?.draws === 'after-delivery' ? {} : null,
    },
  ],

  apply(context, state, { seat, train = 0 }) {
    const { deck, discards, drawn } = drawFrom(context, foremanOf(context.before.own, seat)?.shipCards ?? 1);
    const written = shipsToWrite(context, state);
    written.deck = deck;
    written.discards = discards;
    written.drawn = { seat, train, ships: drawn, since: state.step };
    context.emit({ type: 'shipDrawn', seat, train, ships: drawn });
  },
});

// ID-SHIP-7, R-55: an empty deck is renewed when a card of it is wanted; R-38: there may be too few cards.
function drawFrom({ before, luck, emit }: IronContext, count: number) {
  const { ships } = before.own;
  let { deck, discards }: Pick<typeof ships, 'deck' | 'discards'> = ships;
  const drawn: string[] = [];
  while (drawn.length < count && deck.length + discards.length > 0) {
    if (deck.length === 0) {
      deck = luck.shuffle('ships', discards);
      discards = [];
      emit({ type: 'shipsReshuffled' });
    }
    const top = luck.draw(deck);
    drawn.push(...top.drawn);
    deck = top.rest;
  }
  return { deck, discards, drawn };
}
