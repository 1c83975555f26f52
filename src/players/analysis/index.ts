// What a title is like to play, and what a change of its rules does to that: length, choices, lead changes, the worth of a seat,
// what is played and what happens, over games between bots, with the intervals in which the figures lie.

export {
  type Analysis,
  type AnalysisOptions,
  analyze,
  type Comparison,
  compareRules,
  type RulesPlayed,
} from './analyze.js';
export { type DealTally, type Figure, meanOf, rateInterval, sumOfShares, wilsonInterval } from './figures.js';
