// Lines of play and their worth, where a company has something to compare: a place to start from, and what to
// connect next.

import type { OfferedPlan, OpenDecision } from '../../../../src/core/engine/index.js';
import { legalOffers } from '../../../../src/core/engine/index.js';
import { isHexside } from '../../board/ground.js';
import type { Site } from '../../board/layout.js';
import { chooseStartingCity } from '../../rules/actions/choose-starting-city.js';
import { priceList } from '../../rules/build-cost.js';
import type { HexAction } from '../../rules/phases.js';
import { activeCompany, companyOf, type Turn } from '../../rules/state.js';
import type { KnownGame } from '../../rules/types.js';
import { cheapestLines } from './cheapest-lines.js';
import { lineTowards, prospects } from './plan-build.js';
import { startWorth } from './start-worth.js';

/** The plans for a decision; empty where there is nothing to compare. */
export function comparePlans(game: KnownGame, decision: OpenDecision): readonly OfferedPlan<HexAction>[] {
  if (decision.kind === 'chooseStartingCity') return compareStarts(game, decision);
  return decision.kind === 'build' ? compareLines(game, decision.seat) : [];
}

function compareStarts(game: KnownGame, decision: OpenDecision): readonly OfferedPlan<HexAction>[] {
  return [...legalOffers(chooseStartingCity, game, decision)].map((action) => ({
    line: [action],
    value: startWorth(game, action.hex),
    goals: [{ kind: 'hex', id: action.hex }],
  }));
}

// A line towards each connection that pays: its VP and MB until the end, less its price.
function compareLines(game: KnownGame, seat: number): readonly OfferedPlan<HexAction>[] {
  const company = activeCompany(game.state);
  const { railsBuilt } = game.state.turn as Turn;
  const lines = cheapestLines(game, company);
  const price = priceList(game, company);
  // HT-BUILD-15: what goes to stations of other seats.
  const feesOf = (sites: readonly Site[]) =>
    sites
      .flatMap((site) => price({ site, built: 0 }).fees)
      .filter(({ to }) => companyOf(game.state, to).seat !== seat)
      .reduce((sum, { amount }) => sum + amount, 0);
  const found: OfferedPlan<HexAction>[] = [];
  for (const { hex, cost, value } of prospects(game, company, lines)) {
    const whole = lines.line(hex);
    const sites = lineTowards(game, whole, railsBuilt);
    if (sites.length === 0) continue;
    const turns = Math.ceil(whole.length / sites.length);
    const line = sites.map((site): HexAction => ({ type: 'buildTrack', seat, site }));
    const fees = feesOf(whole);
    found.push({
      ...{ line, value: value - cost, spend: cost - fees, fees, money: 'MB', turns },
      builds: whole.map((id) => ({ kind: isHexside(game.board, id) ? 'hexside' : 'hex', id })),
      goals: [{ kind: 'hex', id: hex }],
      aim: `${hex}`,
    });
  }
  const wait: HexAction = { type: 'endPhase', seat };
  return [...found, { line: [wait], value: 0 }];
}
