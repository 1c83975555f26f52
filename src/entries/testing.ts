/**
 * The laws that every ruleset must keep, as data, and what tests of rulesets need. No test runner is needed; the
 * arbitraries for fast-check are an entry of their own, `railhead/testing/arbitraries`, so that it stays optional.
 *
 * @module railhead/testing
 */

export {
  amountsAreTold,
  checkPlaythrough,
  collectSamples,
  conformance,
  examineActions,
  examineGame,
  gameAt,
  LAWS,
  type Law,
  ordersAreLawful,
  outlineOf,
  perft,
  playLegal,
  playRandomGame,
  playsAsBefore,
  readPlaythrough,
  secretsOf,
  stackLuck,
  watchRules,
  writePlaythrough,
} from '../testing/index.js';
