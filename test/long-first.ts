// The order of test files: those that play many games come first, so that in the end no core waits for another. Where files ran
// before, the longest come first anyway; a fresh checkout knows only how large they are, and the longest are small. Files that need
// a page come last: where one is next, the runner gives up a process that is warm, and starts another for whatever follows.

import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG =
  /\.long\.|conformance|laws|coverage-of-play|untouched|judge|twins|suggest|games|map-data|commands|compiler|guides/;

export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [inPages, others] = partition(sorted, ({ moduleId }) => moduleId.endsWith('.tsx'));
    const [long, short] = partition(others, ({ moduleId }) => LONG.test(moduleId));
    return [...long, ...short, ...inPages];
  }
}

function partition(
  files: readonly TestSpecification[],
  is: (file: TestSpecification) => boolean,
): readonly (readonly TestSpecification[])[] {
  return [files.filter(is), files.filter((file) => !is(file))];
}
