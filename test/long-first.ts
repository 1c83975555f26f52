// The order of test files: those that play many games come first, so that in the end no core waits for another. Where files ran
// before, the longest come first anyway; a fresh checkout knows only how large they are, and the longest are small.

import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG = /conformance|laws|coverage-of-play|untouched|judge|twins|suggest|games|map-data|commands/;

export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
