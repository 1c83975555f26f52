// The laws that every ruleset must keep, as data, and tools for tests of rulesets, with any test runner. Only
// the entry `railhead/testing/arbitraries` needs fast-check, which stays optional.

export { type Perft, type PerftBranch, type PerftLimits, perft } from '../core/engine/play/perft.js';
export { type Amounts, amountsAreTold } from './amounts-are-told.js';
export {
  conformance,
  type Examination,
  type ExaminationPlan,
  examineActions,
  examineGame,
  type LawPlan,
} from './conformance.js';
export { type Coverage, type Silence, type WatchedRuleset, watchRules } from './coverage.js';
export { cutsOf, playLegal } from './cut.js';
export { firstDifference } from './difference.js';
export { type HardBoardSpec, hardBoard } from './hard-board.js';
export type { Breach, History, Law, LawFinding, Moment } from './law.js';
export { LAWS } from './laws/index.js';
export { nonsense } from './nonsense.js';
export { ordersAreLawful } from './orders-are-lawful.js';
export { playsAsBefore } from './plays-as-before.js';
export {
  checkPlaythrough,
  type Departure,
  type GameText,
  outlineOf,
  readPlaythrough,
  writePlaythrough,
} from './playthrough.js';
export { gameAt } from './position.js';
export { type GamePlan, playRandomGame } from './random-game.js';
export { collectSamples, type DeepStart, type SampleGames } from './sample-game.js';
export { secretsOf } from './secrets.js';
export { type StackedDraw, type StackedLuck, stackLuck } from './stacked-luck.js';
export { leaksBetween, twinOf } from './twins.js';
