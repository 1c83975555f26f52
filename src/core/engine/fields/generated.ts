// The functions and types that generated texts of states import: `railhead generate-state` writes such texts.
// This file declares its types. The bundler of declarations would take types from other files for values,
// because a namespace exports them. Then no package that reads the declarations compiles. All declarations
// of the engine are built into one file, so each of these types has another name there.

import type { Luck } from '../../random/streams.js';
import type { Seat } from '../base/seat.js';
import type * as declared from './declared/declare-state.js';
import type { Writable } from './declared/kinds.js';

export { deepFreeze } from '../base/json.js';
export { sealAll, sealEnvelope, sealPart } from './seal.js';

export type {
  GeneratedKnown as KnownOf,
  GeneratedLuck as Luck,
  GeneratedRow as Writable,
  GeneratedSeat as Seat,
  GeneratedState as StateOf,
  GeneratedView as ViewOf,
};

/** The state of all random streams. */
type GeneratedLuck = Luck;
/** A player: 0 … n − 1. */
type GeneratedSeat = Seat;
/** The state of a title of this declaration. */
type GeneratedState<D extends declared.DeclaredState> = declared.StateOf<D>;
/** A state, or a view of it. */
type GeneratedKnown<D extends declared.DeclaredState> = declared.KnownOf<D>;
/** What a seat may know. */
type GeneratedView<D extends declared.DeclaredState> = declared.ViewOf<D>;
/** A record that a step may write. */
type GeneratedRow<Row> = Writable<Row>;
