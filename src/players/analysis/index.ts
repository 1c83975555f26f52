// What a title is like to play, and what a change of its rules does to that. It plays games between bots and
// measures length, choices, lead changes, the worth of a seat, actions and events, with intervals.

export { type Analysis, analyze, type Comparison, compareRules } from './analyze.js';
export { type DealTally, type Figure, meanOf, rateInterval, sumOfShares, wilsonInterval } from './figures.js';
