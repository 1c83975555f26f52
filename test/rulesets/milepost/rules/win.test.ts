// Winning: the line, the cash, equal turns, ties (M-WIN-1 … 6, M-OPEN-7, 27 … 29, 53). A land of two majors and a ferry.

import { describe, expect, test } from 'vitest';
import { passTurns } from '../event-games.js';
import { toyGame } from '../toy-game.js';
import type { ToyPosition, ToySeat } from '../toy-position.js';
import { cardlessBoard, EVENT, type ToyOptions } from '../toy-rails.js';

// A on the left, B on the right, a strait in the south with ports 1 and 2.
const land = cardlessBoard({
  rows: [
    'a A . . . B b', // 0
    ' . . . . . .', // 1
    '. . 1 ~ 2 . .', // 2
    ' . . . ~ . .', // 3
  ],
  ferries: { strait: { ports: ['1', '2'] } },
  rivers: { long: ['2,0 E'] },
});
const line = ['A 2,0 3,0 4,0 B'];

function game(seats: readonly ToySeat[], state: ToyPosition = {}, options: ToyOptions = {}) {
  return toyGame({ board: land, seats: Math.max(2, seats.length), options, state: { ...state, seats } });
}
const declares = (seat: ToySeat, options?: ToyOptions) =>
  game([{ cash: 250, ...seat }], {}, options)
    .play('0: end-turn')
    .state.declared.includes(0);
const ranking = (played: ReturnType<typeof game>) =>
  played.state.outcome?.ranking.map(({ seat, place }) => `${place}: ${seat}`);

describe('declaring', () => {
  test('M-WIN-1: at the end of the own turn, with the line and 250 M', () => {
    expect(declares({ track: line })).toBe(true);
    expect(declares({ track: ['A 2,0 3,0'] })).toBe(false);
    expect(declares({ track: line, cash: 249 })).toBe(false);
    const waits = game([{}, { cash: 250, track: line }]).play('0: end-turn');
    expect(waits.state.declared).toEqual([]);
  });

  test('M-WIN-2: loops and branches do not matter, breaks do', () => {
    expect(declares({ track: [...line, '3,0 3,1 2,1 2,0', '4,0 4,1 5,1'] })).toBe(true);
    expect(declares({ track: ['A 2,0 3,0', '4,0 B'] })).toBe(false);
  });

  test('M-WIN-2: the first segment of the board joins like any other', () => {
    const corner = cardlessBoard({
      rows: [
        '. . . . . .', // 0
        ' A a . B b .', // 1
      ],
    });
    const declared = (track: readonly string[]) =>
      toyGame({ board: corner, state: { seats: [{ cash: 250, track }] } }).play('0: end-turn').state.declared;
    expect(corner.segment('0,0', '1,0')).toBe(0);
    expect(declared(['A 0,0 1,0 2,0 3,0 B'])).toEqual([0]);
    expect(declared(['A 0,0', '1,0 2,0 3,0 B'])).toEqual([]);
  });

  test('M-OPEN-27: red areas join the line', () => {
    // From the rim of A through its red area, and into B by its rim.
    expect(declares({ track: ['0,0 0,1 1,1 2,1 3,1 4,1 5,1 6,0'] })).toBe(true);
  });

  test('M-OPEN-27: own ferries join it, also without rights no longer reached; others’ track does not', () => {
    const shores = ['A 1,1 1', '2 4,1 5,1 6,0'];
    expect(declares({ track: shores, rights: ['strait'] })).toBe(true);
    expect(declares({ track: shores })).toBe(false);
    expect(declares({ track: ['A 1,1', '2 4,1 5,1 6,0'], rights: ['strait'] })).toBe(false);
    const rented = game([{ cash: 250, track: ['A 2,0 3,0'] }, { track: ['3,0 4,0 B'] }]).play('0: end-turn');
    expect(rented.state.declared).toEqual([]);
  });

  test('M-WIN-2: a link of cities joins what reaches either of them', () => {
    const declared = (cityLinks: Record<string, string[]>) => {
      const linked = cardlessBoard({ rows: ['a A . . . B b', ' . . . . . .'], cityLinks } as never);
      const seats = [{ cash: 250, track: ['A 2,0', '4,0 B'] }];
      return toyGame({ board: linked, state: { seats } }).play('0: end-turn').state.declared;
    };
    expect(declared({ span: ['a', 'b'] })).toEqual([0]);
    expect(declared({})).toEqual([]);
  });

  test('M-WIN-1: where a victory needs a link, the line reaches a port of one that is held', () => {
    const title = { victory: { cash: 250, majors: 2, link: 'ferry' as const } };
    const linked = (track: readonly string[], rights: readonly string[]) =>
      toyGame({ board: land, title, state: { seats: [{ cash: 250, track, rights }] } }).play('0: end-turn');
    const toPort = [...line, '2,0 2,1 1'];
    expect(linked(toPort, ['strait']).state.declared).toEqual([0]);
    expect(linked(toPort, []).state.declared).toEqual([]);
    expect(linked(line, ['strait']).state.declared).toEqual([]);
    // Track that reaches the port and is no part of the line.
    expect(linked([...line, '2,1 1'], ['strait']).state.declared).toEqual([]);
  });

  test('M-WIN-3: only cash counts, and exactly 250 M suffice', () => {
    expect(declares({ track: line, cash: 250 })).toBe(true);
    expect(declares({ track: line, cash: 249, train: { at: 'A', loco: 'super-freight' } })).toBe(false);
  });

  test('M-OPEN-7: it is automatic, and every turn is checked, hand discards and lost turns too', () => {
    const rich = { cash: 250, track: line };
    expect(game([rich]).play('0: discard-hand').state.declared).toEqual([0]);
    const lost = game([{}, { ...rich, losesTurn: true }, {}]).play('0: end-turn');
    expect([lost.state.declared, lost.asked]).toEqual([[1], ['2: operations']]);
  });

  test('M-OPEN-7: startup turns are not checked', () => {
    const startup = game([{ cash: 250, track: line }], { turn: { phase: 'startup', startup: 0 }, round: 0 });
    expect(startup.play('0: end-turn').state.declared).toEqual([]);
  });
});

describe('the end of the round', () => {
  const rich = (cash: number): ToySeat => ({ cash, track: line });
  const twins = (first: number, second: number): ToySeat[] => [
    { cash: first, track: ['A 2,0 3,0 4,0 B'] },
    { cash: second, track: ['0,0 0,1 1,1 2,1 3,1 4,1 5,1 6,0'] },
    {},
  ];

  test('M-WIN-4: the round is finished, so that all have had as many turns', () => {
    const played = game([{}, rich(250), {}]);
    passTurns(played, 2);
    expect([played.state.declared, played.state.outcome, played.asked]).toEqual([
      [1],
      null,
      ['2: operations'],
    ]);
    passTurns(played, 1);
    expect(played.state.outcome).toMatchObject({ reason: 'victory' });
    expect(played.state.seats.map(({ turns }) => turns)).toEqual([3, 3, 3]);
    expect(played.asked).toEqual([]);
    expect(played.refusal('0: end-turn')?.code).toBe('game/over');
  });

  test('M-WIN-4: the seat after the first player may be the last of the round', () => {
    const played = game([{}, rich(250), {}], { first: 2, turn: { seat: 0 } });
    passTurns(played, 2);
    expect(ranking(played)?.[0]).toBe('1: 1');
  });

  test('M-WIN-5: of several who declared in the round the richest wins', () => {
    const played = passTurns(game(twins(251, 270)), 3);
    expect(played.happened('victoryDeclared')).toEqual([{ seat: 0 }, { seat: 1 }]);
    expect(ranking(played)).toEqual(['1: 1', '2: 0', '3: 2']);
  });

  test('M-WIN-5: compared when the round ends', () => {
    // Seat 2 runs on seat 0's track after the declarations: its rent makes the difference.
    const [first, second] = twins(270, 272);
    const tenant = { cash: 20, train: { at: 'A' } };
    const played = passTurns(game([first, second, tenant]), 2).play('2: move 2,0', '2: end-turn');
    expect(ranking(played)).toEqual(['1: 0', '2: 1', '3: 2']);
  });

  test('M-WIN-6: a tie at the top raises the target to 300 M, and play goes on', () => {
    const played = passTurns(game(twins(260, 260)), 3);
    expect(played.happened('targetRaised')).toEqual([{ target: 300 }]);
    expect([played.state.outcome, played.state.declared, played.state.target]).toEqual([null, [], 300]);
    passTurns(played, 3);
    expect(played.state.declared).toEqual([]);
  });

  test('M-WIN-6: both requirements must be met anew, by anybody', () => {
    const [first, second] = twins(299, 300);
    const played = passTurns(game([first, second, {}], { target: 300 }), 3);
    expect(ranking(played)).toEqual(['1: 1', '2: 0', '3: 2']);
  });

  test('M-OPEN-28: each further tie raises it by 50 M again', () => {
    const played = passTurns(game(twins(310, 310), { target: 300 }), 3);
    expect([played.state.target, played.state.declared]).toEqual([350, []]);
  });

  test('M-OPEN-29: no event undoes a declaration; cash then in hand decides among declarers only', () => {
    const taxed = game([rich(255), { cash: 500, train: { at: 'A', loads: ['nothing'] }, hand: [1, 2, 3] }], {
      draws: [EVENT.tax, 20],
    });
    taxed.play('0: end-turn', '1: deliver nothing 1 0', '1: end-turn');
    expect(taxed.cash[0]).toBe(225);
    expect(ranking(taxed)).toEqual(['1: 0', '2: 1']);
    const flooded = game([rich(255), { train: { at: 'A', loads: ['nothing'] }, hand: [1, 2, 3] }], {
      draws: [EVENT.flood, 20],
    });
    flooded.play('0: end-turn', '1: deliver nothing 1 0', '1: end-turn');
    expect(flooded.owner('2,0', '3,0')).toBeNull();
    expect(flooded.state.outcome?.ranking[0]).toMatchObject({ seat: 0, declared: true, connected: true });
  });

  test('M-WIN-4, M-OPEN-53: who declared and was taxed stays before a richer player who is connected and did not declare', () => {
    const [declarer, connected] = twins(250, 0);
    const { payout } = land.board.demandCards[0].demands[0];
    const carrying = { train: { at: 'A', loads: ['nothing'] }, hand: [1, 2, 3], cash: 249 - payout };
    const played = game([declarer, { ...connected, ...carrying }], { draws: [EVENT.tax, 20] });
    played.play('0: end-turn', '1: deliver nothing 1 0', '1: end-turn');
    expect(played.state.outcome?.ranking).toMatchObject([
      { seat: 0, place: 1, cash: 220, declared: true, connected: true },
      { seat: 1, place: 2, cash: 224, declared: false, connected: true },
    ]);
  });

  test('M-OPEN-53: behind the winner the other declarers, then those connected, then cash; equals share', () => {
    const [first, second] = twins(270, 260);
    const played = game([first, second, { cash: 400 }, { cash: 30 }, { cash: 30 }]);
    expect(ranking(passTurns(played, 5))).toEqual(['1: 0', '2: 1', '3: 2', '4: 3', '4: 4']);
    const connected = game([{ ...first, cash: 250 }, { ...second, cash: 10 }, { cash: 240 }]);
    expect(ranking(passTurns(connected, 3))).toEqual(['1: 0', '2: 1', '3: 2']);
  });
});
