// The functions and types that generated texts of states import: `railhead generate-state` writes such texts.

export type { Luck } from '../../random/streams.js';
export { deepFreeze } from '../base/json.js';
export type { Seat } from '../base/seat.js';
export type { KnownOf, StateOf, ViewOf } from './declared/declare-state.js';
export type { Writable } from './declared/kinds.js';
export { sealAll, sealEnvelope, sealPart } from './seal.js';
