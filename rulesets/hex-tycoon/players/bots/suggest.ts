// The title's own opinion: a greedy line of play for any decision, from what the deciding seat may see.

import type { OpenDecision, Random } from '../../../../src/core/engine/index.js';
import { legalOffers } from '../../../../src/core/engine/index.js';
import { buildTrack } from '../../rules/actions/build-track.js';
import { chooseCompany } from '../../rules/actions/choose-company.js';
import { chooseStartingCity } from '../../rules/actions/choose-starting-city.js';
import { chooseTycoon } from '../../rules/actions/choose-tycoon.js';
import { drawDevelopmentMarker } from '../../rules/actions/draw-development-marker.js';
import { foundRailroad } from '../../rules/actions/found-railroad.js';
import { placeDevelopmentMarker } from '../../rules/actions/place-development-marker.js';
import { stealVictoryPoint } from '../../rules/actions/steal-victory-point.js';
import { upgradePrice, upgradeTrainLevel } from '../../rules/actions/upgrade-train-level.js';
import type { Abilities } from '../../rules/components/abilities.js';
import { incomeOf } from '../../rules/income.js';
import type { HexAction } from '../../rules/phases.js';
import { activeCompany, companyOf } from '../../rules/state.js';
import type { KnownGame } from '../../rules/types.js';
import { cheapestLines } from './cheapest-lines.js';
import { roundsLeft } from './outlook.js';
import { planBuild, planFiller, prospects } from './plan-build.js';
import {
  planDividend,
  planLoan,
  planMarker,
  planStock,
  savesForRailroad,
  wantsTokenRemoved,
  wantsTokenRemovedFirst,
  wantsUpgrade,
} from './plan-money.js';
import { startWorth } from './start-worth.js';
import { ABILITY, LATE } from './weights.js';

/**
 * A line of play for a decision, in order; empty at an optional decision that is better left alone. The last
 * action of the line need not end the phase: the next question goes on from there.
 */
export function suggest(game: KnownGame, decision: OpenDecision, _random: Random): readonly HexAction[] {
  const { seat } = decision;
  switch (decision.kind) {
    case 'chooseCompany':
      return best(legalOffers(chooseCompany, game, decision), ({ company }) =>
        worthOf(game.rules.companies[company].abilities),
      );
    case 'chooseTycoon':
      return best(legalOffers(chooseTycoon, game, decision), ({ tycoon }) =>
        worthOf(game.rules.tycoons[tycoon].abilities),
      );
    case 'chooseStartingCity':
      return best(legalOffers(chooseStartingCity, game, decision), ({ hex }) => startWorth(game, hex));
    case 'steal':
      return best(legalOffers(stealVictoryPoint, game, decision), ({ target }) =>
        incomeOf(game, companyOf(game.state, target)),
      );
    case 'build':
      return build(game, decision);
    case 'income':
      return invest(game, seat);
    case 'beforeUpkeep':
      return [{ type: wantsTokenRemovedFirst(game) ? 'removeObsolescence' : 'endPhase', seat }];
    case 'dividend':
      return [{ type: 'payDividend', seat, amount: planDividend(game) }];
    case 'upgrade':
      return upgrade(game, decision);
    case 'placeMarker':
      return placeMarker(game, decision);
    default:
      return [];
  }
}

// What abilities are worth together.
function worthOf(abilities: Abilities): number {
  return Object.entries(abilities).reduce(
    (sum, [key, amount]) => sum + (ABILITY[key as keyof Abilities] ?? 0) * amount,
    0,
  );
}

function best<A>(list: Iterable<A>, worth: (action: A) => number): readonly A[] {
  let chosen: A | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of list) {
    const value = worth(action);
    if (value > most) {
      most = value;
      chosen = action;
    }
  }
  return chosen === null ? [] : [chosen];
}

// HT-OPT-EXTRA-5: an extra railroad gains nothing from more rail markers, so the other company is founded.
function isPlainAsExtra({ rules }: KnownGame, company: string): boolean {
  return rules.companies[company].abilities.railMarkers !== undefined;
}

function placeMarker(game: KnownGame, decision: OpenDecision): readonly HexAction[] {
  const { seat } = decision;
  const chosen = planMarker(game, seat, legalOffers(placeDevelopmentMarker, game, decision));
  return chosen === null ? [] : [{ type: 'placeDevelopmentMarker', seat, ...chosen }];
}

function build(game: KnownGame, decision: OpenDecision): readonly HexAction[] {
  const { seat } = decision;
  // A marker helps from the next income on; a driver may not ask for it apart.
  const marker = placeMarker(game, decision);
  if (marker.length > 0) return marker;
  if (wantsTokenRemoved(game)) return [{ type: 'removeObsolescence', seat }];
  const { sites, station } = planBuild(game);
  const line: HexAction[] = sites.map((site) => ({ type: 'buildTrack', seat, site }));
  if (station !== null) line.push({ type: 'buildStation', seat, hex: station });
  if (line.length > 0) return line;
  if (savesForRailroad(game)) return [{ type: 'endPhase', seat }];
  // Money that will not grow any more shortens the game instead.
  const company = activeCompany(game.state);
  const grown = () =>
    prospects(game, company, cheapestLines(game, company)).length === 0 && !wantsUpgrade(game);
  if (roundsLeft(game) <= LATE || grown()) {
    const filler = planFiller(game, legalOffers(buildTrack, game, decision));
    if (filler.length > 0) return filler.map((site) => ({ type: 'buildTrack', seat, site }));
  }
  return [{ type: 'endPhase', seat }];
}

function invest(game: KnownGame, seat: number): readonly HexAction[] {
  const amount = planLoan(game);
  if (amount > 0) return [{ type: 'takeLoan', seat, amount }];
  const stock = planStock(game);
  if (stock !== null) return [{ type: 'buyStock', seat, ...stock }];
  if (wantsTokenRemovedFirst(game)) return [{ type: 'removeObsolescence', seat }];
  return [{ type: 'endPhase', seat }];
}

function upgrade(game: KnownGame, decision: OpenDecision): readonly HexAction[] {
  const { seat } = decision;
  const company = activeCompany(game.state);
  if (wantsTokenRemoved(game)) return [{ type: 'removeObsolescence', seat }];
  if (wantsUpgrade(game) && company.money >= upgradePrice(game, company)) {
    const [raise] = legalOffers(upgradeTrainLevel, game, decision);
    if (raise !== undefined) return [raise];
  }
  const rounds = roundsLeft(game);
  if (rounds >= 3) {
    const founded = best(
      legalOffers(foundRailroad, game, decision),
      ({ company, hex }) => startWorth(game, hex) - (isPlainAsExtra(game, company) ? 0.5 : 0),
    );
    if (founded.length > 0) return founded;
  }
  if (rounds > 8 && game.state.seats[seat].markers.length === 0) {
    const [draw] = legalOffers(drawDevelopmentMarker, game, decision);
    if (draw !== undefined) return [draw];
  }
  return [{ type: 'endPhase', seat }];
}
