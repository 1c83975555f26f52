// The public surface of railhead/testing. The arbitraries for fast-check are apart, so that it stays optional.

export {
  conformance,
  type Examination,
  type ExaminationPlan,
  examineGame,
} from './conformance.js';
export { firstDifference } from './difference.js';
export type { Breach, Finding, History, Law, Moment } from './law.js';
export { LAWS } from './laws/index.js';
export { nonsense } from './nonsense.js';
export { type GamePlan, playRandomGame } from './random-game.js';
