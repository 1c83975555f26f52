// @vitest-environment happy-dom
// China Rails in German, whole: nothing on the table is in English, and a few sentences as they are read aloud.

import { expect, test } from 'vitest';
import { chinaRails } from '../../../../rulesets/china-rails';
import { chinaRailsTitle } from '../../../../rulesets/china-rails/title';
import { createEngine, type GameAction, type GameEvent } from '../../../../src/core/engine';
import { greedyBot, playGame } from '../../../../src/players/bots';
import { openTable, type TableShown } from '../../../../src/table';
import { createGameStore } from '../../../../src/table/store';
import { labelOf, languageOf, sentenceOf, wordingOf } from '../../../../src/table/words';
import { helpIn, saidBy } from '../../../table/said.js';

const engine = createEngine([chinaRails]);
const config = { seats: ['You', 'Ben'], seed: 7 };
const german = await languageOf(chinaRailsTitle as never, 'de');
const state = engine.createGame('china-rails', config);
const wording = wordingOf(engine, state, { language: german });

// Words that no German sentence has.
const ENGLISH = /\b(the|and|of|you|your|is|are|for|from|with|to|turn|train|load|card|city|pays?|build)\b/i;

test('every prompt, name, event, option and rule has a German text', async () => {
  const { words } = german;
  const { tables } = chinaRails;
  const board = chinaRails.board();
  const keys = [
    ...Object.keys(chinaRails.phases).map((kind) => `ask ${kind}`),
    ...Object.keys(chinaRails.optionLabels ?? {}).map((id) => `option ${id}`),
    ...board.goods.map(({ id }) => `load ${id}`),
    ...Object.keys(tables.locos).map((id) => `loco ${id}`),
    ...board.crossings.map(({ id }) => `crossing ${id}`),
    ...tables.eventCards.flatMap(({ number }) => [`event ${number}`, `eventText ${number}`]),
    // Rulings and notes stay English.
    ...(await chinaRailsTitle.catalogue()).flatMap(({ id }) =>
      /^(M|CR)-(?!OPEN|INFO)/.test(id) ? [`rule ${id}`] : [],
    ),
  ];
  expect(keys.filter((key) => words[key] === undefined)).toEqual([]);
});

test('nothing that the table says is English', async () => {
  const { actions } = playGame(engine, 'china-rails', { config, bots: [greedyBot], maxActions: 3000 });
  const english = new Set<string>();
  for (const count of [1, 300, actions.length]) {
    const told: TableShown[] = [];
    const host = document.body.appendChild(document.createElement('div'));
    const start = {
      ruleset: 'china-rails' as const,
      config,
      actions: actions.slice(0, count) as GameAction[],
    };
    const table = await openTable(host, createGameStore(engine, start) as never, {
      ...{ engine, titles: { 'china-rails': chinaRailsTitle as never }, language: 'de', openSecrets: true },
      onChange: (shown) => told.push(shown),
    });
    told[0].hint?.();
    const shown = told[told.length - 1];
    const texts = [...Object.values(saidBy(shown)).flat(), ...helpIn(shown, [])];
    for (const text of texts)
      if (ENGLISH.test(String(text).replace(/[A-Z]+-[A-Z-]+\d+/g, ''))) english.add(String(text));
    table.destroy();
  }
  expect([...english]).toEqual([]);
}, 60_000);

test('sentences, labels and refusals as they are read aloud', () => {
  const event = (fields: object) => ({ n: 0, ...fields }) as GameEvent;
  expect(sentenceOf(wording, event({ type: 'rentPaid', seat: 0, to: 1, amount: 4 }))).toBe(
    'Du zahlst Ben 4 M Gleismiete.',
  );
  expect(sentenceOf(wording, event({ type: 'rentPaid', seat: 1, to: 0, amount: 4 }))).toBe(
    'Ben zahlt dir 4 M Gleismiete.',
  );
  const delivered = { type: 'loadDelivered', seat: 1, good: 'rice', city: 'beijing', payout: 24 };
  expect(sentenceOf(wording, event(delivered))).toBe('Ben liefert Reis für 24 M nach Peking.');
  const built = (count: number) =>
    Array.from({ length: count }, (_, n) =>
      event({ type: 'trackBuilt', seat: 0, from: n, to: n + 1, price: 1 }),
    );
  expect(sentenceOf(wording, built(1))).toMatch(/^Du baust 1 Abschnitt .* für 1 M\.$/);
  expect(sentenceOf(wording, built(3))).toMatch(/^Du baust 3 Abschnitte .* für 3 M\.$/);
  expect(labelOf(wording, { type: 'pickUpLoad', seat: 0, load: 'silk' } as GameAction)).toBe('Seide laden');
  const refusal = engine.checkAction(state, { type: 'endOperations', seat: state.turn.seat });
  expect(refusal && sentenceOf(wording, refusal)).toBe(
    'Fahrt beenden geht jetzt nicht: dran ist „Baue Gleise oder rüste auf, dann beende den Eröffnungszug“. [M-SETUP-10]',
  );
});
