// Winning: seven of eight majors on one line and 250 GP, at the end of a turn, in full rounds (ID-WIN-1 … 6).

import { describe, expect, test } from 'vitest';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import { allForemen, withoutCards } from '../../../../rulesets/iron-dragon/rules/foremen/cards.js';
import { isConnected, majorsJoined } from '../../../../rulesets/milepost/rules/turns/victory.js';
import type { ToyGame } from '../../milepost/toy-game.js';
import { toyGame } from '../../milepost/toy-game.js';
import { board, landGame } from '../dragon-land.js';
import { line, realm, shortDragon } from '../realm.js';

const known = (game: ToyGame) => ({
  rules: ironDragon.tables,
  board: game.board,
  state: game.state as never,
});

// Six majors above and below by land; Wikkedde is the seventh, and Ozu-Zarkh is linked to it.
const six = ['kola', 'uloggh', 'railla', 'bluefeld'];
const joined = (track: readonly string[]) => {
  const game = landGame({ state: { seats: [{ track: [...new Set(track)] }] } });
  return [majorsJoined(known(game), 0), isConnected(known(game), 0)];
};

describe('the line', () => {
  test('ID-WIN-1: seven of the eight majors on one line of own track; red areas and links join it', () => {
    expect([board.majors.length, ironDragon.tables.victoryMajors]).toEqual([8, 7]);
    const west = line('eaglehawk', 'uloggh', 'kola', 'uloggh', 'railla', 'wikkedde');
    // Eaglehawk, Uloggh, Kola, Railla, Wikkedde, and Ozu-Zarkh by the link.
    expect(joined(west)).toEqual([6, false]);
    expect(joined([...west, ...line('railla', 'bluefeld')])).toEqual([7, true]);
    expect(joined([...west, ...line('ozu-zarkh', 'octomare')])).toEqual([7, true]);
    expect(
      joined([
        ...line('eaglehawk', 'uloggh', 'kola'),
        ...line('railla', 'wikkedde'),
        ...line('railla', 'bluefeld'),
      ])[0],
    ).toBe(4);
    expect(joined(line(...six))[1]).toBe(false);
  });
});

/** Games of two majors in the realm: arch and brim are linked, so track at one of them is a line. */
const own = (seats: number) => {
  const foremen = (['dwarf', 'elf', 'human'] as const).slice(0, seats);
  return { foremen, foremanDeck: withoutCards(allForemen(), foremen), draft: null };
};
const play = (seats: readonly object[], more: object = {}) =>
  toyGame({
    ruleset: shortDragon,
    board: realm,
    seats: seats.length,
    state: { seats: seats as never, ...more, own: own(seats.length) },
  });

const lines = [['3,3 2,3'], ['5,3 6,3'], ['12,3 13,3']];
const rich = (cash: number, seat = 0) => ({ cash, track: lines[seat] });

describe('declaring', () => {
  test('ID-WIN-2: at least 250 GP in hand at the end of a turn; nothing else counts', () => {
    expect(play([rich(249), {}]).play('0: end-turn').state.declared).toEqual([]);
    expect(play([rich(250), {}]).play('0: end-turn').state.declared).toEqual([0]);
    // Paid away in the building phase.
    expect(
      play([rich(250), {}]).play('0: end-operations', '0: build 2,3 1,3', '0: end-turn').state.declared,
    ).toEqual([]);
  });

  test('ID-WIN-3: both conditions at the end of the own turn; with one of them there is no declaration', () => {
    expect(play([{ cash: 300 }, {}]).play('0: end-turn').state.declared).toEqual([]);
    expect(play([rich(100), {}]).play('0: end-turn').state.declared).toEqual([]);
    expect(play([{}, rich(300)]).play('0: end-turn').state.declared).toEqual([]);
    expect(
      play([rich(300), {}])
        .play('0: end-turn')
        .happened('victoryDeclared'),
    ).toEqual([{ seat: 0 }]);
  });

  test('ID-WIN-4: the round is completed', () => {
    const game = play([rich(260), {}, {}]).play('0: end-turn');
    expect(game.state.outcome).toBeNull();
    game.play('1: end-turn', '2: end-turn');
    expect(game.state.outcome).toMatchObject({ reason: 'victory', ranking: [{ seat: 0 }, {}, {}] });
  });

  test('ID-WIN-5: of several who declared, the one with most cash wins', () => {
    const game = play([rich(260), rich(270, 1)]).play('0: end-turn', '1: end-turn');
    expect(game.state.declared).toEqual([0, 1]);
    expect(game.state.outcome?.ranking.map(({ seat }) => seat)).toEqual([1, 0]);
  });

  test('ID-WIN-6: a tie raises the requirement by 50 to 300, and play goes on', () => {
    const game = play([rich(260), rich(260, 1)]).play('0: end-turn', '1: end-turn');
    expect([game.state.outcome, game.state.target, game.state.declared]).toEqual([null, 300, []]);
    game.play('0: end-turn');
    expect(game.state.declared).toEqual([]);
    expect(play([rich(300), {}], { target: 300 }).play('0: end-turn').state.declared).toEqual([0]);
  });
});

test('E-HOST-4: a table that stops ranks by gold; in the foreman draft too', () => {
  const game = play([rich(90), { cash: 91 }]).play('host: end-game');
  expect(game.state.outcome).toMatchObject({ reason: 'agreed', ranking: [{ seat: 1 }, { seat: 0 }] });
  const draft = toyGame({ ruleset: shortDragon, board: realm, seats: 3 });
  expect(draft.asked.length).toBe(3);
  expect(draft.play('host: end-game').state.outcome?.ranking.map(({ place }) => place)).toEqual([1, 1, 1]);
});
