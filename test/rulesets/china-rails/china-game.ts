// Positions of China Rails on its real board, for rule tests.

import { chinaRails } from '../../../rulesets/china-rails/index.js';
import { type AnyEngine, createEngine, type StateIn } from '../../../src/core/engine/index.js';
import { realGame } from '../milepost/real-game.js';

export type { PositionSetup, SeatSetup } from '../milepost/real-game.js';

export const engine = createEngine([chinaRails]);
export type State = StateIn<typeof chinaRails>;

// Urumqi is far from everything.
export const china = realGame<State>(engine as unknown as AnyEngine, 'urumqi');
