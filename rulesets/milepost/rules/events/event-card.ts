// An event card: a name, the rules it follows, how long it stays, and effects. An effect answers questions
// that the rules ask while the card is in play, and says what happens when it is drawn or leaves.

import type { StepContext } from '../../../../src/core/engine/index.js';
import type { City, Milepost, MilepostBoard, Segment, Water } from '../../board/board.js';
import type { EventInPlay } from '../state.js';
import type { KnownGame, MilepostBundle, MilepostTypes } from '../types.js';

/** How long a card stays: gone at once, to the end of the drawer's n-th next turn, until met, or always. */
export type Stay = 'at-once' | { readonly turns: number } | 'until-met' | 'for-the-game';

/** An event card of a title. */
export interface EventCard {
  /** Its number in the draw deck, behind the demand cards. */
  readonly number: number;
  /** Its name for people. */
  readonly name: string;
  /** What it says, in our words. */
  readonly text: string;
  /** How long it stays in play (M-CARD-6). */
  readonly stays: Stay;
  /** What it does, each part by the rule that says so. */
  readonly effects: readonly EventEffect[];
  /** True for the tax card, which options may take out or let reshuffle (M-VAR-3c, M-VAR-10); absent for others. */
  readonly isTax?: boolean;
}

/** A title's card, by its number; it stays to the end of its drawer's next turn by default (M-EVENT-2). */
export type ListedCard = Omit<EventCard, 'number' | 'stays'> & Partial<Pick<EventCard, 'stays'>>;

/**
 * The event cards of a title, by rising number.
 *
 * @param cards - The cards by their number.
 * @returns The cards with their numbers, for `eventCards` of a spec.
 * @see `defineMilepostGame`
 * @example
 * const myEvents = numbered({ 137: { name: 'Calm', text: 'Nothing happens.', effects: [] } });
 * console.log(myEvents[0].number);
 * // 137
 */
/* @__NO_SIDE_EFFECTS__ */
export function numbered(cards: Readonly<Record<number, ListedCard>>): readonly EventCard[] {
  return Object.entries(cards).map(([number, card]) => ({
    stays: { turns: 1 },
    ...card,
    effects: card.effects.map(laidOut),
    number: Number(number),
  }));
}

/** Every part of an effect by name, undefined where the card leaves it out. */
type EveryPart = { readonly [Part in keyof Required<EventEffect>]: EventEffect[Part] };

// All cards in play are asked with every step of a train, and that is fastest over records of one layout.
function laidOut(effect: EventEffect): EventEffect {
  const { rule, atDraw, atEnd, atArrival, atDelivery, waitsFor, meetingPlaces, closesStep } = effect;
  const { closesBuilding, halves, bansPickUp, bansDelivery, bonus, surcharge, bansAct } = effect;
  const { opensLink, closesLinks } = effect;
  // biome-ignore format: the parts as they are named above
  const whole: EveryPart = {
    rule, atDraw, atEnd, atArrival, atDelivery, waitsFor, meetingPlaces, closesStep,
    closesBuilding, halves, bansPickUp, bansDelivery, bonus, surcharge, bansAct,
    opensLink, closesLinks,
  };
  return whole as EventEffect;
}

/** A drawn card. */
export interface Draw {
  readonly card: number;
  readonly drawer: number;
}

/** What a seat would take aboard, or deliver. */
export interface Trade {
  /** Whose train it is. */
  readonly seat: number;
  /** The city that it is got in or brought to. */
  readonly city: City;
  /** The id of the good. */
  readonly good: string;
  /** Where its train stands in the city; null where it stands elsewhere, as for cities overseas. */
  readonly at: Milepost | null;
}

/** Part of a card's effect. Every question is optional; `rule` is what a refusal cites. */
export interface EventEffect<T extends MilepostBundle = MilepostTypes> {
  /** The id of the rule that a refusal by it cites. */
  readonly rule: string;
  /** Happens once, when the card is drawn (M-EVENT-1). */
  atDraw?(context: StepContext<T>, state: T['state'], draw: Draw): void;
  /** Happens once, when the card leaves play. */
  atEnd?(context: StepContext<T>, state: T['state'], entry: EventInPlay): void;
  /** Happens whenever a train has reached a milepost while the card is in play. */
  atArrival?(
    context: StepContext<T>,
    state: T['state'],
    entry: EventInPlay,
    arrival: { readonly seat: number; readonly from: Milepost; readonly to: Milepost },
  ): void;
  /** Happens when a seat's delivery has been paid. */
  atDelivery?(context: StepContext<T>, state: T['state'], entry: EventInPlay, seat: number): void;
  /** For a card that stays until met: true while the seat has to meet it. It leaves play after the last. */
  waitsFor?(entry: EventInPlay, seat: number): boolean;
  /** For a card that stays until met: where a train must go to meet it, for planners. */
  meetingPlaces?(board: MilepostBoard): readonly Milepost[];
  /** True if no train may take this step. The segment is -1 for a ferry and in a red area. */
  closesStep?(board: MilepostBoard, from: Milepost, to: Milepost, segment: Segment): boolean;
  /** True if nobody may build this segment. */
  closesBuilding?(board: MilepostBoard, segment: Segment): boolean;
  /** True if a train on this milepost moves at half rate. */
  halves?(board: MilepostBoard, milepost: Milepost): boolean;
  /** True if the seat may not pick the good up there. */
  bansPickUp?(game: KnownGame, entry: EventInPlay, trade: Trade): boolean;
  /** True if the seat may not deliver the good there. */
  bansDelivery?(game: KnownGame, entry: EventInPlay, trade: Trade): boolean;
  /** Millions paid on top of a delivery. */
  bonus?(entry: EventInPlay, delivery: Omit<Trade, 'at'>): number;
  /** What crossing this water costs instead; undefined leaves it as it is. */
  surcharge?(water: Water): number | undefined;
  /** True if the seat may not act like this: `buildTrack`, `upgradeLoco`, or a title's own type. */
  bansAct?(type: string, entry: EventInPlay, seat: number): boolean;
  /** The id of a dormant city link that this card opens while it is in play. */
  readonly opensLink?: string;
  /** True if trains use no city link, and none joins a line, while the card is in play. */
  readonly closesLinks?: boolean;
}

/** Places in the text of a card, by their ids: `english-bazar` as `English Bazar`. */
export function spelled(ids: readonly string[]): readonly string[] {
  return ids.map((id) => id.replace(/(?<=^|-)\w/g, (letter) => letter.toUpperCase()).replaceAll('-', ' '));
}
