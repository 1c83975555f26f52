// What is special about India is used by greedy bots too, when it lies on their way. Whole games: greedy.long.test.ts.

import { expect, test } from 'vitest';
import { demandsOf } from '../../../../rulesets/milepost/rules/cards/demands.js';
import type { MilepostRules } from '../../../../rulesets/milepost/rules/tables.js';
import { type AnyEngine, createRandom, type GameAction } from '../../../../src/core/engine/index.js';
import { engine, india, type State } from '../india-game.js';

const { at, board, demandFor, position, track, way } = india;
const any = engine as unknown as AnyEngine;

/** Plays seat 0 as it is suggested, and lets the others pass, until it has done something of a kind; what it has played by then. */
function playUntil(start: State, isDone: (action: GameAction) => boolean): readonly GameAction[] {
  const played: GameAction[] = [];
  let state = start;
  while (!played.some(isDone) && played.length < 80) {
    const [decision] = engine.decisions(state);
    const [action] =
      decision.seat === 0
        ? engine.suggest(state, decision, createRandom(played.length) as never)
        : [any.passAction(state as never, decision as never) as never];
    if (decision.seat === 0) played.push(action);
    state = engine.applyAction(state, action);
  }
  return played;
}

const isA =
  (type: string, load?: string) =>
  (action: GameAction): boolean =>
    action.type === type && (load === undefined || (action as { load?: string }).load === load);

const options = { circus: true };
const { rules } = engine.settingOf(engine.createGame('india-rails', { seats: 2, seed: 1, options }));
const wanting = board.demandCards.flatMap(({ number }) =>
  demandsOf({ rules: rules as unknown as MilepostRules, board }, number)
    .filter(({ good, city }) => good === 'circus' && city !== 'calcutta')
    .map(({ city }) => [city, number] as const),
);

test.each(wanting)(
  'IR-VAR-15: a greedy bot carries the Circus from Calcutta to %s, for card %i',
  (city, card) => {
    const seat = { at: 'calcutta', track: track('calcutta', city), hand: [card], cash: 0 };
    const state = position({
      seats: [seat, {}],
      options,
      state: { own: { pilgrims: [], circus: { lying: ['calcutta', 'calcutta'], aboard: [] } } },
    });
    const played = playUntil(state, isA('deliverLoad', 'circus'));
    expect(played.filter(isA('pickUpLoad', 'circus'))).toHaveLength(1);
    expect(played.at(-1)).toMatchObject({ type: 'deliverLoad', load: 'circus', card });
  },
);

const cities = board.cities.filter(({ country }) => country === 'india');
const majors = cities.filter(({ size }) => size === 'major');
// Cities of other areas, the nearest to a major city first.
const nearTo = (major: (typeof cities)[number]) =>
  cities
    .filter((city) => city.size !== 'major' && city.area !== major.area)
    .map(({ id }) => ({ id, steps: way(at(id), at(major.id)).length }))
    .sort((one, other) => one.steps - other.steps);

test.each(
  majors.flatMap((major) =>
    nearTo(major)
      .slice(0, 2)
      .map(({ id }) => [id, major.id] as const),
  ),
)(
  'IR-PILG-3: a greedy bot takes Pilgrims along from %s on its way to %s, and sets them down there',
  (from, to) => {
    const { card, good } = demandFor(({ city }) => city === to);
    const train = { loco: 'heavy-freight', at: from, loads: [good], hand: [card], cash: 0 };
    const state = position({ seats: [{ ...train, track: track(from, to) }, {}] });
    const types = playUntil(state, isA('deliverPilgrims')).map(({ type }) => type);
    expect(types.filter((type) => type === 'pickUpPilgrims')).toHaveLength(1);
    expect(types.at(-1)).toBe('deliverPilgrims');
  },
);
