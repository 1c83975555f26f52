// Positions of India Rails on its real board, for rule tests.

import { indiaRails } from '../../../rulesets/india-rails/index.js';
import { type AnyEngine, createEngine, type StateIn } from '../../../src/core/engine/index.js';
import { realGame } from '../milepost/real-game.js';

export type { PositionSetup, SeatSetup } from '../milepost/real-game.js';

export const engine = createEngine([indiaRails]);
export type State = StateIn<typeof indiaRails>;

// Gorakhpur is far from deserts and borders.
export const india = realGame<State>(engine as unknown as AnyEngine, 'gorakhpur');
