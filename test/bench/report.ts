// What the benchmark says of its figures. One with a goal is met or missed.

/** Takes figures down and prints them. */
export interface Report {
  chapter(title: string): void;
  line(text: string): void;
  /** At most so much. */
  most(name: string, reached: number, goal: number, unit: string): void;
  /** At least so many times. */
  times(name: string, reached: number, goal: number): void;
  /** Something that could not be measured here. */
  skipped(name: string, why: string): void;
  /** Whether every goal was met. */
  isMet(): boolean;
}

/** A figure as it is printed: small ones with two places. */
export const told = (figure: number): string => figure.toFixed(figure < 10 ? 2 : figure < 100 ? 1 : 0);

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
    most: (name, reached, top, unit) =>
      goal(reached <= top, `${name}: ${told(reached)} ${unit}, goal ${top} at most`),
    times: (name, reached, least) =>
      goal(reached >= least, `${name}: ${told(reached)} times, goal ${least} at least`),
    skipped: (name, why) => console.log(`SKIPPED ${name}: ${why}`),
    isMet: () => missed === 0,
  };
}
