// A table on a page: a title's board that is played on by click, with bots in the other seats. It needs a
// browser and no framework; to the page it tells words, data, and things to press.

export { openTable, type Table } from './open-table.js';
export { type GameResult, gameResult, type RankedSeat } from './result.js';
export type { TableShown } from './shown/table-shown.js';
