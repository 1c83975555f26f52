// What the benchmark says of its figures: each beside its goal, met or missed.

import type { Quartiles } from './measure.js';

/** Takes figures down and prints them. */
export interface Report {
  chapter(title: string): void;
  line(text: string): void;
  /** At least so many times. */
  times(name: string, reached: Quartiles, goal: number, format: (times: Quartiles) => string): void;
  /** At least so many a second. */
  rate(name: string, reached: number, goal: number, unit: string): void;
  /** At most so much. */
  most(name: string, reached: number, goal: number, unit: string): void;
  /** Whether every goal was met. */
  isMet(): boolean;
}

/** A report on standard output. */
export function createReport(): Report {
  let met = true;
  const goal = (isMet: boolean, text: string) => {
    met &&= isMet;
    console.log(`${isMet ? 'met   ' : 'MISSED'}  ${text}`);
  };
  return {
    chapter: (title) => console.log(`\n${title}`),
    line: (text) => console.log(`  ${text}`),
    times: (name, reached, least, format) =>
      goal(reached.median >= least, `${name}: ${format(reached)}, goal ${least}×`),
    rate: (name, reached, least, unit) =>
      goal(reached >= least, `${name}: ${thousands(reached)} ${unit}, goal ${thousands(least)}`),
    most: (name, reached, top, unit) =>
      goal(reached <= top, `${name}: ${reached.toFixed(reached < 10 ? 2 : 0)} ${unit}, goal ${top} at most`),
    isMet: () => met,
  };
}

const thousands = (figure: number) =>
  Math.round(figure)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
