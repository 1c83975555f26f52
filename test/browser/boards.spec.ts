// Boards look the same in a browser and in librsvg: every letter is there, and no area has another colour.

import { describe, expect, test } from 'vitest';
import { allTitles } from '../../rulesets';
import { compared, type Difference } from './board/two-renderers';
import { midGame } from './playground/mid-game';
import { browser } from './shared';

// The two smooth edges and letters in their own ways: texts have 0.81 to 1.17 of the ink, areas differ by 21 at most, 0.55 on the mean.
const INK = [0.7, 1.35] as const;
const MOST = 32;
const MEAN = 1;

/** A sentence for each way in which librsvg draws something else. */
const faultsOf = ({ most, mean, texts }: Difference): readonly string[] => [
  ...texts
    .filter(({ ink }) => !(ink >= INK[0] && ink <= INK[1]))
    .map(({ text, ink }) => `«${text}» has ${ink.toFixed(2)} of its ink`),
  ...(most <= MOST ? [] : [`an area differs by ${most.toFixed(0)}`]),
  ...(mean <= MEAN ? [] : [`areas differ by ${mean.toFixed(2)} on the mean`]),
];

// In mid-game, so that tracks, trains and the key of the seats are there too.
async function pictureOf({ ruleset, picture }: (typeof allTitles)[number]): Promise<string> {
  const { draw } = await picture();
  return draw(ruleset.board(), midGame(ruleset.id) as never);
}

test.each(allTitles.map((title) => [title.ruleset.id, title] as const))(
  '%s looks the same in both',
  async (_, title) => {
    const difference = await compared(browser, await pictureOf(title));
    expect(faultsOf(difference)).toEqual([]);
    expect(difference.texts.length).toBeGreaterThan(100);
  },
);

describe('it is noticed that librsvg', () => {
  const name = [...'NEPAL'].map(
    (letter, n) => `<text x="${100 + 120 * n}" y="${150 + 20 * n}">${letter}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"><rect width="800" height="400" fill="#cfe4ef"/>
<g data-name="NEPAL" font-family="sans-serif" font-size="60">${name.join('')}</g></svg>`;

  test('draws the same', async () => {
    expect(faultsOf(await compared(browser, svg))).toEqual([]);
  });

  test.each<[what: string, given: string, faults: readonly string[]]>([
    ['leaves a letter out', svg.replace(name[2], ''), ['«P» has 0.00 of its ink']],
    [
      'draws a list of places at the first of them',
      svg.replace(name.join(''), '<text x="100 220 340 460 580" y="150 170 190 210 230">NEPAL</text>'),
      ['«P» has 0.00 of its ink', '«A» has 0.00 of its ink', '«L» has 0.00 of its ink'],
    ],
    ['paints the sea in another colour', svg.replace('#cfe4ef', '#cfaaaa'), ['areas differ by']],
    ['puts a letter beside its place', svg.replace('x="340"', 'x="380"'), ['«P» has', 'an area differs by']],
  ])('%s', async (_, given, faults) => {
    const found = faultsOf(await compared(browser, svg, given));
    expect(found).toEqual(expect.arrayContaining(faults.map((fault) => expect.stringContaining(fault))));
  });
});
