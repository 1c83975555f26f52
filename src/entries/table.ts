/**
 * What interfaces need: a board on a page, a whole table that is played by click, a game held with taking back and saving, pictures as SVG,
 * prices and plans, and everything in words. `createBoard` and `openTable` need a browser and no framework; all else is pure.
 *
 * @module railhead/table
 */

export type { Order, OrderStop, Orders, PriceItem } from '../core/engine/index.js';
export type { CardLine, ShownCard } from '../core/title/card.js';
export { type CatalogueRule, ruleIn } from '../core/title/catalogue.js';
export { catalogueOf } from '../core/title/catalogue-of.js';
export { pictureOf } from '../core/title/draw-picture.js';
export { checkOrders, type OrdersCheck, type OrdersRun, runOrders } from '../core/title/orders/run-orders.js';
export { type Highlight, type Picture, type Place, SEAT_COLOURS } from '../core/title/picture.js';
export type {
  BuildPlan,
  Cargo,
  Goal,
  Meter,
  MovePlan,
  Price,
  Proposal,
  TitlePlanning,
  TurnStatus,
} from '../core/title/planning.js';
export type { Previewed } from '../core/title/preview.js';
export type { Summary, SummaryGame, SummaryLine } from '../core/title/summary.js';
export type { BoardKind, Title } from '../core/title/title.js';
export { stepsDone, type Tour, tourStart } from '../core/title/tour.js';
export { whereIs } from '../core/title/where-is.js';
export { createBoard, createDrawing, type MountedBoard } from '../table/board/index.js';
export type { Help, HelpSubject } from '../table/help/index.js';
export {
  type GameResult,
  gameResult,
  openTable,
  type RankedSeat,
  type Table,
  type TableShown,
} from '../table/index.js';
export {
  actionsAt,
  cardWays,
  ordersOf,
  type PlanningEngine,
  planBuild,
  planCard,
  planMove,
  possiblePlaces,
  priceOf,
  proposalOf,
  proposalsAt,
  reachOf,
  targetsFrom,
  turnStatus,
  withPlanning,
} from '../table/plans/index.js';
export {
  createRecordedSession,
  type RemoteOptions,
  type RemoteSession,
  remoteSession,
  type Session,
  type ToldStep,
} from '../table/session/index.js';
export {
  createGameStore,
  type GameStart,
  type GameStore,
  replaySteps,
  rowsOf,
} from '../table/store/index.js';
export {
  type Language,
  labelOf,
  languageOf,
  sentenceOf,
  type TableEnglish,
  translating,
  type Wording,
  type Words,
  wordingOf,
} from '../table/words/index.js';
