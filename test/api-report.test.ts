// The public surface changes only on purpose.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { apiReport } from '../docs/tools/api-report.js';

const committed = readFileSync(fileURLToPath(new URL('../docs/api-report.md', import.meta.url)), 'utf8');

test('docs/api-report.md has what the sources export (npm run docs:api-report writes it)', () => {
  const [now, then] = [apiReport(), committed].map((text) => text.split('\n'));
  const changes = [
    ...now.filter((line) => !then.includes(line)).map((line) => `+ ${line.slice(0, 300)}`),
    ...then.filter((line) => !now.includes(line)).map((line) => `- ${line.slice(0, 300)}`),
  ];
  expect(changes).toEqual([]);
  expect(now).toEqual(then);
});
