// Words as a part of an engine: what its verbs answer, in sentences.

import type { Envelope } from '../base/state.js';
import type { Settings } from '../play/setting.js';
import { describeOrdered, isOrdered, type Ordered } from './describe-orders.js';
import { describeTold, type Sayable } from './describe-told.js';
import { wordingIn } from './wording.js';

/** What an engine speaks with; you need not look into it. */
export interface Words {
  /** The verb of an engine that speaks. */
  readonly verbs: (settings: Settings) => object;
}

/** Words for a lean engine, which `describe` needs: `createLeanEngine([chinaRailsRules], { words })`. */
export const words: Words = { verbs };

function verbs(settings: Settings) {
  return {
    describe(
      input: Envelope,
      thing: Sayable | Ordered,
      how: { readonly seatNames?: readonly string[] } = {},
    ) {
      const setting = settings.of(input);
      const wording = wordingIn(setting, how.seatNames ?? input.game.seatNames);
      return isOrdered(thing) ? describeOrdered(thing, wording) : describeTold(thing, wording);
    },
  };
}
