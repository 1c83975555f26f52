// A game with all that is needed to tell of it: what every part of a table's data is made from.

import type { AnyEngine, AnyRuleset, GameAction, Seat } from '../../core/engine/index.js';
import { amountText } from '../../core/engine/words/fill.js';
import type { CatalogueRule } from '../../core/title/catalogue.js';
import type { Picture, PictureOptions, Place } from '../../core/title/picture.js';
import type { TitlePlanning } from '../../core/title/planning.js';
import type { Summary, SummaryGame } from '../../core/title/summary.js';
import type { PlanningEngine } from '../plans/index.js';
import type { AnySession } from '../session/session.js';
import type { Wording } from '../words/index.js';

/** A game with all that is said of it. */
export interface Telling {
  readonly engine: AnyEngine;
  readonly planner: PlanningEngine<AnyRuleset>;
  readonly session: AnySession;
  readonly picture: Picture;
  readonly board: object;
  readonly summary: Summary;
  readonly planning: TitlePlanning;
  readonly rules: readonly CatalogueRule[];
  readonly wording: Wording;
  readonly drawing: PictureOptions;
  /** Whether a bot plays a seat. */
  readonly isBot: (seat: Seat) => boolean;
  /** The turns in which somebody was asked about a loss and played on: nobody is asked twice a turn. */
  readonly warned: Set<string>;
  /** What a place is called. */
  readonly placeName: (place: Place) => string;
  /** Plays actions as one change. */
  readonly play: (actions: readonly GameAction[]) => void;
}

/** The snapshot of a session of any title. */
export type Snapshot = ReturnType<AnySession['getSnapshot']>;

/** Whether people at this screen play a seat. */
export const isHere = ({ session, isBot }: Telling, seat: Seat): boolean =>
  session.getSnapshot().seats.includes(seat) && !isBot(seat);

/** An amount in the title's money: `18 M`, `1 waiver`; a bare number where the money has no name. */
export const moneyText = ({ planning: { money }, wording }: Telling, amount: number): string =>
  amountText(amount, money, wording);

/** The game as its title's summary is told of it. */
export function toldOf({ engine, session, wording }: Telling): SummaryGame {
  const { view } = session.getSnapshot();
  return { ...engine.settingOf(view), state: view, wording };
}
