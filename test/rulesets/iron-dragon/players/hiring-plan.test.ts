// When bots change their foreman: for track that becomes so much cheaper, and in the way that costs least (ID-FOREMAN-9, -10).

import { expect, test } from 'vitest';
import {
  allForemen,
  type ForemanId,
  withoutCards,
} from '../../../../rulesets/iron-dragon/rules/foremen/cards.js';
import { createRandom } from '../../../../src/core/engine/index.js';
import { toyBoard } from '../../milepost/toy-board.js';
import { seaGame } from '../sea-game.js';

// A wood between the tea and who wants it: ten mileposts at 2, at 1 with an Elf.
const wood = toyBoard({
  rows: [
    '. . . . a a & & & & & & & & . . . .', //   0
    ' . . . a A a & & & & & & & & . C . .', //  1
    '. . . . a a & & & & & & & & . . . ~', //   2
  ],
  cities: {
    A: { id: 'amber', supplies: ['tea'] },
    C: { id: 'cape', size: 'small', supplies: ['wool'] },
  },
  seas: { bay: '17,2' },
  goods: { nothing: 1 },
  deck: Array.from({ length: 24 }, (_, n) =>
    n === 0
      ? 'amber wool 12, cape tea 40, amber nothing 1'
      : 'amber nothing 1, amber nothing 1, amber nothing 1',
  ),
});

/** What a Dwarf's employer plays first in his building phase, with these cards on the discard pile, the last on top. */
function first(discards: readonly ForemanId[], held: readonly ForemanId[] = ['dwarf', 'catman']) {
  const game = seaGame({
    board: wood,
    foremen: held,
    own: {
      foremanDiscards: discards,
      foremanDeck: withoutCards(allForemen(), [...held, ...discards]),
    },
    state: { seats: [{ hand: [1, 2, 3], train: { at: 'A', loads: ['tea'] } }], turn: { phase: 'building' } },
  });
  return { game, line: suggest(game) };
}

function suggest({ engine, state }: ReturnType<typeof seaGame>) {
  const [decision] = engine.decisions(state as never);
  return engine.suggest(engine.view(state as never, 0), decision, createRandom('hire'))[0];
}

test('ID-FOREMAN-9: who lies on top of the discard pile is hired for 1 if the track planned becomes cheaper, and kept', () => {
  const { game, line } = first(['human', 'elf']);
  expect(line).toEqual({ type: 'hireForemanDraw', seat: 0, pile: 'discard' });
  game.play('0: hire-from discard');
  expect(suggest(game)).toEqual({ type: 'keepForeman', seat: 0, keep: 'drawn' });
});

test('ID-FOREMAN-10: one who lies deeper is named and costs 5; who saves nothing is not hired', () => {
  const elves: readonly ForemanId[] = ['elf', 'elf', 'elf'];
  const named = first([...elves, 'human']).line;
  expect(named).toEqual({ type: 'hireForemanChoose', seat: 0, foreman: 'elf' });
  expect(first([], ['elf', 'catman']).line.type).not.toMatch(/^hire/);
});

test('ID-FOREMAN-9: one from the deck is hired where most of it would save enough, and sent away if he saves nothing', () => {
  const others = withoutCards<ForemanId>(allForemen(), ['dwarf', 'catman', 'elf', 'elf', 'elf']);
  const { game, line } = first(others);
  expect(line).toEqual({ type: 'hireForemanDraw', seat: 0, pile: 'deck' });
  game.play('0: hire-from discard');
  expect(suggest(game)).toEqual({ type: 'keepForeman', seat: 0, keep: 'current' });
});
