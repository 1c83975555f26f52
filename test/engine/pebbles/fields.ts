// What holds the id of a stone, in actions and states.

import { idField, numberShape } from '../../../src/core/engine/index.js';

export const stone = idField('stone', numberShape);
