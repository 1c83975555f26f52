// Which declarations of routes are worth listing, per card in hand: over own track alone, then the cheapest
// by waivers and own lines. The rules accept every other legal declaration too.

import type { Seat } from '../../../src/core/engine/index.js';
import { ABSENT, areJoined, mixedTrees, OWN } from '../../../src/core/graph/index.js';
import type { CardNumber, Line } from '../board/board.js';
import { isNextInOrder } from './regional-cards.js';
import { nodesToJoin } from './route-conditions.js';
import { actionLeft, afterTrack } from './turn-conditions.js';
import type { KnownGame } from './types.js';

interface DeclaredRoute {
  readonly card: CardNumber;
  readonly opponentLines: readonly Line[];
  readonly routeLines?: readonly Line[];
}

/** Declarations of Regional Cards, cards in hand order. */
export function* regionalDeclarations(game: KnownGame, seat: Seat) {
  if (!isTimeToScore(game, seat)) return;
  const { regionals } = game.state.seats[seat];
  const lines = linesFor(game, seat);
  for (let place = 0; place < regionals.length; place++) {
    const card = regionals[place];
    if (card === null || !isNextInOrder(game, seat, place)) continue;
    for (const route of routesFor(game, lines, card, ROUTES.regional))
      yield { type: 'scoreRegionalCard', seat, ...route } as const;
  }
}

/** Declarations of Company Cards, cards in hand order. */
export function* companyDeclarations(game: KnownGame, seat: Seat) {
  if (!isTimeToScore(game, seat)) return;
  const lines = linesFor(game, seat);
  for (const card of game.state.seats[seat].companies) {
    if (card === null) continue;
    for (const route of routesFor(game, lines, card, ROUTES.company))
      yield { type: 'scoreCompanyCard', seat, ...route } as const;
  }
}

function isTimeToScore(game: KnownGame, seat: Seat): boolean {
  if (game.state.turn === null) return false;
  return [afterTrack, actionLeft].every(({ test }) => test(game, { seat }) === null);
}

// Routes named per card at most, and labels of the search for them; each further route pays more waivers.
const ROUTES = { regional: 2, company: 4 } as const;
const LABELS = 4_000;

// Whose lines are whose, for all cards of a hand.
interface Lines {
  readonly seat: Seat;
  /** By line its owner as the graph core wants it: opponents from 1 on. */
  readonly owners: Uint8Array;
  /** By line: 1 if it is the seat's own. */
  readonly own: Uint8Array;
  /** By line: 1 if it is anybody's. */
  readonly built: Uint8Array;
}

function linesFor(game: KnownGame, seat: Seat): Lines {
  const { edgeCount } = game.board.graph;
  const owners = new Uint8Array(edgeCount).fill(ABSENT);
  const own = new Uint8Array(edgeCount);
  const built = new Uint8Array(edgeCount);
  game.state.seats.forEach(({ track }, of) => {
    const owner = of === seat ? OWN : of < seat ? of + 1 : of;
    for (let place = 0; place < track.length; place++) {
      owners[track[place]] = owner;
      own[track[place]] = owner === OWN ? 1 : 0;
      built[track[place]] = 1;
    }
  });
  return { seat, owners, own, built };
}

// Routes by rising number of waivers and falling number of own lines, none better than another in both. The
// graph core keeps to TC-WAIVER-2 and -3 and gives each paid part its least own part (TC-COMPANY-4).
function* routesFor(
  game: KnownGame,
  lines: Lines,
  card: CardNumber,
  limit: number,
): Generator<DeclaredRoute> {
  const nodes = nodesToJoin(game, card);
  const { rules, state, board } = game;
  const { waivers } = state.seats[lines.seat];
  // Most cards ask for what not even all lines together join.
  if (!areJoined(board.graph, lines.built, nodes)) return;
  const alone = areJoined(board.graph, lines.own, nodes);
  if (alone) yield { card, opponentLines: [] };
  // Only a company is worth waivers that own track makes needless: they keep own track on the board.
  if (waivers === 0 || (alone && limit === ROUTES.regional)) return;
  const { trees } = mixedTrees(board.graph, {
    owners: lines.owners,
    terminals: nodes,
    budget: waivers,
    cap: rules.segmentsOfOneOpponent,
    limit,
    labels: LABELS,
  });
  for (const { own, paid } of trees) {
    if (paid.length === 0) continue;
    yield { card, opponentLines: paid, routeLines: [...own, ...paid].sort((a, b) => a - b) };
  }
}
