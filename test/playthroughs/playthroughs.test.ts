// Golden games and perft tables of every title: line for line what is played today. When one departs, look at the line;
// if the change is meant, it raises the title's revision with a fix, and the goldens are written anew (write.ts) in a commit of its
// own that names the rule.

import { describe, expect, test } from 'vitest';
import { playsAsBefore, readPlaythrough } from '../../src/testing/index.js';
import {
  engine,
  ids,
  KINDS,
  milepostTitles,
  perftRows,
  perftText,
  readGolden,
  statesOf,
  waysText,
} from './goldens.js';

describe.each(ids)('%s', (id) => {
  test.each(KINDS)('the %s game is played as it is written', (kind) => {
    expect(playsAsBefore(engine, readGolden(id, kind))).toBeNull();
  });

  test('the greedy game is whole', () => {
    const golden = readGolden(id, 'greedy');
    expect(readPlaythrough(engine, golden).actions.length).toBeGreaterThan(100);
    expect(golden).toMatch(/^= over: /m);
  });

  test('as many lines of play go on from their states as in the table', () => {
    const table = readGolden(id, 'perft');
    const rows = perftRows(table);
    const texts = KINDS.flatMap((kind) => {
      const mine = rows.filter((row) => row.kind === kind);
      const states = statesOf(
        readGolden(id, kind),
        mine.map(({ after }) => after),
      );
      return mine.map((row) => perftText(states.get(row.after)!, row));
    });
    expect(rows.length).toBeGreaterThan(10);
    expect(`${texts.join('\n')}\n`).toBe(table);
  });
});

test.each(milepostTitles)('M-BUILD-12: $id keeps the same ways in a hostile game of six', (ruleset) => {
  expect(waysText(ruleset)).toBe(readGolden(ruleset.id, 'ways'));
});
