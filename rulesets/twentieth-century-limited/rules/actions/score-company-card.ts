// scoreCompanyCard: a company of the hand, joined by own and paid lines. Its own lines are sold afterwards
// (choose-removed-track.ts), when the next card has been drawn (draw-company-card.ts).

import { seatToWrite } from '../../generated/state.js';
import { companyDeclarations } from '../declarations.js';
import { field } from '../fields.js';
import { nodesToJoin, routeConditions, withoutIdleRoute } from '../route-conditions.js';
import { joins, leastOwn } from '../routes.js';
import { watchForEnd } from '../score.js';
import { scoringPrice } from '../scoring-price.js';
import { takeOptionalAction } from '../track-step.js';
import { actionLeft, afterTrack } from '../turn-conditions.js';
import { defineTwentiethAction } from '../types.js';
import { payWaivers } from '../waivers.js';

/** Scores a Company Card (TC-COMPANY-1); U is `opponentLines`, R is `routeLines`. */
export const scoreCompanyCard = defineTwentiethAction({
  type: 'scoreCompanyCard',
  payload: () => ({
    card: field.card,
    opponentLines: field.lines,
    routeLines: field.optional(field.lines),
  }),
  notation: ['score-company', 'card', 'opponentLines', 'routeLines?'],
  incomplete: true,

  // Per card in hand order: over own track, then over the cheapest routes with foreign track.
  offers: companyDeclarations,

  check: () => [
    afterTrack,
    actionLeft,
    {
      code: 'card/not-in-hand',
      rule: 'TC-COMPANY-1',
      scope: 'own',
      test: ({ state }, { seat, card }) => (state.seats[seat].companies.includes(card) ? null : { card }),
    },
    ...routeConditions.filter(({ code }) => code !== 'route/superfluous'),
    {
      // A paid line without which the rest would do is paid without use.
      code: 'company/paid-for-nothing',
      rule: 'TC-COMPANY-6',
      needs: ['route/not-joined'],
      test(game, { card, opponentLines, routeLines }) {
        const nodes = nodesToJoin(game, card);
        const line = opponentLines.find((paid) =>
          joins(game, routeLines?.filter((other) => other !== paid) ?? [], nodes),
        );
        return line === undefined ? null : { line };
      },
    },
    {
      // The declared route sells only what the paid lines require; so it has no needless own line either.
      code: 'company/not-least',
      rule: 'TC-COMPANY-4',
      needs: ['route/not-joined', 'route/not-foreign'],
      test(game, { seat, card, opponentLines, routeLines }) {
        if (routeLines === undefined) return null;
        const own = routeLines.length - opponentLines.length;
        const least = leastOwn(game, seat, opponentLines, nodesToJoin(game, card));
        return least === null || own === least ? null : { own, least };
      },
    },
  ],

  asListed: withoutIdleRoute,

  price: (game, scoring) => scoringPrice(game, scoring, { isSold: true }),

  apply(step, state, { seat, card, opponentLines }) {
    takeOptionalAction(state);
    payWaivers(step, state, seat, opponentLines);
    const owner = seatToWrite(step, state, seat);
    owner.companies = step.before.seats[seat].companies.filter((held) => held !== card);
    // TC-COMPANY-2, TC-STACK-1.
    owner.stack = [...owner.stack, card];
    owner.companiesFounded += 1;
    step.emit({ type: 'companyScored', seat, card, opponentLines });
    watchForEnd(step, state, seat);
    // TC-COMPANY-3, -4: first the draw, then the sale.
    state.pending = [{ kind: 'drawCompany' }, { kind: 'sellTrack', card, opponentLines }];
    step.rules.policies.atCardScored(step, state, { seat, card, kind: 'company' });
  },
});
