// Which of several arms is best, by tries in imagined worlds, all in the same worlds with the same luck. The
// worse half drops out again and again (sequential halving: Karnin, Koren and Somekh, 2013).

/** How arms are compared. */
export interface Comparison {
  /** The number of arms, at least 2. The first is tried in every world, to compare the others with. */
  readonly arms: number;
  /** Tries at most, all arms together; but in every round of halving one world is tried. */
  readonly tries: number;
  /** By how many deviations of the mean another arm must be better than the first. */
  readonly doubt: number;
  /** A new world: the value of an arm there, the more the better. */
  world(): (arm: number) => number;
}

/** The number of the arm to play: the first, unless another was better beyond doubt. */
export function bestArm({ arms, tries, doubt, world }: Comparison): number {
  const leads = Array.from({ length: arms }, (): number[] => []);
  let left = [...leads.keys()].slice(1);
  const rounds = 1 + Math.ceil(Math.log2(left.length));
  for (let round = 0; round < rounds; round++) {
    const worlds = Math.max(1, Math.floor(tries / rounds / (left.length + 1)));
    for (let tried = 0; tried < worlds && left.length > 0; tried++) {
      const tryOut = world();
      const yardstick = tryOut(0);
      for (const arm of left) leads[arm].push(tryOut(arm) - yardstick);
      // An arm that is not better than the favourite after two worlds will hardly win beyond doubt.
      if (doubt > 0) left = left.filter((arm) => leads[arm].length < 2 || meanOf(leads[arm]) > 0);
    }
    left.sort((one, other) => meanOf(leads[other]) - meanOf(leads[one]));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  const [best] = left;
  if (best === undefined) return 0;
  return meanOf(leads[best]) > doubt * deviationOf(leads, leads[best].length) ? best : 0;
}

const meanOf = (figures: readonly number[]) =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

// The deviation of a mean over `worlds`. Leads of all arms tell how much worlds differ; single leads do not.
function deviationOf(leads: readonly (readonly number[])[], worlds: number): number {
  let squares = 0;
  let freedom = 0;
  for (const figures of leads) {
    if (figures.length < 2) continue;
    const mean = meanOf(figures);
    squares += figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0);
    freedom += figures.length - 1;
  }
  return freedom === 0 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / freedom / worlds);
}
