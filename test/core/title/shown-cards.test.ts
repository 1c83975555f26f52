// Cards as people see them: what is on them, what they pay, and places that are on the board.

import { describe, expect, test } from 'vitest';
import { allTitles } from '../../../rulesets';
import { developmentMarkers } from '../../../rulesets/hex-tycoon/board/development-markers';
import { companies, stockCompanies } from '../../../rulesets/hex-tycoon/rules/components/companies';
import { dependentTycoons, tycoons } from '../../../rulesets/hex-tycoon/rules/components/tycoons';
import { characterWords, markerText } from '../../../rulesets/hex-tycoon/words/card-texts';
import { goodIcon } from '../../../rulesets/milepost/picture/goods/good-icon';
import { type AnyEngine, type AnyRuleset, createEngine, createRandom } from '../../../src/core/engine';
import type { Title } from '../../../src/core/title/title';
import { whereIs } from '../../../src/core/title/where-is';

const titles = allTitles as unknown as readonly Title<AnyRuleset>[];
const engine = createEngine(titles.map(({ ruleset }) => ruleset)) as unknown as AnyEngine;

describe.each(titles.map((title) => [title.ruleset.id, title] as const))('%s', (id, title) => {
  test('every place on a card is on the board, and every open card says in plain words what it does', async () => {
    const [summary, picture] = [await title.summary(), await title.picture()];
    let state = engine.createGame(id, { seats: 3, seed: 7 });
    const random = createRandom('cards');
    const unplaced: unknown[] = [];
    const blank: unknown[] = [];
    const coded: unknown[] = [];
    let places = 0;
    for (let step = 0; step < 150; step++) {
      const [decision] = engine.decisions(state);
      if (decision === undefined) break;
      state = engine.applyAction(state, engine.sampleAction(state, decision.seat, random) as never);
      if (step % 10 !== 0) continue;
      const { rules, board } = engine.settingOf(state);
      const told = { rules, board, state: engine.view(state, decision.seat) };
      const cards = [0, 1, 2].flatMap((seat) => summary.hand?.(told, seat) ?? []);
      for (const shown of [...cards, ...(summary.display?.(told) ?? [])]) {
        const says = shown.says ?? shown.lines.map((line) => line.text).join('');
        if (shown.card !== null && says === '') blank.push(shown);
        if (/\b(RM|SM|TL|DM|OT|VP)\b|ruling|\[|[a-z]-[a-z]+-/.test(shown.says ?? '')) coded.push(shown);
        const named = shown.lines.flatMap(({ to, from }) => [...to, ...from]);
        unplaced.push(...named.filter((place) => picture.spotOf(board, place) === null));
        places += named.length;
      }
    }
    expect(unplaced).toEqual([]);
    expect(blank).toEqual([]);
    expect(coded).toEqual([]);
    expect(places).toBeGreaterThan(0);
  });
});

test('a demand says what it pays, where it leads, and where its good is to be had', async () => {
  const [china] = titles;
  const summary = await china.summary();
  const state = engine.createGame(china.ruleset.id, { seats: 2, seed: 7 });
  const { rules, board } = engine.settingOf(state);
  const [card] = summary.hand?.({ rules, board, state }, 0) ?? [];
  expect(card.lines).toHaveLength(3);
  for (const { text, pays, to, from, icon } of card.lines) {
    const [good, city] = text.split(' to ');
    expect(pays).toMatch(/^\d+ M$/);
    expect(to.map((place) => board.cities[place.id].name)).toEqual([city]);
    const goodId = board.goods.find((one: { name: string }) => one.name === good).id;
    expect(icon).toBe(goodIcon(goodId));
    for (const { id } of from) expect(board.cities[id].supplies).toContain(goodId);
    expect(from.length).toBeGreaterThan(0);
  }
});

test.each(titles.map((title) => [title.ruleset.id, title] as const))(
  '%s: a city as a place is called by its name, wherever its middle is',
  async (id, title) => {
    const picture = await title.picture();
    const { board } = engine.settingOf(engine.createGame(id, { seats: 2, seed: 7 }));
    const cities = [...picture.places(board)].filter(({ kind }) => kind === 'city');
    const called = cities.map(({ spot }) => whereIs(picture.gazetteer(board), spot));
    expect(cities.length).toBeGreaterThan(20);
    expect(called.filter((name) => /\b(step|steps|just|to the)\b/.test(name))).toEqual([]);
  },
);

test('seats of Hex Tycoon have the colours of their companies, those of other titles the picture’s', async () => {
  for (const title of titles) {
    const { id } = title.ruleset;
    const [summary, picture] = [await title.summary(), await title.picture()];
    let state = engine.createGame(id, { seats: 3, seed: 7 });
    // Companies are dealt or chosen first.
    const random = createRandom('colours');
    for (let step = 0; step < 12; step++) {
      const [{ seat }] = engine.decisions(state);
      state = engine.applyAction(state, engine.sampleAction(state, seat, random) as never);
    }
    const { rules, board } = engine.settingOf(state);
    const colours = summary.colours?.({ rules, board, state: engine.view(state, null) });
    if (id !== 'hex-tycoon') {
      expect(colours).toBeUndefined();
      continue;
    }
    const { key } = picture.pieces(board, state);
    expect(new Set(colours).size).toBe(3);
    for (const colour of colours ?? []) expect(key).toContain(`fill="${colour}"`);
  }
});

test('a seat sees the backs of what others hold', async () => {
  const title = titles.find(({ ruleset }) => ruleset.id === 'twentieth-century-limited') as Title<AnyRuleset>;
  const summary = await title.summary();
  const state = engine.createGame(title.ruleset.id, { seats: 2, seed: 7 });
  const { rules, board } = engine.settingOf(state);
  const told = { rules, board, state: engine.view(state, 0) };
  expect(summary.hand?.(told, 0).every(({ card }) => card !== null)).toBe(true);
  expect(summary.hand?.(told, 1).every(({ card }) => card === null)).toBe(true);
});

test.each(titles.slice(0, 3).map((title) => [title.ruleset.id, title] as const))(
  'event cards of %s write names of rivers and cities as names',
  (_, { ruleset }) => {
    const { eventCards } = ruleset.tables as { eventCards: readonly { text: string }[] };
    const board = ruleset.board() as {
      cities: readonly { id: string }[];
      riverNames: ReadonlyMap<string, string>;
    };
    const ids = new Set([...board.cities.map((city) => city.id), ...board.riverNames.keys()]);
    const words = eventCards.flatMap(({ text }) => text.split(/[^\w-]+/));
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((word) => ids.has(word))).toEqual([]);
  },
);

test('TC-BONUS-1, TC-BONUS-2: a Bonus Card says for whom its points are, and for what', async () => {
  const century = titles.find(({ ruleset }) => ruleset.id === 'twentieth-century-limited');
  const summary = await century?.summary();
  const said = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const state = engine.createGame('twentieth-century-limited', { seats: 3, seed });
    const { rules, board } = engine.settingOf(state);
    for (const { sort, title, says } of summary?.display?.({ rules, board, state }) ?? [])
      if (sort === 'Bonus Card') said.add(`${title}: ${says}`);
  }
  expect(said.size).toBe(12);
  expect([...said]).toContain(
    'Blue Chips: At the end, for every player who has founded companies worth 90 points together.',
  );
  expect([...said]).toContain(
    'Deep South: At the end, for every player who has founded 3 companies with a city in the region South Atlantic, or founded 3 companies with a city in the region Gulf and lower Mississippi.',
  );
  expect([...said]).toContain(
    'Middle West: For the first player who has completed the regions of eras 3 and 5.',
  );
});

test('every company, tycoon and development marker has a sentence', () => {
  const characters = [companies, stockCompanies, tycoons, ...Object.values(dependentTycoons)];
  const ids = characters.flatMap((table) => Object.keys(table));
  expect(Object.keys(characterWords).sort()).toEqual(ids.map((id) => `says ${id}`).sort());
  const said = Object.values(developmentMarkers).map((site) => markerText(site, {}));
  expect(new Set(said).size).toBe(20);
  expect(markerText(developmentMarkers['military-base'], {})).toBe(
    'Goes to a town beside a river, a forest and a mountain. Every company that is connected there earns 1 MB more each turn.',
  );
});
