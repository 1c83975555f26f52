// The starters compile under the options that a new project begins with, stricter than those of this one: whoever copies one adds its
// own code to it.

import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const EXAMPLES = fileURLToPath(new URL('../../docs/examples', import.meta.url));
const STARTERS = ['fen-shares', 'house-rule', 'island-rails', 'sealed-bids', 'valley-line'];

const STRICTER = {
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitReturns: true,
};

// Of the library only its types count, whose sources are written under the options of their own.
test('they compile under noUncheckedIndexedAccess and exactOptionalPropertyTypes', () => {
  const config = join(EXAMPLES, 'tsconfig.json');
  const read = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  );
  const files = STARTERS.flatMap((name) =>
    ts.sys.readDirectory(join(EXAMPLES, name), ['.ts'], ['node_modules', 'out']),
  );
  expect(files.length).toBeGreaterThanOrEqual(2 * STARTERS.length);
  const program = ts.createProgram(files, { ...read.options, ...STRICTER });
  const found = files.flatMap((file) =>
    program.getSemanticDiagnostics(program.getSourceFile(file)).map(({ start = 0, messageText }) => {
      const { line } = ts.getLineAndCharacterOfPosition(program.getSourceFile(file)!, start);
      return `${relative(EXAMPLES, file)}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    }),
  );
  expect(found).toEqual([]);
});

test.each(STARTERS)('%s asks for noUncheckedIndexedAccess itself', (name) => {
  const { config } = ts.readConfigFile(join(EXAMPLES, name, 'tsconfig.json'), ts.sys.readFile);
  expect(config.compilerOptions).toMatchObject({ strict: true, noUncheckedIndexedAccess: true });
});
