// A test that looks for offences fails with each of them, the rule that they break, and the cure.

import { expect } from 'vitest';

/** What an offence is against, and what to do about one. */
export interface House {
  readonly rule: string;
  readonly cure: string;
}

/** Passes where there are no offences. Each one begins with the file it is in. */
export function expectNone(offences: readonly string[], { rule, cure }: House): void {
  const told = [...offences, `rule: ${rule}`, `cure: ${cure}`].map((line) => `  ${line}\n`).join('');
  expect(offences.length, `\n${told}offences`).toBe(0);
}
