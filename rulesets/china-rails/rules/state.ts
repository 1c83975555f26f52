// The state of China Rails: the family's fields, and how far a turn by container is. All of it is public.

import { declareState, type StateOf } from '../../../src/core/engine/index.js';
import { state as milepost } from '../../milepost/rules/state.js';

/** The fields of a state. */
export const state = /* @__PURE__ */ declareState(({ maybe, oneOf, record }) => ({
  ...milepost.fields,
  own: record({
    /**
     * What the seat on turn has begun to do by container this turn, or null. A turn by container is for
     * delivering or for picking up (CR-CONT-6). A train that starts on a port picks up a single load: `start`
     * before it, `started` from then on (CR-OPEN-6).
     */
    mode: maybe(oneOf(['deliver', 'pickUp', 'start', 'started'])),
  }),
}));

/** What China Rails adds to the state; a value that is replaced as a whole. */
export type ContainerState = StateOf<typeof state>['own'];
/** How far a turn by container is. */
export type ContainerMode = NonNullable<ContainerState['mode']>;
