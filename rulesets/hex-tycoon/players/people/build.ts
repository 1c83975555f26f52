// The cheapest way to build somewhere: a search proposes rail markers, and the conditions of `buildTrack` try
// them in turn. Markers that they refuse in this turn fall in a later one.

import type { ActionSpec, GameAction, Rejection, Seat } from '../../../../src/core/engine/index.js';
import { noBuildPlan, noSuch } from '../../../../src/core/title/no-plan.js';
import type { Place } from '../../../../src/core/title/picture.js';
import type { BuildPlan, PlannedStep, Unaimed } from '../../../../src/core/title/planning.js';
import type { Site } from '../../board/layout.js';
import { companyAsked, turnIn } from '../../rules/company-asked.js';
import { withRail } from '../../rules/network.js';
import { railItems } from '../../rules/price-items.js';
import type { KnownCompany } from '../../rules/state.js';
import type { HexTypes, KnownGame } from '../../rules/types.js';
import { cheapestMarkers } from './cheapest-markers.js';
import { type AskedGame, isBuilding, whileBuilding } from './company.js';

/** The ends to join. */
export interface BuildEnds {
  readonly from: Place | 'network';
  readonly to: Place;
}

// Refusals that look at the turn, and those that look at what stands by then.
const OF_THE_TURN: ReadonlySet<string> = new Set(['build/too-many', 'build/too-expensive']);
const OF_THE_NETWORK: ReadonlySet<string> = new Set([
  'build/no-markers-left',
  'build/hexside-not-connected',
  'build/interior-not-connected',
]);

/** The plan of a seat's company to build to a place. */
export function buildPlan(game: AskedGame, seat: Seat, ends: BuildEnds): Unaimed<BuildPlan> {
  const to = siteOf(game, ends.to);
  const from = ends.from === 'network' ? null : siteOf(game, ends.from);
  if (to === null || (ends.from !== 'network' && from === null)) return noBuildPlan(noSuchSite(ends, to));
  const company = companyAsked(game, seat);
  const build = { type: 'buildTrack', seat, site: to };
  const now = () => game.engine.checkAction(game.trial(), build);
  if (company === undefined) return noBuildPlan(now());
  const { railsBuilt } = turnIn(game, company);
  const then = whileBuilding(game, company, railsBuilt);
  const judge = judgeOf(game, seat);
  const way = cheapestMarkers(then, company, {
    from: from === null ? company.rails : [from],
    to,
    built: isBuilding(game, company) ? railsBuilt : 0,
    isClosed: (site) => judge(then, site, isOfThePlace) !== null,
  });
  if (way === null) return noBuildPlan(judge(then, to, isOfThePlace) ?? judge(then, to) ?? now());
  return tried(game, company, { way, judge });
}

const isOfThePlace = (code: string) => !OF_THE_TURN.has(code) && !OF_THE_NETWORK.has(code);
const always = () => true;

/** The interior of a hex or city, or a hexside; null for a place that the board does not have. */
function siteOf({ board }: KnownGame, { kind, id }: Place): Site | null {
  const isSide = kind === 'hexside';
  if (!isSide && kind !== 'hex' && kind !== 'city') return null;
  const [first, behind] = isSide ? [board.hexCount, board.siteCount] : [0, board.hexCount];
  return Number.isInteger(id) && id >= first && id < behind ? id : null;
}

function noSuchSite({ from, to }: BuildEnds, found: Site | null): Rejection {
  const place = found === null || from === 'network' ? to : from;
  return noSuch('site', place);
}

type Judge = (game: KnownGame, site: Site, isAsked?: (code: string) => boolean) => Rejection | null;

// The first condition, of those asked, that refuses a rail marker, with other values laid over the action.
function judgeOf(game: AskedGame, seat: Seat): Judge {
  const { phases } = game.engine.settingOf(game.state).ruleset;
  const specs: readonly ActionSpec<HexTypes>[] = phases.build.actions;
  const check = specs.find(({ type }) => type === 'buildTrack')?.check ?? [];
  return (then, site, isAsked = always) => {
    const action = { type: 'buildTrack', seat, site };
    for (const { code, rule, ruleOf, scope = 'public', test } of check) {
      const params = isAsked(code) ? test(then, action) : null;
      if (params !== null) return { code, rule: ruleOf?.(params) ?? rule, params, scope };
    }
    return null;
  };
}

// The markers in turn: with today's state until the rules refuse one, and from there as in later turns.
function tried(
  game: AskedGame,
  first: KnownCompany,
  { way, judge }: { readonly way: readonly Site[]; readonly judge: Judge },
): Unaimed<BuildPlan> {
  const { seat } = first;
  const steps: PlannedStep[] = [];
  let company = first;
  let { railsBuilt } = turnIn(game, company);
  let [turn, spent, refusal]: [number, number, Rejection | null] = [0, 0, null];
  const start = { type: 'buildTrack', seat, site: way[0] };
  if (way.length > 0 && !isBuilding(game, company)) {
    refusal = game.engine.checkAction(game.trial(), start);
    if (game.state.turn?.company === company.id) turn++;
    [company, railsBuilt] = [{ ...company, money: AMPLE_MONEY }, 0];
  }
  let count: number | null = refusal === null ? null : 0;
  for (const site of way) {
    let then = whileBuilding(game, company, railsBuilt);
    let no = judge(then, site);
    if (no !== null && OF_THE_TURN.has(no.code)) {
      count ??= steps.length;
      refusal ??= no;
      turn++;
      [company, railsBuilt] = [{ ...company, money: AMPLE_MONEY }, 0];
      then = whileBuilding(game, company, railsBuilt);
      no = judge(then, site);
    }
    if (no !== null) return noBuildPlan(no);
    const items = railItems(then, company, { site, built: railsBuilt });
    const total = items.reduce((sum, { amount }) => sum + amount, 0);
    if (count === null) spent += total;
    const action: GameAction & { readonly site: Site } = { type: 'buildTrack', seat, site };
    steps.push({ action, price: { total, items }, turn });
    company = {
      ...company,
      rails: withRail(company.rails, site),
      railsLeft: company.railsLeft - 1,
      money: company.money - total,
    };
    railsBuilt++;
  }
  const played = count ?? steps.length;
  return {
    steps,
    total: steps.reduce((sum, { price }) => sum + price.total, 0),
    before: [],
    actions: steps.slice(0, played).map(({ action }) => action),
    thisTurn: { count: played, spent },
    turns: steps.length === 0 ? 0 : turn + 1,
    refusal,
  };
}

const AMPLE_MONEY = 9999;
