// Plays with what they are worth: cards to draw, cards to build for, cards to score.

import type { OfferedPlan, OpenDecision } from '../../../../src/core/engine/index.js';
import { deckHasCard } from '../../rules/company-cards.js';
import type { TwentiethAction } from '../../rules/phases.js';
import { canMoveTrack, supplyOf } from '../../rules/track.js';
import type { KnownGame } from '../../rules/types.js';
import { appraise, type Prospect } from './appraise.js';
import { linesToPlace, rankedProspects } from './plan-track.js';
import { worthDeclaring } from './suggest.js';
import { USUAL_CARD } from './weights.js';

/** The plans for a decision; empty without a choice. Cards are worth points a turn, declarations points. */
export function comparePlans(
  game: KnownGame,
  { kind, seat }: OpenDecision,
): readonly OfferedPlan<TwentiethAction>[] {
  switch (kind) {
    case 'drawCompany':
      return draws(game, seat);
    case 'track':
      return mayPlace(game, seat) ? tracks(game, seat) : [];
    case 'action':
      return declarations(game, seat);
    default:
      return [];
  }
}

// TC-TURN-3: a step that picks up places nothing.
function mayPlace(game: KnownGame, seat: number): boolean {
  return canMoveTrack(game, seat) && supplyOf(game, seat) > 0 && game.state.turn?.trackKind !== 'remove';
}

function draws(game: KnownGame, seat: number): OfferedPlan<TwentiethAction>[] {
  const shown = appraise(game, seat, { regionals: [], companies: game.state.display });
  const plans = shown.map(
    (prospect): OfferedPlan<TwentiethAction> => ({
      line: [{ type: 'drawCompanyCard', seat, source: 'display', card: prospect.card }],
      ...contentsOf(game, prospect),
    }),
  );
  if (deckHasCard(game))
    plans.push({ line: [{ type: 'drawCompanyCard', seat, source: 'deck' }], value: USUAL_CARD });
  return plans;
}

// Track for one card before all others.
function tracks(game: KnownGame, seat: number): OfferedPlan<TwentiethAction>[] {
  const ranked = rankedProspects(game, seat, 'all');
  const { linesPerStep } = game.rules;
  const left = linesPerStep - (game.state.turn?.trackLines.length ?? 0);
  const room = Math.min(left, supplyOf(game, seat));
  return ranked.map((first): OfferedPlan<TwentiethAction> => {
    const order = [first, ...ranked.filter((other) => other !== first)];
    const lines = linesToPlace(game, seat, order).slice(0, room);
    const line = lines.map((placed): TwentiethAction => ({ type: 'placeTrack', seat, line: placed }));
    return { line, ...contentsOf(game, first), aim: `${first.card}` };
  });
}

function declarations(game: KnownGame, seat: number): OfferedPlan<TwentiethAction>[] {
  const plans = worthDeclaring(game, seat, 'all').map(
    ({ action, value }): OfferedPlan<TwentiethAction> => ({
      ...{ line: [action], value, money: 'waivers' },
      ...((action.type === 'scoreRegionalCard' || action.type === 'scoreCompanyCard') && {
        fees: action.opponentLines.length,
        goals: [{ kind: 'card', id: action.card }],
      }),
    }),
  );
  return plans.length === 0 ? [] : [...plans, { line: [{ type: 'endTurn', seat }], value: 0 }];
}

// What a card takes. Foreign lines cost a waiver each (TC-WAIVER-1).
function contentsOf({ rules }: KnownGame, { card, rate, work, place, pay }: Prospect) {
  return {
    ...{ value: rate, fees: pay.length, money: 'waivers' },
    turns: Math.max(1, Math.ceil(work / rules.linesPerStep)),
    builds: place.map((id) => ({ kind: 'line', id })),
    goals: [{ kind: 'card', id: card }],
  };
}
