// Events are past-tense facts, fine enough to animate a table. They come with a new state but are not in it.

import { deepFreeze } from '../base/json.js';
import type { Seat } from '../base/seat.js';

/** A fact that an action brought about; `n` counts from 0 within one list of events. */
export interface GameEvent {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: string;
}

/** An event as rules emit it: the engine numbers it. */
export type Unnumbered<Event extends GameEvent> = Event extends GameEvent ? Omit<Event, 'n'> : never;

/** What a seat (null: a spectator) may see of an event: the event, a reduced copy, or null for nothing. */
export type Projection<Event extends GameEvent = GameEvent> = (
  event: Event,
  viewer: Seat | null,
) => object | null;

/** The kind of thing whose number or numbers a field holds, by field; a record has its own fields in turn. */
export interface ThingsNamed {
  readonly [field: string]: string | ThingsNamed;
}

/**
 * Everybody sees the whole event.
 *
 * @param event - The event as it happened.
 * @param viewer - The seat that looks, from 0; null for a spectator.
 * @returns The same event, for every viewer.
 * @see E-VIEW-1
 * @example
 * const shown = { turnBegan: whole };
 */
export const whole: Projection = (event) => event;

/**
 * Only the seat that the event names in `seat` sees it.
 *
 * @param event - The event as it happened.
 * @param viewer - The seat that looks, from 0; null for a spectator.
 * @returns The event, or null where the viewer sees nothing of it.
 * @see E-VIEW-1
 * @example
 * const drawn = { type: 'cardDrawn', seat: 1 };
 * console.log(ownOnly(drawn, 1) === drawn, ownOnly(drawn, null) === null);
 * // true true
 */
export const ownOnly: Projection = (event, viewer) =>
  (event as { seat?: Seat }).seat === viewer ? event : null;

/**
 * Everybody sees the event; the named fields are null except for the seat it names in `seat`.
 *
 * @param fields - The names of the fields that others see as null.
 * @returns What a viewer may see of an event, for `fact`.
 * @see E-VIEW-1
 * @example
 * const shown = { cardDrawn: masking('card') };
 */
/* @__NO_SIDE_EFFECTS__ */
export function masking(...fields: readonly string[]): Projection {
  return (event, viewer) => {
    if ((event as { seat?: Seat }).seat === viewer) return event;
    const reduced: Record<string, unknown> = { ...event };
    for (const field of fields) reduced[field] = null;
    return reduced;
  };
}

/** Who has more or less of what is counted: a seat, or a holder by name. Below 0 it is less. */
export type Change = readonly [holder: Seat | string, by: number];

/** What tests and texts read of a fact. */
export interface FactDetails<Says extends object> {
  /** The fields in which texts for developers call things by their names (`Ruleset.names`). */
  readonly things?: ThingsNamed;
  /** Whose money the fact changes, and by how much. Laws about money then count it. */
  money?(event: Says): readonly Change[];
}

/** Whom a fact may be shown to, with the type of what it says. */
export type Fact<Says extends object> = Projection &
  FactDetails<Says> & {
    /** Carries the type; never set. */
    readonly says?: Says;
  };

/**
 * Declares a fact with its fields.
 *
 * @param shown - Who may see the fact; everybody if left out.
 * @param details - What laws and texts read of it: the money that it moves, the fields that hold numbers of
 *   things.
 * @returns The declared fact, for `facts` of `declareTitle`.
 * @see `masking`, `ownOnly`, E-VIEW-1
 * @example
 * const facts = {
 *   bidMade: fact<{ seat: number; amount: number }>(masking('amount')),
 *   tollPaid: fact<{ seat: number; to: number; amount: number }>({
 *     money: ({ seat, to, amount }) => [[seat, -amount], [to, amount]],
 *   }),
 * };
 */
/* @__NO_SIDE_EFFECTS__ */
export function fact<Says extends object = object>(
  shown: Projection | FactDetails<Says> = whole,
  details?: FactDetails<Says>,
): Fact<Says> {
  if (typeof shown !== 'function') return fact<Says>(whole, shown);
  if (details === undefined) return shown;
  const projected: Projection = (event, viewer) => shown(event, viewer);
  const { things, money } = details;
  return Object.assign(projected, { ...(things && { things: deepFreeze(things) }), ...(money && { money }) });
}

/** The events of declared facts. */
export type EventOf<Facts> = {
  [Type in keyof Facts & string]: GameEvent & { readonly type: Type } & (Facts[Type] extends Fact<infer Says>
      ? Says
      : never);
}[keyof Facts & string];
