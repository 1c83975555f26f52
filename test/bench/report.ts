// What the benchmark says of its figures: each beside its goal, met or missed. The worse quartile decides.

import { formatRatio, type Quartiles } from './measure.js';

/** Takes figures down and prints them. */
export interface Report {
  chapter(title: string): void;
  line(text: string): void;
  /** At least so many times. */
  times(name: string, reached: Quartiles, goal: number): void;
  /** At most so many times. */
  within(name: string, reached: Quartiles, goal: number): void;
  /** At most so much, of something that does not scatter or is a mean already. */
  most(name: string, reached: number, goal: number, unit: string): void;
  /** Something that could not be measured here. */
  skipped(name: string, why: string): void;
  /** Whether every goal was met. */
  isMet(): boolean;
}

/** A report on standard output. */
export function createReport(): Report {
  let missed = 0;
  const goal = (isMet: boolean, text: string) => {
    if (!isMet) missed++;
    console.log(`${isMet ? 'met    ' : 'MISSED '} ${text}`);
  };
  return {
    chapter: (title) => console.log(`\n${title}`),
    line: (text) => console.log(`  ${text}`),
    times: (name, reached, least) =>
      goal(reached.lower >= least, `${name}: ${formatRatio(reached)}, goal ${least}× at least`),
    within: (name, reached, top) =>
      goal(reached.upper <= top, `${name}: ${formatRatio(reached)}, goal ${top}× at most`),
    most: (name, reached, top, unit) =>
      goal(reached <= top, `${name}: ${reached.toFixed(reached < 10 ? 2 : 0)} ${unit}, goal ${top} at most`),
    skipped: (name, why) => console.log(`SKIPPED ${name}: ${why}`),
    isMet: () => missed === 0,
  };
}
