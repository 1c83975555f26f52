// Tram, a title whose state is copied by generated text: the declaration stands alone, so that the text and the title import it.

import { declareState } from 'railhead/engine';

export const state = declareState((of) => ({
  pile: of.hidden(of.list(of.count, 12), of.toNobody),
  turn: of.part({ seat: of.seat, since: of.count }),
  seats: of.rows('seat', [2, 4], {
    fares: of.count,
    hand: of.hidden(of.list(of.count, 12), of.toItsSeat),
    cars: of.rows('car', [0, 3], { riders: of.count }),
  }),
}));
