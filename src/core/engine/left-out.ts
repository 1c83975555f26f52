// What a lean engine has in place of a part that it was not given: verbs that say so, and checks that pass.

import { MissingPartError } from './base/rejection.js';
import type { Checks } from './checks.js';
import type { Saves } from './save/saves.js';
import type { Words } from './words/words.js';

/** In place of saves. */
export const noSaves: Saves = {
  verbs: () =>
    lacking(
      'saves',
      ...['createPosition', 'record', 'readRecord', 'replay', 'checkUpgrade'],
      ...['serialize', 'deserialize', 'migrate'],
    ),
  sharedSeedIssues: ({ seedCommitments, seedParts }) =>
    seedCommitments === undefined && seedParts === undefined ? [] : mustPass('saves', 'a shared seed'),
};

/** In place of words. */
export const noWords: Words = { verbs: () => lacking('words', 'describe') };

/** In place of checks: what broke is thrown as it is. */
export const noChecks: Checks = {
  mustOpen() {},
  mustBePosition() {},
  typedVerbs: (_settings, verbs) => verbs,
};

type Part = 'saves' | 'words';

function lacking(part: Part, ...verbs: readonly string[]) {
  return Object.fromEntries(verbs.map((verb) => [verb, () => mustPass(part, verb)]));
}

function mustPass(part: Part, asked: string): never {
  const advice = `pass \`${part}\` of railhead/engine, as in createLeanEngine([…], { ${part} })`;
  throw new MissingPartError(part, asked, advice);
}
