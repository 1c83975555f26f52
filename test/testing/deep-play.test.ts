// Laws play deep: from the middle of sample games, with more and less suggested play, in games as long as fast-check's size says.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_PLACES, refusedIn, SPARE } from '../../docs/tools/sample-places.js';
import { sampleGames } from '../../rulesets/generated/sample-games.js';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, type AnyRuleset, createEngine } from '../../src/core/engine/index.js';
import { lawfulGames } from '../../src/testing/arbitraries.js';
import { isDrawn, sharesOf } from '../../src/testing/budget.js';
import { mostSteps } from '../../src/testing/game-size.js';
import { examineGame, LAWS, type Law, playRandomGame } from '../../src/testing/index.js';
import { type SamplePlace, sampleGameOf, samplePlaces, WINDOW } from '../../src/testing/sample-game.js';

const engine = createEngine(allRulesets) as unknown as AnyEngine;
const ID = 'twentieth-century-limited';
// Where games go has nothing to do with the laws that they are held to. All of those: deep-play.long.test.ts.
const without = LAWS.map(({ name }) => name);

describe.each(allRulesets.map((ruleset) => [ruleset.id, ruleset as AnyRuleset] as const))(
  '%s',
  (id, ruleset) => {
    const games = [0, 1].map((sample) => sampleGameOf(engine, ruleset, sample)!);

    // npm run generate -- sample-games writes them anew.
    test('has sample games that are played as they are written, and one to its end', () => {
      const again = createEngine([ruleset]) as unknown as AnyEngine;
      for (const { history, line } of games) {
        expect(history.actions).toEqual(line);
        const end = again.applyActions(again.createGame(id, history.config as never), line as never);
        expect(again.hashState(end)).toBe(engine.hashState(history.states[line.length]));
      }
      expect(engine.outcome(games[0].history.states.at(-1)!)).not.toBeNull();
    });

    // Twenty runs begin in the first eighteen places. The last ones are spare: what they show, others show as well.
    test('has few places in them, and they show every kind of action and of fact that the games show', () => {
      const kindsOf = ({ actions, events }: (typeof games)[number]['history'], from: number, to: number) => [
        ...actions.slice(from, to).map(({ type }) => type),
        ...events.slice(from + 1, to + 1).flatMap((told) => told.map(({ type }) => type)),
      ];
      const places = samplePlaces(engine, ruleset);
      const shown = places
        .slice(0, -SPARE)
        .flatMap(({ sample, from }) => kindsOf(games[sample].history, from, from + WINDOW));
      const all = games.flatMap(({ history }) => kindsOf(history, 0, history.actions.length));
      expect(new Set(shown)).toEqual(new Set(all));
      expect(places.length).toBeLessThanOrEqual(MOST_PLACES);
    });

    // Of every tenth state of the games: what is offered there and refused is refused in one of the places too.
    test('has places in them that show how offers are refused, there or at the end of the window', () => {
      const refusedAt = (sample: number, step: number) =>
        refusedIn(engine, games[sample].history.states[step]);
      const refusedBehind = ({ sample, from }: SamplePlace) =>
        [from, from + WINDOW].flatMap((step) =>
          step < games[sample].history.states.length ? refusedAt(sample, step) : [],
        );
      const shown = new Set(samplePlaces(engine, ruleset).slice(0, -SPARE).flatMap(refusedBehind));
      const missed = games.flatMap(({ line }, sample) =>
        line.flatMap((_, step) => (step % 10 === 0 ? refusedAt(sample, step) : [])),
      );
      expect(missed.filter((refusal) => !shown.has(refusal))).toEqual([]);
    });
  },
);

test('every title has sample games', () => {
  expect(sampleGames.map(({ ruleset }) => ruleset)).toEqual(allRulesets.map(({ id }) => id));
});

describe('a game that begins in a sample', () => {
  test('goes on as the sample did where all is suggested', () => {
    const { line } = sampleGameOf(engine, engine.rulesets.find(({ id }) => id === ID)!)!;
    const { actions, states } = playRandomGame(engine, ID, { seed: 1, from: 40, steps: 25, suggested: 100 });
    expect(actions).toEqual(line.slice(0, 65));
    expect(states).toHaveLength(66);
  });

  test('is refused where there is none', () => {
    expect(() => playRandomGame(engine, ID, { seed: 1, from: 3, sample: 7 })).toThrow('no sample game 7');
  });

  test('is examined from there on', () => {
    const places: number[] = [];
    const noting: Law = {
      name: 'noting',
      sentence: 'It notes where it is asked.',
      when: 'always',
      *examine({ state, history, from }) {
        places.push(state.step);
        if (from !== 30 || history.actions.length !== state.step) yield { detail: 'it is elsewhere' };
      },
    };
    const { findings, actions } = examineGame(engine, ID, {
      seed: 1,
      from: 30,
      steps: 6,
      laws: [noting],
      without,
    });
    expect([findings, places]).toEqual([[], [30, 31, 32, 33, 34, 35, 36]]);
    expect(Object.values(actions).reduce((sum, count) => sum + count)).toBe(6);
  });
});

describe('lawful games', () => {
  const bonusIsRare: Law = {
    name: 'bonus-is-rare',
    sentence: 'Nobody gets a bonus.',
    when: 'always',
    *examine({ events }) {
      if (events.some(({ type }) => type === 'bonusAwarded')) yield { detail: 'somebody did' };
    },
  };

  test('come to what happens at the end of a game, tell what they reached, and are found again by seed and path', () => {
    const reached = new Set<string>();
    const late = lawfulGames(engine, ID, { laws: [bonusIsRare], without, reached });
    const found = fc.check(late, { seed: 1, numRuns: 20 });
    const [{ game, finding }] = found.counterexample!;
    expect([finding?.law, [...reached].includes('fact bonusAwarded')]).toEqual(['bonus-is-rare', true]);
    const again = fc.check(lawfulGames(engine, ID, { laws: [bonusIsRare], without }), {
      ...{ seed: found.seed, path: found.counterexamplePath!, endOnFailure: true },
    });
    expect([again.numRuns, again.counterexample![0].game]).toEqual([1, game]);
  });

  // What bots and chance do at least once a game, counted over many games.
  test('reach in twenty runs all that play does at least once a game', () => {
    const reached = new Set<string>();
    const games = lawfulGames(engine, ID, { reached, without });
    expect(fc.check(games, { seed: 1, numRuns: 20 }).failed).toBe(false);
    const kinds = [
      ...[
        'placeTrack',
        'endTurn',
        'scoreRegionalCard',
        'scoreCompanyCard',
        'drawCompanyCard',
        'claimBonusCard',
      ],
      ...['keepRegionalCard', 'exchangeCompanyCard', 'resetCompanyDisplay', 'removeTrack', 'skipEra'],
    ];
    expect(kinds.filter((type) => !reached.has(`action ${type}`))).toEqual([]);
    const facts = ['bonusAwarded', 'endTriggered', 'gameEnded'];
    expect(facts.filter((type) => !reached.has(`fact ${type}`))).toEqual([]);
  });
});

test('sizes are those of fast-check, and a number of steps wins', () => {
  expect([mostSteps({}), mostSteps({ size: 'xsmall' }), mostSteps({ size: '+1' })]).toEqual([100, 25, 400]);
  expect([mostSteps({ size: 'max' }), mostSteps({ size: '-4' })]).toEqual([6400, 25]);
  expect(mostSteps({ maxSteps: 7, size: 'large' })).toBe(7);
});

test('a budget gives each law the same time, and what cheap laws leave to the dear ones', () => {
  const law = (name: string, cost: number): Law => ({
    name,
    sentence: name,
    when: 'regularly',
    cost,
    examine: () => [],
  });
  const [cheap, dear] = [law('cheap', 1), law('dear', 50)];
  const due = Array.from({ length: 10 }, () => ({ laws: [cheap, dear], size: 200 }));
  const shares = sharesOf(due, 100);
  expect([shares.get(cheap), shares.get(dear)]).toEqual([1, 90 / 500]);
  const counting = { int: (from: number) => from };
  expect([isDrawn(1, counting), isDrawn(0, counting)]).toEqual([true, false]);
});
