// What holds the id of a stone, in actions and states.

import { fields } from '../../../../src/core/engine/index.js';

export const stone = fields.numberOf('stone');
