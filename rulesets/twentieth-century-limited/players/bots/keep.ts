// Which Regional Card to keep. Regions are completed in their order, so a card is judged by the network at
// the time when the regions before it are built.

import type { Seat } from '../../../../src/core/engine/index.js';
import type { CardNumber } from '../../board/board.js';
import { draftEra, offeredRegionals } from '../../rules/regional-draft.js';
import type { KnownGame } from '../../rules/types.js';
import { handOf, laid, planWeights } from './appraise.js';

type Weights = ReturnType<typeof planWeights>;

/** The offered card that takes the fewest placements; the first, if foreign track blocks all of them. */
export function cardToKeep(game: KnownGame, seat: Seat): CardNumber {
  const { draft } = game.state;
  const offered = known(offeredRegionals(game, seat));
  const later = draft === null ? [] : draft.dealt.slice(draftEra(draft, seat) + 1);
  const choices = [offered, ...later.map((dealt) => known(dealt[seat]))];
  return cheapest(game, seat, networkToCome(game, seat), choices)?.card ?? offered[0];
}

const known = (cards: readonly (CardNumber | null)[]) => cards.filter((card) => card !== null);

// The weights when the regions in hand are built, or those chosen so far in the draft.
function networkToCome(game: KnownGame, seat: Seat): Weights {
  const chosen = game.state.draft?.answers.map((answers) => answers[seat]) ?? [];
  const cards = [...handOf(game, seat, 'regional').regionals, ...chosen].filter(
    (card): card is CardNumber => typeof card === 'number',
  );
  return cards.reduce(
    (weights, card) => laid(game, seat, weights, nodesOf(game, card))?.weights ?? weights,
    planWeights(game, seat),
  );
}

// The card of the first choice with which one of each choice, in order, costs least; null if impossible.
function cheapest(
  game: KnownGame,
  seat: Seat,
  weights: Weights,
  [cards, ...later]: readonly (readonly CardNumber[])[],
): { readonly card: CardNumber; readonly work: number } | null {
  let best: { readonly card: CardNumber; readonly work: number } | null = null;
  for (const card of cards ?? []) {
    const built = laid(game, seat, weights, nodesOf(game, card));
    if (built === null) continue;
    const behind = later.length === 0 ? 0 : (cheapest(game, seat, built.weights, later)?.work ?? 0);
    const work = built.work + behind;
    if (best === null || work < best.work) best = { card, work };
  }
  return best;
}

function nodesOf({ board }: KnownGame, number: CardNumber) {
  const card = board.cards[number];
  return card.kind === 'bonus' ? [] : card.nodes;
}
