// The suggestion beside other lines, with what they are worth, where a company has something to compare: a place to start from, and
// what to connect next.

import type { OpenDecision, Plan, Random } from '../../../src/core/engine/index.js';
import { legalOffers } from '../../../src/core/engine/index.js';
import { chooseStartingCity } from '../actions/choose-starting-city.js';
import type { HexAction } from '../phases.js';
import { activeCompany, type Turn } from '../state.js';
import type { KnownGame } from '../types.js';
import { cheapestLines } from './cheapest-lines.js';
import { lineTowards, prospects } from './plan-build.js';
import { startWorth } from './start-worth.js';
import { suggest } from './suggest.js';

/** The plans for a decision, best first, the suggestion in front; empty where there is nothing to compare. */
export function comparePlans(
  game: KnownGame,
  decision: OpenDecision,
  random: Random,
): readonly Plan<HexAction>[] {
  if (decision.kind === 'chooseStartingCity') return compareStarts(game, decision);
  return decision.kind === 'build' ? compareLines(game, decision.seat, suggest(game, decision, random)) : [];
}

function compareStarts(game: KnownGame, decision: OpenDecision): readonly Plan<HexAction>[] {
  return [...legalOffers(chooseStartingCity, game, decision)]
    .map((action) => ({ line: [action], value: startWorth(game, action.hex), ...AT_ONCE }))
    .sort((one, other) => other.value - one.value);
}

// A line towards each connection that pays for itself: what it brings in VP and MB until the end, less its price.
function compareLines(
  game: KnownGame,
  seat: number,
  suggested: readonly HexAction[],
): readonly Plan<HexAction>[] {
  const company = activeCompany(game.state);
  const { railsBuilt } = game.state.turn as Turn;
  const lines = cheapestLines(game, company);
  const found: Plan<HexAction>[] = [];
  for (const { hex, cost, value } of prospects(game, company, lines)) {
    const whole = lines.line(hex);
    const sites = lineTowards(game, whole, railsBuilt);
    if (sites.length === 0) continue;
    const turns = Math.ceil(whole.length / sites.length);
    const line = sites.map((site): HexAction => ({ type: 'buildTrack', seat, site }));
    found.push({ line, value: value - cost, spend: cost, fees: 0, turns });
  }
  found.sort((one, other) => other.value - one.value);
  const isSuggested = ({ line: [first] }: Plan<HexAction>) => textOf(first) === textOf(suggested[0]);
  const best = found.find(isSuggested);
  const first = {
    line: suggested,
    value: best?.value ?? 0,
    spend: best?.spend ?? 0,
    fees: 0,
    turns: best?.turns ?? 0,
  };
  const wait: HexAction = { type: 'endPhase', seat };
  const others = [...found.filter((plan) => plan !== best), { line: [wait], value: 0, ...AT_ONCE }];
  return [first, ...others.filter((plan) => !isSuggested(plan))];
}

const AT_ONCE = { spend: 0, fees: 0, turns: 0 } as const;

const textOf = (action: HexAction | undefined) => JSON.stringify(action);
