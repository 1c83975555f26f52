// A sensible line of play for the open decision: what a careful player would do with the view alone. It
// values cards by their gain for the turns they take (appraise.ts), and lays track for several of them at
// once. It pays waivers where a foreign line saves more than it costs.

import type { OpenDecision, Random } from '../../../../src/core/engine/index.js';
import type { CardNumber } from '../../board/board.js';
import { bonusClaims } from '../../rules/bonus-proofs.js';
import { deckHasCard } from '../../rules/company-cards.js';
import { companyDeclarations, regionalDeclarations } from '../../rules/declarations.js';
import type { Draw } from '../../rules/draw-conditions.js';
import type { TwentiethAction } from '../../rules/phases.js';
import { leastOwnSets } from '../../rules/routes.js';
import { canMoveTrack } from '../../rules/track.js';
import type { KnownGame } from '../../rules/types.js';
import { type Aim, appraise, handOf, nextRegional, type Prospect, withoutLines } from './appraise.js';
import { cardToKeep } from './keep.js';
import { planTrack } from './plan-track.js';
import { BETTER, FAR, HARM, SETS_WEIGHED, USUAL_CARD, WAIVER } from './weights.js';

/** The line of play, to be played in order; never empty while the seat has something to decide. */
export function suggestPlay(
  game: KnownGame,
  decision: OpenDecision,
  _random: Random,
): readonly TwentiethAction[] {
  return suggestWith(game, decision, 'all');
}

/** As {@link suggestPlay}, for a player who may go for one kind of card only. */
export function suggestWith(game: KnownGame, decision: OpenDecision, aim: Aim): readonly TwentiethAction[] {
  const { seat, kind } = decision;
  if (kind === 'draft' || kind === 'keepRegional')
    return [{ type: 'keepRegionalCard', seat, card: cardToKeep(game, seat) }];
  if (kind === 'drawCompany') return [{ type: 'drawCompanyCard', seat, ...bestDraw(game, seat) }];
  if (kind === 'sellTrack') return [sell(game, seat, aim)];
  for (const claim of bonusClaims(game, seat)) return [{ ...claim }];
  const track = kind === 'track' && canMoveTrack(game, seat) ? planTrack(game, seat, aim) : [];
  if (track.length > 0) return track;
  if (kind === 'finish' || game.state.turn?.actionTaken) return [{ type: 'endTurn', seat }];
  return [optionalAction(game, seat, aim) ?? { type: 'endTurn', seat }];
}

function bestDraw(game: KnownGame, seat: number): Draw {
  const best = bestShown(game, seat);
  return best !== null && (best.rate > USUAL_CARD || !deckHasCard(game))
    ? { source: 'display', card: best.card }
    : { source: 'deck' };
}

// The card of the display that brings most for its work; null if none brings anything.
function bestShown(game: KnownGame, seat: number): Prospect | null {
  const shown = appraise(game, seat, { regionals: [], companies: game.state.display });
  return shown.reduce<Prospect | null>((most, next) => (next.rate > (most?.rate ?? 0) ? next : most), null);
}

// Of the least sets, the one whose loss hurts the cards in hand least.
function sell(game: KnownGame, seat: number, aim: Aim): TwentiethAction {
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

// Who scores early plays on with a new card.
function optionalAction(game: KnownGame, seat: number, aim: Aim): TwentiethAction | null {
  const [best] = worthDeclaring(game, seat, aim);
  return best?.action ?? exchange(game, seat, aim);
}

/** The declarations that bring points, best first: what each brings, waivers and lost track counted. */
export function worthDeclaring(
  game: KnownGame,
  seat: number,
  aim: Aim,
): readonly { readonly action: TwentiethAction; readonly value: number }[] {
  const regionals = aim === 'company' ? [] : regionalDeclarations(game, seat);
  const companies = aim === 'regional' ? [] : companyDeclarations(game, seat);
  return [...regionals, ...companies]
    .map((action) => ({ action: { ...action }, value: worth(game, seat, action, aim) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value);
}

function worth(
  game: KnownGame,
  seat: number,
  action: {
    readonly type: string;
    readonly card: CardNumber;
    readonly opponentLines: readonly number[];
    readonly routeLines?: readonly number[];
  },
  aim: Aim,
): number {
  const { board, state } = game;
  const card = board.cards[action.card];
  const paid = action.opponentLines.length * WAIVER;
  if (card.kind === 'regional') return nextRegional(game, seat) - paid;
  if (card.kind !== 'company') return 0;
  const hand = handOf(game, seat, aim);
  const others = { ...hand, companies: hand.companies.filter((held) => held !== action.card) };
  const lost =
    action.routeLines?.filter((line) => !action.opponentLines.includes(line)) ??
    leastOwnSets(game, seat, [], card.nodes)[0];
  const work = (position: KnownGame) =>
    appraise(position, seat, others).reduce((sum, prospect) => sum + Math.min(prospect.work, FAR), 0);
  // What the sold lines could do for the cards in hand and later ones; nothing in the last round.
  const harm = state.ending === null ? (work(withoutLines(game, seat, lost)) - work(game)) * HARM : 0;
  return card.value - paid - harm;
}

// Nothing to score: the company furthest out of reach goes, if something better shows.
function exchange(game: KnownGame, seat: number, aim: Aim): TwentiethAction | null {
  const held = appraise(game, seat, { regionals: [], companies: handOf(game, seat, aim).companies });
  if (held.length === 0) return null;
  const worst = held.reduce((least, next) => (next.rate < least.rate ? next : least));
  const best = bestShown(game, seat);
  if (best === null || best.rate < worst.rate * BETTER) return null;
  return { type: 'exchangeCompanyCard', seat, discard: worst.card, source: 'display', card: best.card };
}
