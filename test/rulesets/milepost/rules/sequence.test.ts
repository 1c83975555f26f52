// The sequence of a turn and the mechanics are two pages about the same things: each names all that the other has.

import { describe, expect, test } from 'vitest';
import { chinaRailsRules } from '../../../../rulesets/china-rails/rules/china-rails.js';
import { containers } from '../../../../rulesets/china-rails/rules/containers.js';
import { circus } from '../../../../rulesets/india-rails/rules/circus.js';
import { indiaRailsRules } from '../../../../rulesets/india-rails/rules/india-rails.js';
import { pilgrims } from '../../../../rulesets/india-rails/rules/pilgrims/pilgrims.js';
import { foremen } from '../../../../rulesets/iron-dragon/rules/foremen/foremen.js';
import { ironDragonRules } from '../../../../rulesets/iron-dragon/rules/iron-dragon.js';
import { secondTrains } from '../../../../rulesets/iron-dragon/rules/second-trains.js';
import { ships } from '../../../../rulesets/iron-dragon/rules/ships/ships.js';
import { underground } from '../../../../rulesets/iron-dragon/rules/underground/underground.js';
import { defineMilepostGame } from '../../../../rulesets/milepost/rules/define-milepost-game.js';
import type { Mechanic } from '../../../../rulesets/milepost/rules/mechanic.js';
import { familyMechanics } from '../../../../rulesets/milepost/rules/mechanics.js';
import { afterActions, afterTurns, OWN, phasesOfTurn } from '../../../../rulesets/milepost/rules/sequence.js';
import type { AnyRuleset } from '../../../../src/core/engine/index.js';
import { type ToyRails, toyCountry } from '../toy-rails.js';

const mechanics: readonly Mechanic[] = familyMechanics;

describe('the sequence of a turn', () => {
  test('M-TURN-1: every action of the mechanics is in some phase, and each phase names what some mechanic brings', () => {
    const placed = new Set(Object.values(phasesOfTurn).flatMap(({ actions }) => actions));
    const brought = mechanics.flatMap(({ actions = [] }) => actions.map(({ type }) => type));
    expect([...placed].filter((type) => type !== OWN).sort()).toEqual([...brought].sort());
  });

  test('M-OPEN-6: every step of the mechanics has its place, one each', () => {
    const brought = mechanics.flatMap(({ automatic = [] }) => automatic.map(({ rule }) => rule));
    expect([...afterActions, ...afterTurns].sort()).toEqual([...brought].sort());
    expect(new Set(brought).size).toBe(brought.length);
  });

  // biome-ignore lint/suspicious/noExplicitAny: each mechanic is written on the bundle of its title
  const added: readonly [AnyRuleset, readonly Mechanic<any>[]][] = [
    [chinaRailsRules, [containers]],
    [indiaRailsRules, [pilgrims, circus]],
    [ironDragonRules, [foremen, secondTrains, underground, ships]],
  ];
  test.each(added.map(([ruleset, own]) => ({ id: ruleset.id, ruleset, own })))(
    'every action of the mechanics of $id is in some phase',
    ({ ruleset, own }) => {
      const phases = Object.values(ruleset.phases).flatMap(({ actions }) => actions.map(({ type }) => type));
      const brought = own.flatMap(({ actions = [] }) => actions.map(({ type }) => type));
      expect(brought.filter((type) => !phases.includes(type))).toEqual([]);
    },
  );
});

test('two mechanics cannot answer one question', () => {
  const cheap: Mechanic<ToyRails> = { answers: { surcharge: () => 0 } };
  const define = (...given: readonly Mechanic<ToyRails>[]) =>
    defineMilepostGame<ToyRails>({
      id: 'toy-rails',
      title: 'Toy Rails',
      edition: 'for this test',
      revision: 1,
      start: { cash: 50, startupTurns: 2 },
      surcharges: {},
      eventCards: [],
      victory: { cash: 250, majors: 3 },
      variants: [],
      board: () => toyCountry.board,
      mechanics: given,
    });
  expect(define(cheap).id).toBe('toy-rails');
  expect(() => define(cheap, cheap)).toThrow('two mechanics bring surcharge');
});
