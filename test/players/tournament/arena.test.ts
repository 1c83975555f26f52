// What an arena has beyond playing games: every deal from every seat, ratings, tests that stop, clocks, figures, records.

import { describe, expect, test } from 'vitest';
import { wilsonInterval } from '../../../src/players/analysis';
import { type BotFactory, botRandom, randomBot } from '../../../src/players/bots';
import { runTournament, type TournamentOptions, verdictOf } from '../../../src/players/tournament';
import { ratingsOf } from '../../../src/players/tournament/elo';
import { seatingsOf } from '../../../src/players/tournament/seatings';
import { pebblesContest } from './pebbles-contest';

const plan: TournamentOptions = {
  contest: pebblesContest(),
  ruleset: 'pebbles',
  games: 12,
  seats: 3,
  seed: 7,
  bots: ['random', 'greedy'],
};

describe('seatings', () => {
  test.each([
    [['a', 'b'], 2, ['a b', 'b a']],
    [['a'], 2, ['a a']],
    [['a', 'b', 'b', 'b'], 4, ['a b b b', 'b a b b', 'b b a b', 'b b b a']],
    [['a', 'b', 'c'], 2, ['a b', 'a c', 'b a', 'b c', 'c a', 'c b']],
    [['a', 'b'], 3, ['a a b', 'a b a', 'b a a']],
  ])('of %j at %i seats', (bots, seats, seatings) => {
    expect(seatingsOf({ bots, seats }).map((seated) => seated.join(' '))).toEqual(seatings);
  });

  test('more than 120 are refused', async () => {
    const bots = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(seatingsOf({ bots, seats: 3 })).toHaveLength(120);
    await expect(runTournament({ ...plan, bots, seats: 4, mirrored: true })).rejects.toThrow('more than 120');
  });

  test('mirrored, every seating plays the same deal before the next is dealt', async () => {
    const { reports } = await runTournament({ ...plan, seats: 2, games: 4, mirrored: true });
    expect(reports.map(({ seed, deal, bots }) => [seed, deal, bots.join(' ')])).toEqual([
      ['7/0', 0, 'random greedy'],
      ['7/0', 0, 'greedy random'],
      ['7/1', 1, 'random greedy'],
      ['7/1', 1, 'greedy random'],
    ]);
  });
});

describe('a sequential test', () => {
  // Deals of two games with the seats changed: the cards decide four of five, so that each bot wins one of the two.
  const deals = (seed: number, share: number) => {
    const random = botRandom({ seed, seat: 0, name: 'deals' });
    const wins = () => random.int(0, 999) < 1000 * share;
    return () => (random.int(0, 4) > 0 ? 0.5 : wins() ? 1 : 0);
  };
  const play = (next: () => number) => {
    const shares: number[] = [];
    while (shares.length < 2000) {
      shares.push(next());
      const verdict = verdictOf(shares, { fair: 0.5, margin: 0.05 });
      if (verdict !== null) return verdict;
    }
    return null;
  };
  const verdicts = (next: (run: number) => () => number) => {
    const runs = Array.from({ length: 200 }, (_, run) => play(next(run)));
    return (verdict: string) => runs.filter((one) => one === verdict).length;
  };

  test('stops wrongly in under 5 % of 200 runs of a bot against itself', () => {
    const paired = verdicts((run) => deals(run, 0.5));
    expect(paired('better') + paired('worse')).toBeLessThan(10);
    expect(paired('level')).toBeGreaterThan(180);
    const single = verdicts((run) => {
      const random = botRandom({ seed: run, seat: 0, name: 'coins' });
      return () => random.int(0, 1);
    });
    expect(single('better') + single('worse')).toBeLessThan(10);
  });

  test('finds out who is better, and who is worse', () => {
    expect(verdicts((run) => deals(run, 0.9))('better')).toBeGreaterThan(190);
    expect(verdicts((run) => deals(run, 0.1))('worse')).toBeGreaterThan(190);
  });

  test('says nothing of nine deals', () => {
    const shares = Array.from({ length: 9 }, () => 1);
    expect(verdictOf(shares, { fair: 0.5, margin: 0.4 })).toBeNull();
    expect(verdictOf([...shares, 1], { fair: 0.5, margin: 0.4 })).toBe('better');
  });

  test('ends a tournament after whole deals, the same however it went before', async () => {
    const sleepy: BotFactory = () => ({
      ...randomBot(),
      choose() {
        throw new Error('asleep');
      },
    });
    const contest = { ...pebblesContest(), bots: { random: randomBot, sleepy } };
    const test: TournamentOptions = {
      ...plan,
      ...{ contest, seats: 2, games: 1000, mirrored: true, bots: ['random', 'sleepy'] },
      until: { bot: 'random', margin: 0.4 },
    };
    const result = await runTournament(test);
    expect(result).toMatchObject({ verdict: 'better', games: 20, played: 20, interrupted: false });
    // Games that were played before are not played again, nor counted beyond the end.
    const more = await runTournament({ ...test, until: undefined, games: 30 });
    const asked: number[] = [];
    const again = await runTournament({
      ...test,
      played: more.reports,
      onGame: ({ game }) => asked.push(game),
    });
    expect(asked).toEqual([]);
    expect(again).toEqual(result);
  });

  test.each([
    [{ bot: 'nobody', margin: 0.1 }, 'nothing to find out about nobody'],
    [{ bot: 'random', margin: 0 }, 'between 0 and 1'],
    [{ bot: 'random', margin: 0.1, risk: 1 }, 'between 0 and 1'],
  ])('%j is none', async (until, message) => {
    await expect(runTournament({ ...plan, until })).rejects.toThrow(message);
  });
});

describe('ratings', () => {
  const game = (deal: number, first: string, second: string) => ({
    ...{ deal, bots: [first, second] },
    ranking: [
      { seat: 0, place: 1 },
      { seat: 1, place: 2 },
    ],
  });

  test('ten wins to one are 400 points, and three bots fit together', () => {
    const games = Array.from({ length: 1100 }, (_, n) =>
      n % 11 === 0 ? game(n, 'weak', 'strong') : game(n, 'strong', 'weak'),
    );
    const [strong, weak] = ratingsOf(['strong', 'weak'], games);
    expect(strong.elo - weak.elo).toBeGreaterThan(395);
    expect(strong.elo - weak.elo).toBeLessThan(401);
    expect(strong.elo + weak.elo).toBeCloseTo(0);
    // Each of two that never met stands beside the third as it played.
    const chain = [
      ...games,
      ...games.map(({ deal, bots }) =>
        game(deal, ...(bots.map((bot) => (bot === 'strong' ? 'weak' : 'weaker')) as [string, string])),
      ),
    ];
    const [best, middle, worst] = ratingsOf(['strong', 'weak', 'weaker'], chain);
    expect(best.elo - middle.elo).toBeCloseTo(middle.elo - worst.elo, 1);
    expect(best.elo - middle.elo).toBeGreaterThan(395);
  });

  test('the interval holds the true rating in most of a hundred tournaments', () => {
    let held = 0;
    for (let run = 0; run < 100; run++) {
      const random = botRandom({ seed: run, seat: 0, name: 'ratings' });
      const games = Array.from({ length: 200 }, (_, n) =>
        random.int(0, 3) === 0 ? game(n, 'weak', 'strong') : game(n, 'strong', 'weak'),
      );
      const [{ interval }] = ratingsOf(['strong', 'weak'], games);
      const [low, high] = interval as readonly [number, number];
      if (low <= 200 * Math.log10(3) && 200 * Math.log10(3) <= high) held++;
    }
    expect(held).toBeGreaterThanOrEqual(90);
    expect(held).toBeLessThan(100);
  });

  test('who has won everything may be stronger by any amount, and has a lower bound', () => {
    const games = Array.from({ length: 20 }, (_, n) => game(n >> 1, 'strong', 'weak'));
    const [strong, weak] = ratingsOf(['strong', 'weak'], games);
    const [lower, upper] = strong.interval;
    expect(upper).toBeNull();
    // Ten deals, all won: Wilson's bound of the rate is 72 %, which half of 400 log10(0.72 / 0.28) points explain.
    const [rate] = wilsonInterval(10, 10);
    expect(lower).toBeCloseTo(200 * Math.log10(rate / (1 - rate)), 3);
    expect(strong.elo).toBeGreaterThan(lower as number);
    expect(weak.interval[0]).toBeNull();
    expect(weak.interval[1]).toBeCloseTo(-(lower as number), 3);
  });

  test('deals that all came out alike leave an interval', () => {
    const games = Array.from({ length: 80 }, (_, n) =>
      n % 2 === 0 ? game(n >> 1, 'a', 'b') : game(n >> 1, 'b', 'a'),
    );
    const [{ elo, interval }] = ratingsOf(['a', 'b'], games);
    const [low, high] = interval as readonly [number, number];
    expect(elo).toBeCloseTo(0);
    expect([low < -5, high > 5]).toEqual([true, true]);
  });

  test('the intervals of three bots hold their ratings, that of one which always wins has no end', () => {
    const names = ['best', 'good', 'bad'];
    const games = names.flatMap((one, n) =>
      names
        .slice(n + 1)
        .flatMap((other) =>
          Array.from({ length: 40 }, (_, deal) =>
            one === 'good' && deal % 4 === 0 ? game(deal, other, one) : game(deal, one, other),
          ),
        ),
    );
    const [best, good, bad] = ratingsOf(names, games);
    for (const { elo, interval } of [best, good, bad]) {
      expect(interval[0] ?? elo).toBeLessThanOrEqual(elo);
      expect(interval[1] ?? elo).toBeGreaterThanOrEqual(elo);
    }
    expect([best.interval[1], best.interval[0] as number]).toEqual([null, expect.any(Number)]);
    expect(good.interval.every((bound) => bound !== null)).toBe(true);
  });

  test('of one deal the interval is wide, and alone nobody is strong', () => {
    const [low, high] = ratingsOf(['a', 'b'], [game(0, 'a', 'b')])[0].interval;
    expect([(low as number) < -100, high]).toEqual([true, null]);
    expect(ratingsOf(['a'], [])).toEqual([{ elo: 0, interval: [null, null] }]);
  });

  test('the result has them, with every pair', async () => {
    const { bots, pairs } = await runTournament({ ...plan, bots: ['random', 'greedy', 'random'] });
    expect(bots.map(({ rating, expected }) => [rating.elo, expected])).toEqual([
      [expect.any(Number), 1 / 3],
      [expect.any(Number), 1 / 3],
    ]);
    expect(pairs.map(({ bot, against, compared }) => [bot, against, compared])).toEqual([
      ['random', 'greedy', 24],
      ['greedy', 'random', 24],
    ]);
    expect(pairs[0].ahead + pairs[1].ahead).toBe(24);
  });

  test('a game without an outcome is level', async () => {
    const { pairs } = await runTournament({ ...plan, seats: 2, games: 4, maxRounds: 1 });
    expect(pairs.map(({ compared, ahead }) => [compared, ahead])).toEqual([
      [4, 2],
      [4, 2],
    ]);
  });
});

describe('what is told of a bot', () => {
  // It thinks hard about its first decision: a while of CPU, which no load of the machine makes shorter or longer.
  const WHILE = 100;
  const slow: BotFactory = () => {
    let isFirst = true;
    return {
      name: 'slow',
      choose(choice) {
        const began = process.cpuUsage();
        while (isFirst && process.cpuUsage(began).user < 1000 * WHILE);
        isFirst = false;
        return randomBot().choose(choice);
      },
    };
  };
  const contest = { ...pebblesContest(), bots: { random: randomBot, slow } };
  const two = { ...plan, contest, seats: 2, games: 2, bots: ['random', 'slow'] };

  test('who takes longer than there is has lost', async () => {
    const { reports, bots } = await runTournament({ ...two, patience: WHILE / 2 });
    expect(bots.map(({ wins, forfeits }) => [wins, forfeits])).toEqual([
      [2, 0],
      [0, 2],
    ]);
    expect(reports[0].forfeits?.[0].message).toMatch(/^slow took \d+ ms for a decision; it has 50$/);
    const patient = await runTournament({ ...two, games: 1, patience: 60_000 });
    expect(patient.reports[0].forfeits).toBeUndefined();
  });

  test('clocked, what its decisions took', async () => {
    const { bots } = await runTournament({ ...two, games: 1, clocked: true });
    expect(bots[1].thinking?.longest).toBeGreaterThanOrEqual(WHILE);
    expect(bots[1].thinking?.longest).toBeGreaterThan(bots[1].thinking?.mean as number);
    expect(bots[1].thinking?.mean).toBeGreaterThan(bots[0].thinking?.mean as number);
    const unclocked = await runTournament({ ...two, bots: ['random'], games: 1 });
    expect(unclocked.bots[0].thinking).toBeNull();
  });

  test('the contest’s own figures, a mean over games', async () => {
    const watch = (seats: number) => {
      const actions = Array.from({ length: seats }, () => 0);
      return {
        onAction: ({ action }: { action: { seat: number | null } }) => {
          if (action.seat !== null) actions[action.seat]++;
        },
        figures: () => actions.map((count) => ({ actions: count })),
      };
    };
    const { bots, reports } = await runTournament({ ...plan, contest: { ...pebblesContest(), watch } });
    const random = reports.map(({ bots: seated, figures }) => {
      const own = seated.flatMap((name, seat) => (name === 'random' ? (figures?.[seat].actions ?? 0) : []));
      return own.reduce((sum, count) => sum + count, 0) / own.length;
    });
    expect(bots[0].figures.actions.mean).toBeCloseTo(random.reduce((sum, one) => sum + one, 0) / 12);
    const [low, high] = bots[0].figures.actions.interval;
    expect(low).toBeLessThan(high);
  });

  test('records of the games that were asked for', async () => {
    const { reports } = await runTournament({ ...plan, games: 3, records: [1] });
    expect(reports.map(({ record }) => record !== undefined)).toEqual([false, true, false]);
    const all = await runTournament({ ...plan, games: 2, records: 'all' });
    expect(all.reports.every(({ record }) => record !== undefined)).toBe(true);
  });
});

test('a tournament goes on where it was left', async () => {
  const whole = await runTournament(plan);
  const half = await runTournament({ ...plan, games: 5 });
  const asked: number[] = [];
  const rest = await runTournament({
    ...plan,
    played: half.reports,
    onGame: ({ game }) => asked.push(game),
  });
  expect(asked).toEqual([5, 6, 7, 8, 9, 10, 11]);
  expect(rest).toEqual(whole);
});
