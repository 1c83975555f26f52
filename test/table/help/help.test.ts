// Help on what a player points at: what now, what for, why not.

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets';
import type { AnyState, GameAction } from '../../../src/core/engine';
import { reachOf } from '../../../src/table/plans';
import { SOAK } from '../../long-run';
import { engine, helpIn, latePositions, type Position } from './positions';

const COUNT = SOAK ? 200 : 10;
const trains = ['china-rails', 'india-rails', 'iron-dragon'];

function* some(positions: Iterable<Position>, count: number): Iterable<Position> {
  let left = count;
  for (const position of positions) {
    yield position;
    if (--left <= 0) return;
  }
}

// One of so many wanted positions is taken: neighbours are much alike.
function* every<Item>(step: number, all: Iterable<Item>): Iterable<Item> {
  let at = 0;
  for (const one of all) if (at++ % step === 0) yield one;
}

const isDelivery = ({ type }: GameAction) => type === 'deliverLoad';

describe.each(trains)('%s', (id) => {
  test('every line of a card whose load is aboard and whose city is reached has an answer', async () => {
    const wanted = every(
      3,
      latePositions(id, (one) => isDelivery(one) || one.type === 'moveTrain'),
    );
    let lines = 0;
    for (const { state } of some(wanted, COUNT)) {
      const { help, cards, telling, view, viewer } = await helpIn(state);
      const cargo = telling.planning.status(
        telling.planner.planningGame(view as never, viewer),
        viewer!,
      ).cargo;
      for (const { card } of cards) {
        for (const [line, { named, to }] of card.lines.entries()) {
          const train = cargo.findIndex(({ loads }) => loads.includes(String(named?.['load'])));
          if (train < 0 || card.card === null) continue;
          const reached = reachOf(telling.planner, view as never, viewer!, train).map(
            ({ place }) => place.id,
          );
          const { board } = engine.settingOf(state);
          const at = (view as never as { seats: { trains: { at: number }[] }[] }).seats[viewer!].trains[train]
            .at;
          const cities = (board as never as { cities: { mileposts: number[] }[] }).cities;
          if (!cities[to[0].id].mileposts.some((one) => one === at || reached.includes(one))) continue;
          lines++;
          const { now, refusals, uses, text } = help({ card: card.card, line });
          const answers = [
            ...now.map(({ actions: [{ type }] }) => type),
            ...refusals.map(({ type }) => type),
          ];
          expect(answers.some((type) => type.startsWith('deliver'))).toBe(true);
          expect(uses.length).toBeGreaterThan(0);
          expect(text).toContain(uses[0].text);
        }
      }
    }
    expect(lines).toBeGreaterThan(0);
  });
});

describe.each(allRulesets.map(({ id }) => id))('%s', (id) => {
  test('what now is legal, and why not is what the rules say', async () => {
    for (const { state } of some(
      every(
        7,
        latePositions(id, () => true),
      ),
      COUNT / 2,
    )) {
      const { help, cards, view, viewer, telling } = await helpIn(state);
      const places = [...engine.legalActions(state, viewer!)]
        .flatMap((action) => telling.picture.placeOf(telling.board, action) ?? [])
        .slice(0, 3);
      const subjects = [
        ...cards.flatMap(({ card }) => (card.card === null ? [] : [{ card: card.card }])),
        ...places.map((place) => ({ place })),
        ...[...engine.legalActions(state, viewer!)].slice(0, 3).map((action) => ({ actions: [action] })),
        { train: 0 },
      ];
      for (const subject of subjects) {
        const { now, uses, refusals, title, text } = help(subject);
        for (const { actions, label } of now) {
          expect(engine.checkAction(view as never, actions[0])).toBeNull();
          expect(label).not.toBe('');
        }
        for (const refusal of refusals) expect(refusal.text).toContain(`[${refusal.rule}]`);
        for (const one of uses) expect(one.text).toMatch(/^[A-Z].*\.$/);
        expect(text).toContain(title);
        expect(help(subject)).toBe(help(subject));
      }
    }
  });
});

test('CR-EVENT-8: a load that an event bars says so on its line, in its city and among loads', async () => {
  const NEW_YEAR = 142;
  const festive = ['cattle', 'fish', 'imports', 'jade', 'oranges', 'rice', 'tea'];
  const barred = (one: GameAction) =>
    isDelivery(one) && !festive.includes((one as GameAction & { load: string }).load);
  for (const { state, played } of some(latePositions('china-rails', barred), SOAK ? 20 : 4)) {
    const { deck, discards, inPlay, removed, ...rest } = state as AnyState & Record<string, number[]>;
    const without = (cards: readonly number[]) => cards.filter((card) => card !== NEW_YEAR);
    const entry = { card: NEW_YEAR, drawer: played.seat, lastTurn: 1e6, met: [] };
    const { game: _game, ...own } = rest as unknown as AnyState;
    const celebrated = engine.createPosition('china-rails', {
      config: { seats: state.game.seatNames, seed: 1 },
      state: {
        ...own,
        deck: without(deck),
        discards: without(discards),
        removed,
        inPlay: [...inPlay, entry] as never,
      },
    });
    const { help, cards } = await helpIn(celebrated);
    const { card, demand, load } = played as GameAction & { card: number; demand: number; load: string };
    const [place] = cards.find((one) => one.card.card === card)!.card.lines[demand].to;
    for (const subject of [{ card, line: demand }, { place }, { load }]) {
      const { refusals, text } = help(subject);
      expect(refusals).toContainEqual(expect.objectContaining({ type: 'deliverLoad', rule: 'CR-EVENT-8' }));
      expect(text).toMatch(/New Year Celebration.*\[CR-EVENT-8\]/);
    }
  }
});

test('a card of cities is scored or built for, and its use says what is missing', async () => {
  const id = 'twentieth-century-limited';
  let answered = 0;
  for (const { state } of some(
    latePositions(id, ({ type }) => type === 'placeTrack'),
    COUNT,
  )) {
    const { help, cards, played } = await helpIn(state);
    for (const { card } of cards.filter(({ card: { lines } }) => lines.length > 0)) {
      const { now, uses } = help({ card: card.card! });
      const built = now.find(({ label }) => label.startsWith('Build '));
      if (built === undefined) continue;
      answered++;
      expect(uses[0].text).toMatch(/needs \d+ more steps? of track/);
      built.play();
      expect(played.splice(0)).toEqual(built.actions);
      expect(engine.applyActions(state, built.actions).step).toBeGreaterThan(state.step);
    }
  }
  expect(answered).toBeGreaterThan(0);
});

test('a spectator is told what a thing is, and that nothing can be done', async () => {
  const [{ state }] = some(latePositions('china-rails', isDelivery), 1);
  const { help } = await helpIn(state, null);
  const { now, uses, refusals } = help({ place: { kind: 'city', id: 0 } });
  expect([now, uses, refusals]).toEqual([[], [], []]);
});
