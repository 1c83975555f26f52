// A sensible line of play for the open decision: what a careful player would do who knows only the view. It values
// cards by what they bring for the turns they take (appraise.ts), lays track for several of them at once, and pays
// waivers where a foreign line saves more than it costs.

import type { OpenDecision, Random } from '../../../src/engine/index.js';
import type { CardNumber } from '../board/board.js';
import { offeredRegionals } from '../rules/regional-draft.js';
import { leastOwnSets } from '../rules/routes.js';
import { canMoveTrack } from '../rules/track.js';
import type { Reading } from '../title.js';
import { type Aim, appraise, handOf, type PlannedAction, type Prospect, withoutLines } from './appraise.js';
import { bonusClaims } from './bonus-proofs.js';
import { companyDeclarations, regionalDeclarations } from './declarations.js';
import { planTrack } from './plan-track.js';

/** The line of play, to be played in order; never empty while the seat has something to decide. */
export function suggestPlay(
  game: Reading,
  decision: OpenDecision,
  _random: Random,
): readonly PlannedAction[] {
  return suggestWith(game, decision, 'all');
}

/** As {@link suggestPlay}, for a player who may go for one kind of card only. */
export function suggestWith(game: Reading, decision: OpenDecision, aim: Aim): readonly PlannedAction[] {
  const { seat, kind } = decision;
  if (kind === 'draft' || kind === 'keepRegional') return [keep(game, seat)];
  if (kind === 'drawCompany') return [{ type: 'drawCompanyCard', seat, ...bestDraw(game, seat) }];
  if (kind === 'sellTrack') return [sell(game, seat, aim)];
  for (const claim of bonusClaims(game, seat)) return [{ ...claim }];
  const track = kind === 'track' && canMoveTrack(game, seat) ? planTrack(game, seat, aim) : [];
  if (track.length > 0) return track;
  if (kind === 'finish' || game.state.turn?.actionTaken) return [{ type: 'endTurn', seat }];
  return [optionalAction(game, seat, aim) ?? { type: 'endTurn', seat }];
}

// The card that the network is nearest to.
function keep(game: Reading, seat: number): PlannedAction {
  const offered = offeredRegionals(game, seat).filter((card) => card !== null);
  const near = appraise(game, seat, { regionals: offered, companies: [] });
  const best = near.reduce((least, next) => (next.work < least.work ? next : least));
  return { type: 'keepRegionalCard', seat, card: best.card };
}

// Below this, in points a turn, a card of the display is not worth more than an unknown one of the deck.
const USUAL_CARD = 3.2;

function bestDraw(game: Reading, seat: number) {
  const shown = appraise(game, seat, { regionals: [], companies: game.state.display });
  const best = shown.reduce<Prospect | null>(
    (most, next) => (next.rate > (most?.rate ?? 0) ? next : most),
    null,
  );
  const deckHolds = game.state.companyDeck.length + game.state.companyDiscard.length > 0;
  return best !== null && (best.rate > USUAL_CARD || !deckHolds)
    ? { source: 'display', card: best.card }
    : { source: 'deck' };
}

// Of the least sets, the one whose loss hurts the cards in hand least.
const SETS_WEIGHED = 12;

function sell(game: Reading, seat: number, aim: Aim): PlannedAction {
  const [open] = game.state.pending;
  if (open?.kind !== 'sellTrack') return { type: 'endTurn', seat };
  const card = game.board.cards[open.card];
  const nodes = card.kind === 'bonus' ? [] : card.nodes;
  const sets = leastOwnSets(game, seat, open.opponentLines, nodes).slice(0, SETS_WEIGHED);
  const hand = handOf(game, seat, aim);
  const workWithout = (lines: readonly number[]) =>
    appraise(withoutLines(game, seat, lines), seat, hand).reduce((sum, { work }) => sum + work, 0);
  const best =
    sets.length < 2
      ? sets[0]
      : sets
          .map((lines) => ({ lines, work: workWithout(lines) }))
          .reduce((least, next) => (next.work < least.work ? next : least)).lines;
  return { type: 'chooseRemovedTrack', seat, lines: best };
}

// Points that a declaration brings, waivers and lost track counted; who scores early plays on with a new card.
function optionalAction(game: Reading, seat: number, aim: Aim): PlannedAction | null {
  let best: PlannedAction | null = null;
  let most = 0;
  const regionals = aim === 'company' ? [] : regionalDeclarations(game, seat);
  const companies = aim === 'regional' ? [] : companyDeclarations(game, seat);
  for (const action of [...regionals, ...companies]) {
    const value = worth(game, seat, action, aim);
    if (value > most) {
      most = value;
      best = { ...action };
    }
  }
  return best ?? exchange(game, seat, aim);
}

// Points that a placement more is counted as, where selling a line makes one necessary.
const HARM = 2;

function worth(
  game: Reading,
  seat: number,
  action: {
    readonly type: string;
    readonly card: CardNumber;
    readonly opponentLines: readonly number[];
    readonly routeLines?: readonly number[];
  },
  aim: Aim,
): number {
  const { board, rules, state } = game;
  const card = board.cards[action.card];
  // A waiver paid is a point lost, and a point for an opponent.
  const paid = action.opponentLines.length * 1.4;
  if (card.kind === 'regional') {
    const done = state.seats[seat].regionalsCompleted;
    return rules.regionalPoints[Math.min(done + 1, 8)] - rules.regionalPoints[Math.min(done, 8)] - paid;
  }
  if (card.kind !== 'company') return 0;
  const hand = handOf(game, seat, aim);
  const others = { ...hand, companies: hand.companies.filter((held) => held !== action.card) };
  const lost =
    action.routeLines?.filter((line) => !action.opponentLines.includes(line)) ??
    leastOwnSets(game, seat, [], card.nodes)[0];
  const work = (position: Reading) =>
    appraise(position, seat, others).reduce((sum, prospect) => sum + Math.min(prospect.work, 12), 0);
  // What the sold lines would have done for the cards in hand and those behind them; nothing in the last round.
  const harm = state.ending === null ? (work(withoutLines(game, seat, lost)) - work(game)) * HARM : 0;
  return card.value - paid - harm;
}

// Nothing to score: the company furthest out of reach goes, if something better shows.
function exchange(game: Reading, seat: number, aim: Aim): PlannedAction | null {
  const held = appraise(game, seat, { regionals: [], companies: handOf(game, seat, aim).companies });
  if (held.length === 0) return null;
  const worst = held.reduce((least, next) => (next.rate < least.rate ? next : least));
  const shown = appraise(game, seat, { regionals: [], companies: game.state.display });
  const best = shown.reduce<Prospect | null>(
    (most, next) => (next.rate > (most?.rate ?? 0) ? next : most),
    null,
  );
  if (best === null || best.rate < worst.rate * 1.15) return null;
  return { type: 'exchangeCompanyCard', seat, discard: worst.card, source: 'display', card: best.card };
}
