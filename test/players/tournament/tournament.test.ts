// Tournaments in this thread. That threads of their own give the same is tested through the command, which brings their
// worker (test/cli/simulate.test.ts).

import { describe, expect, test } from 'vitest';
import { rateInterval, sumOfShares, wilsonInterval } from '../../../src/players/analysis';
import { playGame, randomBot } from '../../../src/players/bots';
import { runTournament, summarize, type TournamentOptions } from '../../../src/players/tournament';
import { engine } from '../../core/engine/new-game';
import { pebblesContest } from './pebbles-contest';

const plan: TournamentOptions = {
  contest: pebblesContest(),
  ruleset: 'pebbles',
  games: 12,
  seats: 3,
  seed: 7,
  bots: ['random'],
};

describe('a tournament', () => {
  test('plays every game, each from its own seed, and the same again', async () => {
    const result = await runTournament(plan);
    expect(result).toMatchObject({ played: 12, interrupted: false, failures: [], undecided: 0 });
    expect(result.reports.map(({ seed }) => seed)).toEqual(Array.from({ length: 12 }, (_, n) => `7/${n}`));
    expect(new Set(result.reports.map(({ hash }) => hash)).size).toBe(12);
    expect(await runTournament(plan)).toEqual(result);
  });

  test('a game is the one that playGame plays from its seed', async () => {
    const { reports } = await runTournament(plan);
    const { state, actions } = playGame(engine as never, 'pebbles', {
      config: { seats: 3, seed: '7/5' },
      bots: [randomBot],
    });
    expect(reports[5]).toMatchObject({ hash: engine.hashState(state), actions: actions.length });
  });

  test('bots move on by a seat with every game', async () => {
    const { reports } = await runTournament({ ...plan, bots: ['random', 'greedy'], games: 3 });
    expect(reports.map(({ bots }) => bots.join(' '))).toEqual([
      'random greedy random',
      'greedy random greedy',
      'random greedy random',
    ]);
  });

  test('every win is somebody’s, by bot and by seat', async () => {
    const { bots, seatResults } = await runTournament({ ...plan, bots: ['random', 'greedy'] });
    const sum = (list: readonly { wins: number }[]) => list.reduce((all, { wins }) => all + wins, 0);
    expect(sum(bots)).toBeCloseTo(12);
    expect(sum(seatResults)).toBeCloseTo(12);
    expect(bots.map(({ played }) => played)).toEqual([18, 18]);
    expect(seatResults.map(({ played }) => played)).toEqual([12, 12, 12]);
  });

  test('games that are left at the round limit have no winner', async () => {
    const result = await runTournament({ ...plan, games: 4, maxRounds: 1 });
    expect(result).toMatchObject({ played: 4, undecided: 4, reasons: { roundLimit: 4 } });
    expect(result.bots[0]).toMatchObject({ wins: 0, winRate: 0, score: null });
    expect(result.reports.map(({ rounds }) => rounds)).toEqual([1, 1, 1, 1]);
  });

  test('a bot that throws has lost, and the rest play on', async () => {
    const contest = { ...pebblesContest(), bots: { ...pebblesContest().bots, random: randomBot } };
    const result = await runTournament({ ...plan, contest, games: 1, bots: ['stumbling', 'random'] });
    const [{ ranking, forfeits, record, stopped }] = result.reports;
    expect(forfeits).toEqual([{ seat: 0, message: 'over its own feet' }]);
    expect(ranking?.map(({ seat }) => seat)).toEqual([expect.any(Number), expect.any(Number), 0]);
    expect(ranking?.at(-1)).toMatchObject({ seat: 0, place: 3 });
    expect(stopped).not.toBe('agreed');
    expect(record?.actions[0]).toBe('host: drop-seat 0');
    expect(result).toMatchObject({ failures: [], bots: [{ forfeits: 1 }, { forfeits: 0 }] });
  });

  test('with one bot left the game ends, and its record is kept', async () => {
    const result = await runTournament({
      ...plan,
      contest: pebblesContest(2),
      games: 1,
      bots: ['stumbling'],
    });
    const [{ ranking, stopped, record }] = result.reports;
    expect(stopped).toBe('agreed');
    expect(ranking?.map(({ place }) => place)).toEqual([1, 2, 2]);
    expect(engine.hashState(engine.replay(record as never).state)).toBe(result.reports[0].hash);
  });

  test('a bot that the contest does not have fails its games', async () => {
    const { failures } = await runTournament({ ...plan, games: 1, bots: ['constructor'] });
    expect(failures).toMatchObject([{ message: 'plan: bots: there is no bot constructor' }]);
  });

  test('stopped on the way, it tells what was played until then', async () => {
    const stopping = new AbortController();
    const result = await runTournament({
      ...plan,
      games: 1000,
      signal: stopping.signal,
      onGame: (_, played) => played === 3 && stopping.abort(),
    });
    expect(result).toMatchObject({ games: 1000, played: 3, interrupted: true });
    const whole = await runTournament({ ...plan, games: 3 });
    expect(result.bots).toEqual(whole.bots);
  });

  test('threads cannot share a contest', async () => {
    await expect(runTournament({ ...plan, threads: 2 })).rejects.toThrow('URL');
  });

  test.each([
    { games: Number.NaN },
    { games: 1.5 },
    { games: -1 },
    { games: Number.POSITIVE_INFINITY },
    { threads: 0 },
    { threads: Number.NaN },
  ])('%j is no number to play by', async (numbers) => {
    await expect(runTournament({ ...plan, ...numbers })).rejects.toThrow(
      expect.objectContaining({ name: 'InvalidInputError' }),
    );
  });

  test('without bots there is none', async () => {
    await expect(runTournament({ ...plan, bots: [] })).rejects.toThrow('bots');
  });
});

describe('figures', () => {
  test.each([
    // R: binom::binom.confint(x, n, methods = "wilson")
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [50, 100, 0.4038, 0.5962],
    [10, 10, 0.7225, 1],
  ])('Wilson: %i of %i', (wins, games, low, high) => {
    const [from, to] = wilsonInterval(wins, games);
    expect(from).toBeCloseTo(low, 4);
    expect(to).toBeCloseTo(high, 4);
  });

  test('the interval is the one that no rate outside is compatible with', () => {
    // Wilson's bounds are where the distance to what was seen is 1.96 deviations of the bound itself.
    for (const [wins, games] of [
      [3, 17],
      [40, 41],
      [1.5, 9],
    ])
      for (const bound of wilsonInterval(wins, games)) {
        const deviation = Math.sqrt((bound * (1 - bound)) / games);
        expect(Math.abs(wins / games - bound) / deviation).toBeCloseTo(1.96, 4);
      }
  });

  test('a bot with two seats at every table has one game a table, not two', () => {
    const report = (game: number, winner: number) => ({
      ...{
        game,
        deal: game,
        seed: '',
        bots: ['a', 'b', 'a'],
        rounds: 1,
        actions: 1,
        stopped: 'end',
        hash: '',
      },
      ranking: [0, 1, 2].map((seat) => ({ seat, place: seat === winner ? 1 : 2, score: null })),
    });
    const common = { ruleset: 'pebbles', seats: 3, seed: 1, bots: ['a', 'b', 'a'], maxRounds: 9 };
    const winners = [0, 1, 2, 2, 1, 0, 0, 2, 1, 0];
    const { bots } = summarize(
      common,
      10,
      winners.map((winner, game) => report(game, winner)),
    );
    const [both, one] = bots;
    expect([both.played, both.wins, both.winRate]).toEqual([20, 7, 0.35]);
    const near = ([low, high]: readonly [number, number], share = 1) => [
      expect.closeTo(low * share, 10),
      expect.closeTo(high * share, 10),
    ];
    expect(both.interval).toEqual(near(wilsonInterval(7, 10), 1 / 2));
    expect(one.interval).toEqual(near(wilsonInterval(3, 10)));
    // Whoever has all seats wins always: a third of the places, and no more.
    const alone = summarize(
      { ...common, bots: ['a'] },
      10,
      winners.map((winner, game) => ({ ...report(game, winner), bots: ['a', 'a', 'a'] })),
    );
    expect(alone.bots[0].interval[1]).toBeCloseTo(1 / 3);
  });

  test('games of one deal count as one: two that always split tell more than four that fall together', () => {
    const report = (game: number, deal: number, winner: number) => ({
      ...{ game, deal, seed: '', bots: ['a', 'b'], rounds: 1, actions: 1, stopped: 'end', hash: '' },
      ranking: [0, 1].map((seat) => ({ seat, place: seat === winner ? 1 : 2, score: null })),
    });
    const common = { ruleset: 'pebbles', seats: 2, seed: 1, bots: ['a', 'b'], maxRounds: 9 };
    const widthOf = (winnerOf: (game: number) => number) => {
      const games = Array.from({ length: 40 }, (_, game) => report(game, game >> 1, winnerOf(game)));
      const [low, high] = summarize(common, 40, games).bots[0].interval;
      return high - low;
    };
    const alone = wilsonInterval(20, 40);
    expect(widthOf((game) => game % 2)).toBeLessThan((alone[1] - alone[0]) / 2);
    expect(widthOf((game) => (game >> 1) % 2)).toBeGreaterThan(1.3 * (alone[1] - alone[0]));
  });

  test('shares of first places add up to whole games', () => {
    const report = (game: number) => ({
      ...{ game, deal: game, seed: '', rounds: 1, actions: 1, stopped: 'end', hash: '' },
      bots: ['a', 'b', 'c', 'd', 'e', 'f'],
      ranking: [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, place: 1, score: null })),
    });
    const games = Array.from({ length: 6 }, (_, game) => report(game));
    const plan = { ruleset: 'pebbles', seats: 6, seed: 1, bots: games[0].bots, maxRounds: 9 };
    expect(summarize(plan, 6, games).bots.map(({ wins }) => wins)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(sumOfShares([1 / 24, 1 / 23, 1 / 7, 0])).toBeCloseTo(1 / 24 + 1 / 23 + 1 / 7, 12);
  });

  test('of no games nothing is known', () => {
    expect(wilsonInterval(0, 0)).toEqual([0, 1]);
    expect(rateInterval([])).toEqual([0, 1]);
    expect(rateInterval([{ won: 0, of: 0 }])).toEqual([0, 1]);
    const nothing = summarize({ ruleset: 'pebbles', seats: 2, seed: 1, bots: ['a'], maxRounds: 9 }, 5, []);
    expect(nothing).toMatchObject({ played: 0, interrupted: true, rounds: null, bots: [{ score: null }] });
  });

  test('a shared first place counts by its share, and order of arrival does not matter', () => {
    const report = (game: number, places: readonly number[]) => ({
      ...{ game, deal: game, seed: '', bots: ['a', 'b'], rounds: game, actions: 1, stopped: 'end', hash: '' },
      ranking: places.map((place, seat) => ({ seat, place, score: 10 * game })),
    });
    const common = { ruleset: 'pebbles', seats: 2, seed: 1, bots: ['a', 'b'], maxRounds: 9 };
    const games = [report(0, [1, 1]), report(1, [1, 2]), report(2, [2, 1]), report(3, [1, 2])];
    const result = summarize(common, 4, games);
    expect(result.bots.map(({ bot, wins }) => [bot, wins])).toEqual([
      ['a', 2.5],
      ['b', 1.5],
    ]);
    expect(result.rounds).toEqual({ count: 4, mean: 1.5, least: 0, median: 1.5, most: 3 });
    expect(summarize(common, 4, [...games].reverse())).toEqual(result);
  });
});
