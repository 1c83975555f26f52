// The cards of a milepost game for people: demands with their pay, their cities and the sources of goods.

import { amountText } from '../../../src/core/engine/words/fill.js';
import type { CardLine, ShownCard } from '../../../src/core/title/card.js';
import type { Place } from '../../../src/core/title/picture.js';
import type { SummaryGame } from '../../../src/core/title/summary.js';
import type { DemandCard, MilepostBoard } from '../board/board.js';
import { onceABoard } from '../board/once-a-board.js';
import type { MilepostKnown } from '../rules/state.js';
import type { MilepostRules } from '../rules/tables.js';
import { toldBy } from './say.js';

/** The demand cards of a seat; `money` is what its title counts in. */
export function shownHand(
  game: SummaryGame<MilepostRules, MilepostBoard>,
  seat: number,
  money: string,
): readonly ShownCard[] {
  return (game.state as MilepostKnown).seats[seat].hand.map((card) => demandCard(game, card, money));
}

/** Events in play, then open contracts (M-VAR-8). */
export function shownDisplay(
  game: SummaryGame<MilepostRules, MilepostBoard>,
  money: string,
): readonly ShownCard[] {
  const { inPlay, contracts } = game.state as MilepostKnown;
  const events = inPlay.map(({ card }): ShownCard => {
    const event = (game.rules as MilepostRules).eventCards.find(({ number }) => number === card);
    const { sentences } = game.wording ?? {};
    const { name = '', text = '' } = event ?? {};
    return {
      card,
      sort: toldBy(game).say('sort Event', {}),
      title: sentences?.[`event ${card}`] ?? name,
      pays: null,
      lines: [{ text: sentences?.[`eventText ${card}`] ?? text, pays: null, to: [], from: [] }],
      rule: null,
    };
  });
  return [...events, ...contracts.map((card) => demandCard(game, card, money, 'Contract'))];
}

function demandCard(
  game: SummaryGame<MilepostRules, MilepostBoard>,
  card: number,
  money: string,
  sort: 'Demand' | 'Contract' = 'Demand',
): ShownCard {
  const { rules, board } = game;
  const { demandCards, cityIndex } = board as MilepostBoard;
  const { say, wording } = toldBy(game);
  const demands = (rules as MilepostRules).policies.demands(demandCards[card - 1] as DemandCard);
  const lines = demands.map(({ city, good, payout }, demand): CardLine => {
    const at = cityIndex(city);
    return {
      text: say('card demand', { load: good, city }),
      pays: amountText(payout, money, wording),
      to: [{ kind: 'city', id: at }],
      from: suppliers(board).get(good) ?? [],
      named: { load: good, card, demand },
    };
  });
  return { card, sort: say(`sort ${sort}`, {}), title: '', pays: null, lines, rule: null };
}

// By good the cities that have it.
const suppliers = onceABoard((board: MilepostBoard): ReadonlyMap<string, readonly Place[]> => {
  const found = new Map<string, Place[]>(board.goods.map(({ id }) => [id, []]));
  for (const [id, { supplies }] of board.cities.entries())
    for (const good of supplies) found.get(good)?.push({ kind: 'city', id });
  return found;
});
