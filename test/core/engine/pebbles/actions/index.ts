// Every action of a seat, one file each.

export { chooseKeepsake } from './choose-keepsake.js';
export { drawStone } from './draw-stone.js';
export { dropStone } from './drop-stone.js';
export { endTurn } from './end-turn.js';
export { layStones } from './lay-stones.js';
export { rollDie } from './roll-die.js';
export { takeStone } from './take-stone.js';
export { whistle } from './whistle.js';
