// scoreRegionalCard: the next Regional Card in hand, joined by own and paid lines. All segments stay.

import { seatToWrite } from '../../generated/state.js';
import { regionalDeclarations } from '../declarations.js';
import { field } from '../fields.js';
import { drawRegionals, isNextInOrder, takeRegional } from '../regional-cards.js';
import { routeConditions, withoutIdleRoute } from '../route-conditions.js';
import { watchForEnd } from '../score.js';
import { scoringPrice } from '../scoring-price.js';
import { takeOptionalAction } from '../track-step.js';
import { actionLeft, afterTrack } from '../turn-conditions.js';
import { defineTwentiethAction } from '../types.js';
import { payWaivers } from '../waivers.js';

/** Scores a Regional Card (TC-REGION-1); U is `opponentLines`, R is `routeLines`. */
export const scoreRegionalCard = defineTwentiethAction({
  type: 'scoreRegionalCard',
  payload: () => ({
    card: field.card,
    opponentLines: field.lines,
    routeLines: field.optional(field.lines),
  }),
  notation: ['score-regional', 'card', 'opponentLines', 'routeLines?'],
  incomplete: true,

  // Per card in hand order: over own track, then over the cheapest routes with foreign track.
  offers: regionalDeclarations,

  check: () => [
    afterTrack,
    actionLeft,
    {
      code: 'card/not-in-hand',
      rule: 'TC-REGION-1',
      scope: 'own',
      test: ({ state }, { seat, card }) => (state.seats[seat].regionals.includes(card) ? null : { card }),
    },
    {
      // TC-REGION-6: with many players the starting cards are free of it.
      code: 'regional/out-of-order',
      rule: 'TC-REGION-5',
      scope: 'own',
      needs: ['card/not-in-hand'],
      test(game, { seat, card }) {
        const { regionals, regionalEras } = game.state.seats[seat];
        const place = regionals.indexOf(card);
        if (isNextInOrder(game, seat, place)) return null;
        return { card, era: regionalEras[place], lowest: Math.min(...regionalEras) };
      },
    },
    ...routeConditions,
  ],

  asListed: withoutIdleRoute,

  price: (game, scoring) => scoringPrice(game, scoring, { isSold: false }),

  apply(step, state, { seat, card, opponentLines }) {
    takeOptionalAction(state);
    payWaivers(step, state, seat, opponentLines);
    const owner = seatToWrite(step, state, seat);
    const place = step.before.seats[seat].regionals.indexOf(card);
    const era = step.before.seats[seat].regionalEras[place];
    takeRegional(step, state, { seat, place });
    // TC-REGION-2, TC-STACK-1: face-up on top. TC-REGION-3: the track stays.
    owner.stack = [...owner.stack, card];
    owner.regionalsCompleted += 1;
    owner.erasCompleted = [...owner.erasCompleted, era];
    step.emit({ type: 'regionalScored', seat, card, opponentLines });
    watchForEnd(step, state, seat);
    drawRegionals(step, state, seat);
    step.rules.policies.atCardScored(step, state, { seat, card, kind: 'regional' });
  },
});
