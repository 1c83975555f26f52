// A board on a page: any title's picture, to pan, zoom, point at and walk over by keyboard. It needs a
// browser and no framework, and knows no rules: the page says what is possible, planned and done.

export { createBoard, type MountedBoard } from './create-board.js';
export { createDrawing } from './elements.js';
