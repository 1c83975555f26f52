import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { unitedStatesScenery } from '../../../../maps/twentieth-century-limited/scenery';
import { twentiethCenturyLimited } from '../../../../rulesets/twentieth-century-limited';
import { STRIPES } from '../../../../rulesets/twentieth-century-limited/picture/stripes';
import { picture } from '../../../../rulesets/twentieth-century-limited/picture/title-picture';
import { phases } from '../../../../rulesets/twentieth-century-limited/rules/phases';
import { messages } from '../../../../rulesets/twentieth-century-limited/words/messages';
import { createEngine } from '../../../../src/core/engine';
import { greedyBot, playGame } from '../../../../src/players/bots';
import { toyBoard } from '../toy-board';

const engine = createEngine([twentiethCenturyLimited]);
const board = twentiethCenturyLimited.board();
const { draw } = picture;
const committed = fileURLToPath(
  new URL('../../../../docs/pictures/twentieth-century-limited.svg', import.meta.url),
);

test('the committed picture is the one that is drawn today', () => {
  expect(draw(board) === readFileSync(committed, 'utf8')).toBe(true);
});

test('every city is named once, and no name leaves the map', () => {
  const svg = draw(board);
  for (const { name } of board.cities) {
    const places = [...svg.matchAll(/<text x="([\d.-]+)" y="[\d.-]+" text-anchor="(\w+)">([^<]+)</g)].filter(
      ([, , , text]) => text === name,
    );
    expect(places).toHaveLength(1);
    const [, x, anchor] = places[0];
    const width = name.length * 9;
    const left = Number(x) - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
    expect(left).toBeGreaterThan(0);
    expect(left + width).toBeLessThan(unitedStatesScenery.width * 0.44);
  }
});

test('a picture of a game shows only what is public: state, view and a spectator’s view give the same', () => {
  const { state } = playGame(engine as never, 'twentieth-century-limited', {
    config: { seats: 3, seed: 'picture', options: { roundLimit: 6 } },
    bots: [greedyBot],
  });
  const svg = draw(board, state);
  expect(svg).toContain('data-line');
  for (const viewer of [0, 2, null]) expect(draw(board, engine.view(state, viewer) as never)).toBe(svg);
});

test('seats are told apart in grey: no two have the same stripe, on the board and in the key', () => {
  expect(new Set(STRIPES.map((style) => JSON.stringify(style))).size).toBe(STRIPES.length);
  const { state } = playGame(engine as never, 'twentieth-century-limited', {
    config: { seats: 5, seed: 'stripes', options: { roundLimit: 6 } },
    bots: [greedyBot],
  });
  const svg = draw(board, state);
  const dotted = svg.match(/stroke-dasharray="0 9"/g) ?? [];
  // Two seats are dotted: a path of each on the board, and one in the key.
  expect(dotted).toHaveLength(4);
});

test('a board without scenery can be drawn too', () => {
  const toy = toyBoard({ lines: 'a-x x-b', cities: 'a b' });
  expect(draw(toy.board)).toContain('>a</text>');
});

test('every refusal of every action has a sentence, and no sentence is left over', () => {
  const codes = Object.values(phases).flatMap(({ actions }) =>
    actions.flatMap(({ check }) => (check as readonly { code: string }[]).map(({ code }) => code)),
  );
  expect(Object.keys(messages).sort()).toEqual([...new Set(codes)].sort());
});
