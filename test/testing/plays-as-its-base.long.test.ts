// An empty layer plays exactly like its base: all titles with all bots, the law that says so, and rulesets that break it.

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, type AnyRuleset, createEngine, layer } from '../../src/core/engine/index.js';
import { type BotFactory, expertBot, greedyBot, playGame, randomBot } from '../../src/players/bots/index.js';
import { examineGame, LAWS } from '../../src/testing/index.js';
import { wagersChapter } from '../core/engine/layers/wagers.js';
import { pebbles } from '../core/engine/pebbles/pebbles.js';
import { SOAK } from '../long-run.js';
import { playsAsItsBase, type TwicePlayed } from './plays-as-its-base.js';

const LAW = 'empty-layer-plays-alike';
const without = LAWS.map(({ name }) => name).filter((name) => name !== LAW);
// An expert thinks long, and what it asks is asked of every decision alike.
const expert = expertBot({ playouts: SOAK ? 4 : 2, rounds: 1, steps: SOAK ? 40 : 20, plans: 2 });

type Played = {
  readonly seats: number;
  readonly seed: number;
  readonly bots: readonly BotFactory[];
  readonly maxRounds?: number;
};
const played = ({ seats, seed, ...how }: Played): TwicePlayed => ({
  config: { seats, seed },
  play: (engine, id, plan) => playGame(engine, id, { ...how, ...plan }),
});

const engineOf = (ruleset: AnyRuleset) => createEngine([ruleset]) as unknown as AnyEngine;

describe.each((allRulesets as readonly AnyRuleset[]).map((ruleset) => [ruleset.id, ruleset] as const))(
  'an empty layer over %s',
  (id, ruleset) => {
    const engine = engineOf(ruleset);

    test.each([
      ['random', randomBot, 2],
      ['greedy', greedyBot, 4],
      ['expert', expert, 1],
    ])('is played alike by %s bots', (_, bot, rounds) => {
      const plan = played({ seats: 2, seed: 3, bots: [bot], ...(!SOAK && { maxRounds: rounds }) });
      expect(playsAsItsBase(engine, id, plan)).toBeNull();
    });

    test('answers alike at every moment', () => {
      const plan = { seed: 1, seats: 3, steps: SOAK ? 2_000 : 45, every: 15, suggested: 80, without };
      expect(examineGame(engine, id, plan).findings).toEqual([]);
    });
  },
);

test('a layer with a chapter of its own plays exactly like itself under an empty one', () => {
  const wagered = layer(pebbles, { id: 'wagered', title: 'Pebbles with wagers', chapters: [wagersChapter] });
  const plan = played({ seats: 3, seed: 1, bots: [greedyBot, randomBot, expert] });
  expect(playsAsItsBase(engineOf(wagered), 'wagered', plan)).toBeNull();
});

test('plans that begin with nothing are left out under a layer, as without one', () => {
  const plan = { line: [], value: 2, spend: 0, fees: 0, turns: 0 };
  const planned = { ...pebbles, suggest: () => [], plans: () => [plan] } as unknown as AnyRuleset;
  const plans = { seed: 1, seats: 2, steps: 20, every: 5, without };
  expect(examineGame(engineOf(planned), 'pebbles', plans).findings).toEqual([]);
});

describe('a ruleset that asks what it lies under is found out', () => {
  const pass = ({ state }: { state: { game: object } }, { seat, kind }: { seat: number; kind: string }) =>
    kind === 'turn' && !('layers' in state.game) ? [{ type: 'drawStone', seat }] : [];
  const two = { ...pebbles, suggest: pass } as unknown as AnyRuleset;

  test('by the law', () => {
    const plan = { seed: 1, seats: 2, steps: 20, every: 1, without };
    const [finding] = examineGame(engineOf(two), 'pebbles', plan).findings;
    expect(finding).toMatchObject({ law: LAW, detail: expect.stringMatching(/^(suggestion|plans) for/) });
  });

  test('by a game of bots, which goes otherwise', () => {
    const plan = played({ seats: 2, seed: 1, bots: [greedyBot] });
    expect(playsAsItsBase(engineOf(two), 'pebbles', plan)).toMatch(/goes otherwise under an empty layer/);
  });
});

describe('an empty layer takes the options of its base', () => {
  test.each((allRulesets as readonly AnyRuleset[]).flatMap((ruleset) => switchesOf(ruleset)))(
    '%s with %s',
    (id, name) => {
      const base = (allRulesets as readonly AnyRuleset[]).find((ruleset) => ruleset.id === id) as AnyRuleset;
      const laid = layer(base, { id: 'laid', title: 'Laid' }) as AnyRuleset;
      const config = { seats: base.seats.min, seed: 1, options: { [name]: true } } as never;
      const [one, other] = [base, laid].map((ruleset) => outcomeOf(ruleset, config));
      expect(other).toEqual(one);
    },
  );
});

// Whether a game begins, and how many legal actions it begins with.
function outcomeOf(ruleset: AnyRuleset, config: never): string | number {
  const engine = engineOf(ruleset);
  try {
    return [...engine.legalActions(engine.createGame(ruleset.id, config))].length;
  } catch (error) {
    return (error as Error).message;
  }
}

function switchesOf({ id, optionLabels }: AnyRuleset): readonly (readonly [string, string])[] {
  return Object.keys(optionLabels).map((name) => [id, name] as const);
}
