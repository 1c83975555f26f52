// A milepost title made by following docs/adding-a-ruleset.md: one folder, and one line where the engine is made.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyEngine, createEngine } from 'railhead/engine';
import { describe, expect, test } from 'vitest';
import { islandRails } from '../../docs/examples/island-rails/island-rails';
import { allRulesets } from '../../rulesets/index';
import { validateBoard } from '../../rulesets/milepost/index';
import * as bots from '../../src/players/bots/index';
import { conformance } from '../../src/testing/index';
import { runExample } from '../run-example';
import { examineTwins } from '../testing/examine-twins';

const DOCS = join(import.meta.dirname, '../../docs');
const FOLDER = join(DOCS, 'examples/island-rails');
const guide = readFileSync(join(DOCS, 'adding-a-ruleset.md'), 'utf8');
const page = readFileSync(join(FOLDER, 'island-rails.ts'), 'utf8');
const json = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));

// The one line.
const engine = createEngine([...allRulesets, islandRails]);
const any = engine as unknown as AnyEngine;

describe('one folder', () => {
  test('has a map, a deck and the page that the guide shows', () => {
    expect(readdirSync(FOLDER)).toEqual(expect.arrayContaining(['deck.json', 'island-rails.ts', 'map.json']));
    expect(guide).toContain(`\`\`\`ts island-rails.ts\n${page}\`\`\``);
  });

  test('needs nothing but what the package exports', () => {
    const imported = [...page.matchAll(/from '(.+?)'/g)].map(([, from]) => from);
    expect(imported).toEqual(['railhead/rulesets/milepost', './deck.json', './map.json']);
  });

  test('has a board without errors', () => {
    const findings = validateBoard(json('map.json'), json('deck.json'));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('one line', () => {
  test('and the guide plays it', () => {
    const [, source] = /```ts island-rails in use\n([\s\S]*?)```/.exec(guide) ?? [];
    const modules: Readonly<Record<string, unknown>> = {
      'railhead/players': bots,
      'railhead/engine': { createEngine },
      './island-rails.js': { islandRails },
    };
    const { logged, promised } = runExample(source, modules);
    expect(logged).toEqual(promised);
    expect(logged).toHaveLength(1);
  });

  test('and its games begin, with its own money and options', () => {
    const config = { seats: 2, seed: 1, options: { fastTrains: true } };
    const state = engine.createGame('island-rails', config);
    expect([state.game.ruleset, state.seats[0].cash]).toEqual(['island-rails', 40]);
    // @ts-expect-error it has no other option
    expect(() => engine.createGame('island-rails', { ...config, options: { borrowing: true } })).toThrow();
  });

  const seen = new Set<string>();
  test.each([2, 3, 4, 5, 6])('and games of %i seats keep the laws', (seats) => {
    const options = { fastTrains: seats % 2 === 0 };
    const plan = { seed: 'island', seats, options, suggested: 70, steps: 150, every: 150, seen };
    expect(conformance(any, 'island-rails', plan)).toEqual([]);
  });

  test('and nobody learns what is not theirs to know', () => {
    const { findings, unvaried } = examineTwins(any, 'island-rails', {
      seed: 1,
      seats: 3,
      suggested: 70,
      steps: 100,
    });
    expect([findings, unvaried]).toEqual([[], []]);
  });

  test.each([2, 3, 4])('and bots of the family play it to victory, seed %i', (seed) => {
    const { state } = bots.playGame(any, 'island-rails', {
      config: { seats: 3, seed },
      bots: [bots.greedyBot],
      maxRounds: 120,
    });
    expect(state.outcome?.reason).toBe('victory');
    // Taxes may still be drawn in the rest of the round, so the winner may have less in the end.
    expect(state.outcome.ranking[0].declared).toBe(true);
  });
});
