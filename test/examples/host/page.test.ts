// @vitest-environment happy-dom
// The page of a match at its end: the ranking in points, as people read it.

import { readFileSync } from 'node:fs';
import { engine } from 'railhead';
import { greedyBot, playGame } from 'railhead/players';
import { expect, test, vi } from 'vitest';
import { until } from '../../until.js';

test('the ranking of a match that is over says how much everybody has', async () => {
  const config = { seats: ['Ann', 'Ben'], seed: 7 };
  const { state, actions } = playGame(engine, 'twentieth-century-limited', { config, bots: [greedyBot] });
  const told = JSON.stringify({ view: engine.view(state, null), story: [] });
  const page = readFileSync('docs/examples/host/match.html', 'utf8');
  document.body.innerHTML = /<body[^>]*>(.*)<script/s.exec(page)![1];
  location.hash = '#match';
  const seats = config.seats.map((name) => ({ name, colour: null, by: 'person', spent: 0, resigned: false }));
  const record = engine.record('twentieth-century-limited', config, actions);
  const answers: Record<string, object> = {
    '/tables/match': { match: 'match' },
    '/matches/match': { own: null, over: true, think: 0, asked: [], ends: [], seats },
    '/matches/match/record': record,
  };
  vi.stubGlobal('fetch', async (path: string) =>
    path in answers ? Response.json(answers[path]) : new Response(`data: ${told}\n\n`),
  );
  void import('../../../docs/examples/host/page');
  const result = document.getElementById('result')!;
  await until(() => result.children.length > 1);
  const ranking = state.outcome!.ranking.map(({ place, seat }) => `${place}. ${config.seats[seat]}, `);
  const texts = [...result.children].map(({ textContent }) => textContent ?? '');
  for (const [at, text] of ranking.entries()) {
    expect(texts[at].startsWith(text)).toBe(true);
    expect(texts[at].slice(text.length)).toMatch(/^-?\d+ [a-z]+/);
  }
  await until(() => document.getElementById('proof')!.textContent !== '');
  expect(document.getElementById('proof')!.textContent).toBe(
    'Its record holds. Seed 7. The host drew the seed.',
  );
  vi.unstubAllGlobals();
});
