// The functions and types that generated texts of states import: `railhead generate-state` writes such texts.
// This file declares its types. The bundler of declarations would take types from other files for values,
// because a namespace exports them. Then no package that reads the declarations compiles.

import type { Luck as LuckState } from '../../random/streams.js';
import type { Seat as SeatNumber } from '../base/seat.js';
import type * as declared from './declared/declare-state.js';
import type { Writable as WritableRecord } from './declared/kinds.js';

export { deepFreeze } from '../base/json.js';
export { sealAll, sealEnvelope, sealPart } from './seal.js';

/** The state of all random streams. */
export type Luck = LuckState;
/** A player: 0 … n − 1. */
export type Seat = SeatNumber;
/** The state of a title of this declaration. */
export type StateOf<D extends declared.DeclaredState> = declared.StateOf<D>;
/** A state, or a view of it. */
export type KnownOf<D extends declared.DeclaredState> = declared.KnownOf<D>;
/** What a seat may know. */
export type ViewOf<D extends declared.DeclaredState> = declared.ViewOf<D>;
/** A record that a step may write. */
export type Writable<Row> = WritableRecord<Row>;
