// What lies in the queue may come from anybody: batches with bounds, results that must be what was asked for.

import { describe, expect, test } from 'vitest';
import type { InvalidInputError } from '../../../src/core/engine';
import { type FailedGame, type GameReport, runTournament } from '../../../src/players/tournament';
import { type Batch, parseBatch, planFor } from '../../../src/players/tournament/batch';
import { type BatchResult, readResult } from '../../../src/players/tournament/batch-result';
import { createCollector } from '../../../src/players/tournament/collector';
import { playTournamentGame } from '../../../src/players/tournament/game';
import { plainText } from '../../../src/players/tournament/plain-text';
import { playBatch } from '../../../src/players/tournament/queue-worker';
import { thrown } from '../../core/engine/new-game';
import { pebblesContest } from './pebbles-contest';

const plan = { ruleset: 'pebbles', seats: 3, seed: 7, bots: ['random', 'greedy'], maxRounds: 20 };
const batch: Batch = { plan, setup: undefined, games: [4, 5, 6] };
const pool = { play: async ({ plan, game }: { plan: Batch['plan']; game: number }) => played(plan, game) };
const played = (of: Batch['plan'], game: number) => playTournamentGame(pebblesContest(), of, game);
const sent = (value: unknown) => JSON.parse(JSON.stringify(value));
const change = (parts: object) => sent({ ...batch, ...parts });
const planned = (parts: object) => change({ plan: { ...plan, ...parts } });

describe('a batch', () => {
  test('is read as it was written', () => {
    expect(parseBatch(sent(batch))).toEqual(sent(batch));
    const all = {
      ...{ seed: '7', board: 'shore', salt: 's', maxActions: 10, mirrored: true, patience: 5, clocked: true },
      ...{
        options: { quick: true },
        records: [4],
        header: { revision: 1, board: { id: 'shore', hash: 'a' } },
      },
    };
    expect(parseBatch(planned(all)).plan).toEqual({ ...plan, ...all });
  });

  test.each([
    ['nothing', null],
    ['a text', 'batch'],
    ['a field too many', change({ file: '/etc/passwd' })],
    ['a plan with a field too many', planned({ map: '/etc/passwd' })],
    ['no game', change({ games: [] })],
    ['a game twice', change({ games: [4, 5, 4] })],
    ['a game with a number below 0', change({ games: [-1] })],
    ['a game with a huge number', change({ games: [1e15] })],
    ['too many games', change({ games: Array.from({ length: 10_001 }, (_, n) => n) })],
    ['no seat', planned({ seats: 0 })],
    ['200 million seats', planned({ seats: 2e8 })],
    ['a billion rounds', planned({ maxRounds: 1e9 })],
    ['a billion actions', planned({ maxActions: 1e9 })],
    ['no bots', planned({ bots: [] })],
    ['a thousand bots', planned({ bots: Array.from({ length: 1000 }, (_, n) => `bot ${n}`) })],
    ['a bot with a long name', planned({ bots: ['x'.repeat(1000)] })],
    ['a bot whose name controls a terminal', planned({ bots: ['\u001b]0;owned\u0007'] })],
    ['a ruleset whose name turns the text round', planned({ ruleset: 'a\u202eb' })],
    ['a seed that is an object', planned({ seed: { toString: 1 } })],
    ['a long seed', planned({ seed: 'x'.repeat(1000) })],
    ['endless patience', planned({ patience: 1e12 })],
    [
      'more seatings than are played',
      planned({ mirrored: true, seats: 6, bots: ['a', 'b', 'c', 'd', 'e', 'f'] }),
    ],
    ['deep options', planned({ options: JSON.parse(`${'{"a":'.repeat(50)}1${'}'.repeat(50)}`) })],
    ['a huge setup', change({ setup: Array.from({ length: 1_000_001 }, () => 0) })],
  ])('%s is refused with what is wrong', (_, data) => {
    const error = thrown(() => parseBatch(data)) as unknown as InvalidInputError;
    expect(error).toMatchObject({ name: 'InvalidInputError', what: 'batch' });
    expect(error.issues[0].message).not.toBe('');
    expect(error.message.length).toBeLessThan(500);
  });

  test('names of the games whose records are kept are its own', () => {
    expect(planFor({ ...plan, records: [1, 5, 9] }, [4, 5, 6]).records).toEqual([5]);
    expect(planFor({ ...plan, records: 'all' }, [4]).records).toBe('all');
    expect(planFor(plan, [4])).toBe(plan);
  });

  test('is played game by game, and a thread that fails fails its game', async () => {
    const torn = {
      play: async (task: { plan: Batch['plan']; game: number }) => {
        if (task.game === 5) throw new Error('the thread\u001b[2J is gone');
        return pool.play(task);
      },
    };
    const outcomes = await playBatch(torn as never, 'contest.js', sent(batch));
    expect(outcomes.map(({ game }) => game)).toEqual([4, 5, 6]);
    expect(outcomes[1]).toEqual({ game: 5, seed: '7/5', message: 'Error: the thread?[2J is gone' });
    expect(readResult(batch, sent(outcomes))).toEqual({ ok: true, outcomes });
  });
});

describe('a result', () => {
  const result = () => sent([4, 5, 6].map((game) => played(plan, game))) as GameReport[];
  const changed = (parts: Partial<Record<keyof GameReport | 'message', unknown>>) => {
    const [first, ...rest] = result();
    return [{ ...first, ...parts }, ...rest];
  };

  test('of any kind of game is read as it was written', () => {
    const plans: Batch['plan'][] = [
      plan,
      { ...plan, clocked: true, records: 'all' },
      { ...plan, maxRounds: 1 },
      { ...plan, maxActions: 3 },
      { ...plan, mirrored: true },
      { ...plan, bots: ['stumbling', 'random'] },
      { ...plan, ruleset: 'no-such-title' },
    ];
    for (const of of plans) {
      const outcomes = sent(batch.games.map((game) => played(of, game)));
      expect(readResult({ ...batch, plan: of }, outcomes)).toEqual({ ok: true, outcomes });
    }
  });

  const ranking = (places: readonly number[], seats = places.map((_, seat) => seat)) =>
    places.map((place, n) => ({ seat: seats[n], place, score: 5 }));
  const wide = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`f${n}`, n]));

  test.each([
    ['null', () => null],
    ['a text', () => 'done'],
    ['an object with a length', () => ({ length: 3 })],
    ['a list of null', () => [null, null, null]],
    ['a list of numbers', () => [1, 2, 3]],
    ['no games', () => []],
    ['one game too few', () => result().slice(1)],
    ['one game too many', () => [...result(), result()[0]]],
    ['four times the same game', () => [0, 0, 0].map((n) => result()[n])],
    ['games in another order', () => result().reverse()],
    ['games of another batch', () => [100, 101, 102].map((game) => played(plan, game))],
    [
      'a failed game of another batch',
      () => [...result().slice(0, 2), { game: 9, seed: '7/9', message: 'no' }],
    ],
    ['games of another plan', () => batch.games.map((game) => played({ ...plan, seed: 8 }, game))],
    ['bots of other names', () => changed({ bots: ['expert', 'expert', 'expert'] })],
    ['another deal', () => changed({ deal: 5 })],
    ['a seed that is no text', () => changed({ seed: 7 })],
    ['more actions than a game may have', () => changed({ actions: 100_001 })],
    ['half an action', () => changed({ actions: 1.5 })],
    ['no hash', () => changed({ hash: 'yes' })],
    ['a reason that is no text', () => changed({ stopped: { toString: 1 } })],
    ['a reason that controls a terminal', () => changed({ stopped: '\u001b[2J' })],
    ['no ranking though there is a winner', () => changed({ ranking: null, stopped: 'lastStone' })],
    ['a garbled ranking', () => changed({ ranking: [{ seat: 0 }] })],
    ['two winners for one seat', () => changed({ ranking: ranking([1, 2, 3], [0, 0, 2]) })],
    ['a seat that is not there', () => changed({ ranking: ranking([1, 2, 3], [0, 1, 3]) })],
    ['a seat without a place', () => changed({ ranking: ranking([1, 2]) })],
    ['nobody in the first place', () => changed({ ranking: ranking([2, 2, 2]) })],
    ['a place that nobody can have', () => changed({ ranking: ranking([1, 2, 7]) })],
    [
      'a score that is no number',
      () => changed({ ranking: ranking([1, 2, 3]).map((one) => ({ ...one, score: '9' })) }),
    ],
    ['a forfeit of a seat that is not there', () => changed({ forfeits: [{ seat: 3, message: 'no' }] })],
    [
      'what nobody asked for',
      () => changed({ thinking: [0, 1, 2].map(() => ({ decisions: 1, milliseconds: 1, longest: 1 })) }),
    ],
    ['figures of too few seats', () => changed({ figures: [{ moves: 1 }] })],
    [
      'figures of other names by seat',
      () => changed({ figures: [{ moves: 1 }, { moves: 1 }, { cards: 1 }] }),
    ],
    ['too many figures', () => changed({ figures: [wide, wide, wide] })],
    [
      'a record of another game',
      () => changed({ record: (played({ ...plan, records: 'all' }, 5) as GameReport).record }),
    ],
    ['a record that is none', () => changed({ record: { actions: [] } })],
    ['a field too many', () => changed({ message: 'no' })],
    ['a long message', () => [...result().slice(0, 2), { game: 6, seed: '7/6', message: 'x'.repeat(1001) }]],
  ])('%s is refused with what is wrong', (_, returned) => {
    const read = readResult(batch, sent(returned()));
    if (read.ok) throw new Error('it was believed');
    expect(read.issues[0].message).toMatch(/\w/);
    expect(JSON.stringify(read).length).toBeLessThan(2000);
  });

  test('whose message controls a terminal is told without that', () => {
    const failed: FailedGame[] = batch.games.map((game) => ({
      ...{ game, seed: `7/${game}` },
      message: 'over\u001b]0;OWNED\u0007\nBen wins the game.\u202e',
    }));
    const read = readResult(batch, sent(failed)) as { outcomes: BatchResult };
    expect(read.outcomes[0]).toMatchObject({ message: 'over?]0;OWNED??Ben wins the game.?' });
  });
});

describe('the batches of a tournament', () => {
  const batches = new Map([
    ['a', { ...batch, games: [0, 1] }],
    ['b', { ...batch, games: [2] }],
  ]);
  const open = () => {
    const told: number[] = [];
    let ended = 0;
    const collector = createCollector(batches, {
      played: [],
      onGame: ({ game }) => void told.push(game),
      onAll: () => ended++,
    });
    return { collector, told, ended: () => ended };
  };
  const resultOf = (games: readonly number[]) => sent(games.map((game) => played(plan, game)));

  test('come back in any order, once each', () => {
    const { collector, told, ended } = open();
    collector.complete('b', resultOf([2]));
    collector.complete('b', resultOf([2]));
    collector.complete('b', null);
    collector.complete('stranger', resultOf([0, 1]));
    collector.fail('stranger', 'no');
    expect([told, ended()]).toEqual([[2], 0]);
    collector.complete('a', resultOf([0, 1]));
    expect([told, ended()]).toEqual([[2, 0, 1], 1]);
    expect([...collector.open.keys()]).toEqual([]);
  });

  test('that fail are listed game by game, their reason made plain', () => {
    const { collector, ended } = open();
    collector.fail('a', 'no\u001b[2J');
    collector.fail('b', undefined);
    expect(collector.outcomes).toEqual([
      { game: 0, seed: '7/0', message: 'no?[2J' },
      { game: 1, seed: '7/1', message: 'no?[2J' },
      { game: 2, seed: '7/2', message: 'undefined' },
    ]);
    expect(ended()).toBe(1);
  });

  test('whose result is none say which batch, from which worker, and what is wrong', () => {
    const { collector, told } = open();
    expect(() => collector.complete('a', null, 'cellar\u001b[2J-17')).toThrow(
      'result of the batch of games 0 to 1 from cellar?[2J-17: expected a list of games',
    );
    expect(() => collector.complete('b', [null])).toThrow(
      'result of the batch of game 2 from a worker without a name: 0: expected object',
    );
    // Nothing of it counts, and the batches stay open for whatever ends the tournament.
    expect([told, collector.open.size]).toEqual([[], 2]);
  });
});

describe('a game of a tournament', () => {
  test('is left after so many actions, with a result that says so', async () => {
    const contest = pebblesContest();
    const result = await runTournament({ contest, ...plan, games: 3, maxActions: 4 });
    expect(result).toMatchObject({ played: 3, undecided: 3, reasons: { actionLimit: 3 }, failures: [] });
    expect(result.reports.map(({ actions, ranking }) => [actions, ranking])).toEqual([
      [4, null],
      [4, null],
      [4, null],
    ]);
  });

  test('is not played by another revision, or on another board of the same name', async () => {
    const contest = pebblesContest();
    const { game } = contest.engine.createGame('pebbles', { seats: 3, seed: 1 } as never);
    const header = { revision: game.revision, board: game.board };
    const played = (of: object) =>
      runTournament({ contest, ...plan, games: 1, header: { ...header, ...of } }).then(({ failures }) =>
        failures.map(({ message }) => message),
      );
    expect(await played({})).toEqual([]);
    expect(await played({ revision: 2 })).toEqual(['plan: it is for revision 2 of pebbles; here it has 1']);
    expect(await played({ layers: { tide: 1 } })).toHaveLength(1);
    expect(await played({ board: { id: 'shore', hash: 'b'.repeat(64) } })).toEqual([
      'plan: the board shore here is not the one of the plan: its hash is another',
    ]);
  });
});

test('text from elsewhere is made plain and short', () => {
  expect(plainText('one\ntwo\u0000\u009b\u200d\ud800', 100)).toBe('one?two????');
  expect(plainText('Zoë 東京 🚂', 100)).toBe('Zoë 東京 🚂');
  expect(plainText('abcdef', 4)).toBe('abc…');
});
