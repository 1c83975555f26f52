// A board on a page: any title's picture, to be panned, zoomed, pointed at and walked over by keyboard. It needs a browser and no
// framework, and knows no rules: what may be chosen, what is planned and what has happened is told to it.

export type { Previewed } from '../../core/title/preview.js';
export { type BoardOptions, createBoard, type MountedBoard } from './create-board.js';
export { createDrawing } from './elements.js';
