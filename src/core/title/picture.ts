// What every title's picture can do: draw a board with what lies on it, and say where things are on the sheet.

import type { GameAction } from '../engine/index.js';
import type { Spot, SpotPoint } from '../map/spot.js';

/** A title's board as a picture, for interfaces in which actions are chosen on the board. */
export interface Picture {
  /** The board as an SVG document; with a state or a view, what lies on it too. */
  // biome-ignore lint/suspicious/noExplicitAny: each title knows its own boards and states
  readonly draw: (board: any, state?: any) => string;
  /** Where on the sheet an action happens; null for actions that have no place of their own. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly spot: (board: any, action: GameAction) => Spot | null;
  /** The names on the sheet, to say where a spot is. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly gazetteer: (board: any) => Gazetteer;
  /** The actions, legal or not, that pointing at the board may mean for a decision. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly attempts: (board: any, view: any, decision: Deciding) => Iterable<GameAction>;
}

/** Who decides, and the types of action that the decision allows. */
export interface Deciding {
  readonly seat: number;
  readonly types: ReadonlySet<string>;
}

/** The named places of a board, and how far neighbours on it are apart. */
export interface Gazetteer {
  readonly places: readonly { readonly name: string; readonly at: SpotPoint }[];
  readonly step: number;
}

/** How far two points of a sheet are apart. */
export function distanceBetween(one: SpotPoint, other: SpotPoint): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
