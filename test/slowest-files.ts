// A reporter that prints the ten test files that took longest, after every run.
// A file's time is what its tests and its imports took; what it shares with files before it in the same process costs it
// nothing.

import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;

export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => {
      const { duration, collectDuration, setupDuration } = module.diagnostic();
      return {
        name: relative(process.cwd(), module.moduleId),
        spent: duration + collectDuration + setupDuration,
      };
    });
    const all = files.reduce((sum, { spent }) => sum + spent, 0);
    const slowest = files.sort((one, other) => other.spent - one.spent).slice(0, SHOWN);
    const lines = slowest.map(({ name, spent }) => `${seconds(spent)} s ${percent(spent / all)}  ${name}`);
    console.log(
      `\nThe slowest of ${files.length} files, ${seconds(all).trim()} s together:\n${lines.join('\n')}`,
    );
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1).padStart(7);

const percent = (share: number) => `${Math.round(100 * share)} %`.padStart(5);
