// The answers of the events in play to a question. All cards in play apply at once (M-EVENT-22): a ban of any
// is a ban, bonuses add up (M-OPEN-26).

import type { Params } from '../../../../src/core/engine/index.js';
import type { CityLink, Milepost, Segment, Water } from '../../board/board.js';
import type { EventInPlay } from '../state.js';
import type { KnownGame, LaidGame } from '../types.js';
import type { EventCard, EventEffect, Trade } from './event-card.js';

/** A card in play that says no, and the rule it goes by: what fills the sentence of a refusal. */
export type Ban = { readonly card: number; readonly by: string };

/** For conditions that answer with a {@link Ban}: a refusal by an event cites the rule on its card. */
export const citesItsCard = { ruleOf: ({ by }: Params) => by as string };

/** The event card of a number; undefined for demand cards. */
export function eventCard(game: Pick<KnownGame, 'rules' | 'board'>, number: number): EventCard | undefined {
  const first = game.board.demandCards.length + 1;
  if (number < first) return undefined;
  // Numbered without gaps, unless an option takes cards out (M-VAR-3c).
  const card = game.rules.eventCards[number - first];
  return card?.number === number ? card : game.rules.eventCards.find((other) => other.number === number);
}

/** What the event card of a number does; nothing for demand cards. */
export function effectsOf(game: Pick<KnownGame, 'rules' | 'board'>, number: number): readonly EventEffect[] {
  return eventCard(game, number)?.effects ?? NO_EFFECTS;
}

const NO_EFFECTS: readonly EventEffect[] = [];

// Asked with every step of a train, so it goes by index: iterating over frozen lists is slow.
function findBan(
  game: LaidGame,
  says: (effect: EventEffect, entry: EventInPlay) => boolean | undefined,
): Ban | null {
  const { inPlay } = game.state;
  for (let place = 0; place < inPlay.length; place++) {
    const entry = inPlay[place];
    const effects = effectsOf(game, entry.card);
    for (let part = 0; part < effects.length; part++)
      if (says(effects[part], entry) === true) return { card: entry.card, by: effects[part].rule };
  }
  return null;
}

/** The card that bars trains from this step, or null. The segment is -1 for a ferry and in a red area. */
export function stepBan(game: KnownGame, from: Milepost, to: Milepost, segment: Segment): Ban | null {
  if (game.state.inPlay.length === 0) return null;
  return findBan(game, (effect) => effect.closesStep?.(game.board, from, to, segment));
}

/** The card that bars everybody from building this segment, or null (M-BUILD-21). */
export function buildingBan(game: KnownGame, segment: Segment): Ban | null {
  if (game.state.inPlay.length === 0) return null;
  return findBan(game, (effect) => effect.closesBuilding?.(game.board, segment));
}

/** True if a card in play bars everybody from building some segments. */
export function bansSomeBuilding(game: KnownGame): boolean {
  return findBan(game, ({ closesBuilding }) => closesBuilding !== undefined) !== null;
}

/** The card that bars the seat from picking this up here, or null. */
export function pickUpBan(game: KnownGame, trade: Trade): Ban | null {
  return findBan(game, (effect, entry) => effect.bansPickUp?.(game, entry, trade));
}

/** The card that bars the seat from delivering this here, or null. */
export function deliveryBan(game: KnownGame, trade: Trade): Ban | null {
  return findBan(game, (effect, entry) => effect.bansDelivery?.(game, entry, trade));
}

/** True if a card in play halves the rate on this milepost (M-EVENT-8). */
export function isHalved(game: KnownGame, milepost: Milepost): boolean {
  if (game.state.inPlay.length === 0) return false;
  return findBan(game, (effect) => effect.halves?.(game.board, milepost)) !== null;
}

/** The card that bars the seat from acts of this type, or null. */
export function actBan(game: KnownGame, seat: number, type: string): Ban | null {
  if (game.state.inPlay.length === 0) return null;
  return findBan(game, (effect, entry) => effect.bansAct?.(type, entry, seat));
}

/** True for a city link that is not dormant, and for a dormant one that a card in play has opened. */
export function isLinkOpen(game: KnownGame, { id, dormant }: CityLink): boolean {
  return !dormant || findBan(game, ({ opensLink }) => opensLink === id) !== null;
}

/** As {@link isLinkOpen}, if it stays so: a card that has opened it stays for the whole game. */
export function isLinkOpenForGood(game: LaidGame, { id, dormant }: CityLink): boolean {
  const opens = ({ opensLink }: EventEffect, entry: EventInPlay) =>
    opensLink === id && staysForTheGame(game, entry);
  return !dormant || findBan(game, opens) !== null;
}

/** The cards in play that stay for the whole game. A plan counts on them in later turns too. */
export function eventsForTheGame(game: LaidGame): readonly EventInPlay[] {
  return game.state.inPlay.filter((entry) => staysForTheGame(game, entry));
}

function staysForTheGame(game: LaidGame, { card }: EventInPlay): boolean {
  return eventCard(game, card)?.stays === 'for-the-game';
}

/** The card that keeps everybody from using city links for now, or null. */
export function linkBan(game: KnownGame): Ban | null {
  return findBan(game, ({ closesLinks }) => closesLinks);
}

/** What the cards in play add to a delivery, in millions. */
export function deliveryBonus(game: KnownGame, delivery: Omit<Trade, 'at'>): number {
  let bonus = 0;
  for (const entry of game.state.inPlay) {
    for (const effect of effectsOf(game, entry.card)) bonus += effect.bonus?.(entry, delivery) ?? 0;
  }
  return bonus;
}

/** What it costs to cross this kind of water now, in millions (CR-BUILD-4). */
export function surcharge(game: KnownGame, _seat: number, water: Water): number {
  let price = game.rules.surcharges[water];
  for (const entry of game.state.inPlay) {
    for (const effect of effectsOf(game, entry.card)) price = effect.surcharge?.(water) ?? price;
  }
  return price;
}
