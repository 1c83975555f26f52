// How vitest carries out the tests of a file in a mutation run. Each test runs once as it is, which tells the mutants that
// it reaches; then once more for each of those that is still alive, in the same process and with the modules as they are.

import { appendFileSync } from 'node:fs';
import { type RunnerTestCase, TestRunner } from 'vitest';
import type { Report } from './plan.js';
import { mutants, plan } from './setup.js';

const tell = (report: Report) => appendFileSync(plan.out, `${JSON.stringify(report)}\n`);

export default class MutationRunner extends TestRunner {
  #dead = new Set(plan.kind === 'warm' ? plan.dead : []);
  #spent = new Map<number, number>();
  #calls = 0;
  #calm = 0;
  #untried = 0;

  onCollected(): void {
    tell({ told: 'loaded', reached: [...mutants.reached] });
    this.#calls += mutants.calls;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test as never) as () => Promise<void>;
    if (plan.kind === 'cold') await this.#runCold(titleOf(test), run, plan.mutant);
    else await this.#runWarm(titleOf(test), run, plan.patience);
  }

  override onAfterRunFiles(): void {
    tell({ told: 'done', calls: this.#calls, calm: this.#calm, untried: this.#untried });
    super.onAfterRunFiles();
  }

  async #runWarm(test: string, run: () => Promise<void>, patience: number): Promise<void> {
    mutants.turn(0, Number.POSITIVE_INFINITY);
    const began = processorTime();
    await run();
    const calm = processorTime() - began;
    this.#calm += calm;
    const limit = 10 * mutants.calls + 100_000;
    this.#calls += mutants.calls;
    const killed: number[] = [];
    for (const mutant of mutants.reached) {
      const spent = this.#spent.get(mutant) ?? 0;
      if (this.#dead.has(mutant) || !isAbout(test, mutant)) continue;
      if (calm > patience || spent > patience) {
        this.#untried++;
        continue;
      }
      const start = processorTime();
      tell({ told: 'trying', mutant, test });
      mutants.turn(mutant, limit);
      if (await isFailing(run)) killed.push(mutant);
      this.#spent.set(mutant, spent + processorTime() - start);
    }
    mutants.turn(0, limit);
    if (killed.length > 0 && (await isFailing(run))) return tell({ told: 'unsteady', test, mutants: killed });
    for (const mutant of killed) {
      this.#dead.add(mutant);
      tell({ told: 'killed', mutant, test });
    }
  }

  async #runCold(test: string, run: () => Promise<void>, mutant: number): Promise<void> {
    if (this.#dead.has(mutant)) return;
    if (!(await isFailing(run))) return;
    this.#dead.add(mutant);
    tell({ told: 'killed', mutant, test });
  }
}

async function isFailing(run: () => Promise<void>): Promise<boolean> {
  try {
    await run();
    return false;
  } catch {
    return true;
  }
}

// A condition that is off is for the tests of its rule to notice.
function isAbout(title: string, number: number): boolean {
  if (plan.kind === 'cold' || plan.conditions === undefined) return true;
  const condition = plan.conditions.find((one) => one.number === number);
  return condition !== undefined && new RegExp(condition.titles).test(title);
}

// The title of a test behind those of its groups, as vitest's -t reads it.
function titleOf(test: RunnerTestCase): string {
  const groups: string[] = [];
  for (let suite = test.suite; suite !== undefined; suite = suite.suite) groups.unshift(suite.name);
  return [...groups, test.name].join(' ').trim();
}

// Milliseconds, whatever else the machine is doing.
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
