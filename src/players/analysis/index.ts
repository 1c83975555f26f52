// What a title is like to play, and what a change of its rules does to that. It plays games between bots and
// measures length, choices, lead changes, the worth of a seat, actions and events, with intervals.

export {
  type Analysis,
  type AnalysisOptions,
  analyze,
  type Comparison,
  compareRules,
  type RulesPlayed,
} from './analyze.js';
export { type DealTally, type Figure, meanOf, rateInterval, sumOfShares, wilsonInterval } from './figures.js';
