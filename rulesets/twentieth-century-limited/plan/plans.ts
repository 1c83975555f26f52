// The suggestion beside other plays, with what they are worth: cards to draw, cards to build for, cards to score.

import type { OpenDecision, Plan, Random } from '../../../src/core/engine/index.js';
import type { TwentiethAction } from '../actions/index.js';
import { deckHasCard } from '../rules/company-cards.js';
import { canMoveTrack, supplyOf } from '../rules/track.js';
import type { KnownGame } from '../types.js';
import { appraise } from './appraise.js';
import { linesToPlace, rankedProspects } from './plan-track.js';
import { suggestPlay, USUAL_CARD, worthDeclaring } from './suggest.js';

/**
 * The plans for a decision, best first, the suggestion in front; empty where there is nothing to compare. Cards are worth their
 * points a turn, declarations their points.
 */
export function comparePlans(
  game: KnownGame,
  decision: OpenDecision,
  random: Random,
): readonly Plan<TwentiethAction>[] {
  const found = plansOf(game, decision).sort((one, other) => other.value - one.value);
  if (found.length === 0) return [];
  const suggested = suggestPlay(game, decision, random);
  const text = JSON.stringify(suggested);
  const isSuggested = ({ line }: Plan<TwentiethAction>) => JSON.stringify(line) === text;
  const best = found.find(isSuggested) ?? { line: suggested, ...AT_ONCE };
  return [best, ...found.filter((plan) => !isSuggested(plan))];
}

const AT_ONCE = { value: 0, spend: 0, fees: 0, turns: 0 } as const;

function plansOf(game: KnownGame, { kind, seat }: OpenDecision): Plan<TwentiethAction>[] {
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

function draws(game: KnownGame, seat: number): Plan<TwentiethAction>[] {
  const shown = appraise(game, seat, { regionals: [], companies: game.state.display });
  const plans = shown.map(
    ({ card, rate, work }): Plan<TwentiethAction> => ({
      line: [{ type: 'drawCompanyCard', seat, source: 'display', card }],
      ...AT_ONCE,
      value: rate,
      turns: turnsFor(game, work),
    }),
  );
  if (deckHasCard(game))
    plans.push({ line: [{ type: 'drawCompanyCard', seat, source: 'deck' }], ...AT_ONCE, value: USUAL_CARD });
  return plans;
}

// Track for one card before all others.
function tracks(game: KnownGame, seat: number): Plan<TwentiethAction>[] {
  const ranked = rankedProspects(game, seat, 'all');
  const { linesPerStep } = game.rules;
  const left = linesPerStep - (game.state.turn?.trackLines.length ?? 0);
  const room = Math.min(left, supplyOf(game, seat));
  const plans = new Map<string, Plan<TwentiethAction>>();
  for (const first of ranked) {
    const order = [first, ...ranked.filter((other) => other !== first)];
    const lines = linesToPlace(game, seat, order).slice(0, room);
    if (lines.length === 0 || plans.has(lines.join())) continue;
    const line = lines.map((placed): TwentiethAction => ({ type: 'placeTrack', seat, line: placed }));
    plans.set(lines.join(), { line, ...AT_ONCE, value: first.rate, turns: turnsFor(game, first.work) });
  }
  return [...plans.values()];
}

function declarations(game: KnownGame, seat: number): Plan<TwentiethAction>[] {
  const plans = worthDeclaring(game, seat, 'all').map(
    ({ action, value }): Plan<TwentiethAction> => ({ line: [action], ...AT_ONCE, value }),
  );
  return plans.length === 0 ? [] : [...plans, { line: [{ type: 'endTurn', seat }], ...AT_ONCE }];
}

const turnsFor = ({ rules }: KnownGame, work: number) => Math.max(1, Math.ceil(work / rules.linesPerStep));
