// @vitest-environment happy-dom
// A table on its three kinds of session: what it tells as data, and what is pressed. Clicks on boards are played in test/browser.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { allRulesets } from '../../rulesets';
import { titles } from '../../rulesets/titles';
import { type AnyEngine, createEngine, InvalidInputError } from '../../src/core/engine';
import { greedyBot, playGame } from '../../src/players/bots';
import { openTable, type Table, type TableShown } from '../../src/table';
import { createRecordedSession, type Session } from '../../src/table/session';
import { createGameStore } from '../../src/table/store';

const engine = createEngine(allRulesets) as unknown as AnyEngine;
const ids = allRulesets.map(({ id }) => id);
const startOf = (ruleset: string) => ({ ruleset, config: { seats: ['Ann', 'Ben'], seed: 7 } });

let table: Table<string>;
afterEach(() => {
  table.destroy();
  document.body.replaceChildren();
});

/** Opens a table; `shown` is what it told last. */
async function opened(start: Parameters<Table<string>['open']>[0], options: object = {}) {
  const told: TableShown[] = [];
  table = await openTable(document.body.appendChild(document.createElement('div')), start as never, {
    engine,
    titles: titles as never,
    openSecrets: true,
    onChange: (shown) => told.push(shown),
    ...options,
  });
  return { told, shown: () => told[told.length - 1] };
}

/** A game of bots, left after so many actions. */
function storeAfter(ruleset: string, count: number) {
  const { config } = startOf(ruleset);
  const { actions } = playGame(engine, ruleset, { config, bots: [greedyBot], maxActions: count });
  return createGameStore(engine, { ruleset, config, actions: actions.slice(0, count) });
}

describe.each(ids)('%s', (id) => {
  test('seats, log and turn are told as data, each with its sentence', async () => {
    const { shown } = await opened(storeAfter(id, 90));
    const { seats, log, turn, status, viewer, decision, history } = shown();
    expect([viewer, history.step]).toEqual([decision?.seat, 90]);
    expect(seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    for (const { colour, facts, text, name } of seats) {
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(facts.length).toBeGreaterThan(0);
      expect(text.startsWith(`${name}: ${facts[0].label} ${facts[0].value}`)).toBe(true);
    }
    expect(new Set(log.map(({ key }) => key)).size).toBe(log.length);
    expect(log.some(({ places }) => places.length > 0)).toBe(true);
    expect(log.every(({ text, type, events }) => text !== '' && events[0].type === type)).toBe(true);
    expect(turn?.seat).toBe(viewer);
    expect(status.length).toBeGreaterThan(0);
  });

  test('what is played changes only the last rows of the log, and can be taken back', async () => {
    const { shown, told } = await opened(storeAfter(id, 60));
    const before = shown();
    const count = told.length;
    expect(before.hint).not.toBeNull();
    before.hint?.();
    const [proposal] = shown().proposals;
    expect(shown().seats).toBe(before.seats);
    proposal.play?.();
    const after = shown();
    expect(after.history.step).toBe(60 + proposal.actions.length);
    expect(told.slice(count).flatMap(({ events }) => events).length).toBeGreaterThan(0);
    // Another viewer is told anew.
    const kept = before.log.filter((row) => after.log.includes(row));
    if (after.viewer === before.viewer) expect(kept.length).toBeGreaterThan(before.log.length / 2);
    if (after.undo === null) expect(after.final !== '' || after.decision?.seat !== before.viewer).toBe(true);
    else {
      after.undo();
      expect(shown().history.step).toBe(60);
    }
  });

  test('every choice that is told is legal, and what gives something up comes last and asks', async () => {
    const store = storeAfter(id, 60);
    const { shown } = await opened(store);
    const { choices, moves, others } = shown();
    const { view } = store.getSnapshot();
    const own = choices.slice(0, choices.length - others.length);
    expect(own.length).toBeGreaterThan(0);
    for (const { label, actions } of own) {
      expect(label).not.toBe('');
      expect(engine.checkAction(view as never, actions[0] as never)).toBeNull();
    }
    for (const { warning } of own) if (warning !== null) expect(warning).toMatch(/^Really .*\?$/);
    expect(own.slice(own.length - moves.losses.length)).toEqual(moves.losses);
    expect(moves.losses.every(({ warning }) => warning !== null)).toBe(true);
    for (const { title, text, rule } of moves.notNow()) {
      expect(text).toContain(`[${rule}]`);
      expect(title).toMatch(/^[A-Z][a-z]+(?: [A-Za-z][a-z]*)*$/);
    }
    for (const { count, choices: list } of moves.kinds) expect(list().length).toBe(Math.min(count, 300));
  });
});

test('M-TURN-5: a hint that gives up the turn asks first, and comes behind all else', async () => {
  const { config } = startOf('china-rails');
  const { actions } = playGame(engine, 'china-rails', { config, bots: [greedyBot] });
  const count = actions.findIndex(({ type }) => type === 'discardHand');
  const start = { ruleset: 'china-rails', config, actions: actions.slice(0, count) };
  const { shown } = await opened(createGameStore(engine, start));
  shown().hint?.();
  const [{ actions: hinted, warning, label }] = shown().proposals;
  expect(hinted.map(({ type }) => type)).toEqual(['discardHand']);
  expect([label, warning]).toEqual([
    'Skip the turn to discard the hand',
    'Really skip the turn to discard the hand?',
  ]);
  expect(shown().choices.at(-1)?.label).toBe(label);
  expect(shown().choices[0].actions[0].type).not.toBe('discardHand');
});

test('HT-DIVIDEND-2: a choice says how many points a dividend buys, and a seat that its MB are money', async () => {
  const { config } = startOf('hex-tycoon');
  const { actions } = playGame(engine, 'hex-tycoon', { config, bots: [greedyBot], maxActions: 200 });
  const count = actions.findIndex(
    (action) => action.type === 'payDividend' && Number((action as { amount?: number }).amount) > 1,
  );
  const { seat } = actions[count];
  const store = createGameStore(engine, { ruleset: 'hex-tycoon', config, actions: actions.slice(0, count) });
  const { shown } = await opened(store);
  const before = shown();
  const dividends = before.choices.filter(({ actions: [action] }) => action?.type === 'payDividend');
  expect(dividends.at(-1)?.label).toBe('Pay no dividend');
  const points = () =>
    store.getSnapshot().state.companies.find((one: { seat: number }) => one.seat === seat).points;
  const had = points();
  const chosen = dividends[dividends.length - 2];
  const [, promised] = chosen.label.match(/^Pay a dividend of \d+ MB for (\d+) victory points$/) ?? [];
  expect(before.seats[Number(seat)].text).toMatch(/money \d+ MB/);
  chosen.play();
  expect(points() - had).toBe(Number(promised));
});

test('a record is watched on the same table: one looks at any step, and nobody is asked', async () => {
  const record = storeAfter('hex-tycoon', 40).save();
  const { shown } = await opened(createRecordedSession(engine, record, { viewer: 0 }));
  expect(shown()).toMatchObject({ viewer: 0, decision: null, choices: [], undo: null, hint: null });
  shown().history.goTo(25);
  expect(shown().history).toMatchObject({ step: 25, length: 40, isWatching: false });
  expect(shown().log.length).toBeGreaterThan(5);
  vi.useFakeTimers();
  shown().history.watch(30);
  expect(shown().history).toMatchObject({ step: 30, isWatching: true });
  vi.advanceTimersByTime(800);
  expect(shown().history.step).toBe(32);
  shown().history.stop();
  expect(shown().history.isWatching).toBe(false);
  vi.useRealTimers();
  expect(table.save()).toBeNull();
});

test('the whole game is saved while one looks at its past, and goes on in another table', async () => {
  const { shown } = await opened(storeAfter('hex-tycoon', 30));
  shown().history.goTo(10);
  const saved = table.save();
  expect(saved).toEqual(storeAfter('hex-tycoon', 30).save());
  expect(engine.replay(table.save({ to: shown().history.step })!).length).toBe(10);
  await table.open({ record: saved! });
  expect(shown().history).toMatchObject({ step: 30, length: 30 });
});

test('a session that is kept elsewhere shows one seat and how it is connected, and seats no bots', async () => {
  const store = storeAfter('china-rails', 20);
  store.viewAs(1);
  const connection = { status: 'lost', why: 'The server cannot be reached.' };
  const { getSnapshot, subscribe, play, playAll, takeBack, goTo, story } = store;
  const distant = {
    ...{ subscribe, play, playAll, takeBack, goTo, story },
    getSnapshot: () => {
      const { state, ...rest } = getSnapshot();
      return { ...rest, seats: [1], connection };
    },
    viewAs: () => false,
  } as unknown as Session;
  const { shown } = await opened(distant, { openSecrets: false });
  expect(shown()).toMatchObject({ viewer: 1, connection, handOver: null });
  expect(shown().cards.length).toBeGreaterThan(0);
  const refused = opened(distant, { bots: [greedyBot] });
  await expect(refused).rejects.toThrow(InvalidInputError);
  await expect(refused).rejects.toThrow('bots play only in a game that this program keeps');
});

test('two people share a screen: what is told while it is handed over is what everybody may know', async () => {
  const { shown } = await opened(startOf('china-rails'), { openSecrets: false });
  const { handOver, viewer, cards, choices, decision } = shown();
  expect([viewer, cards, decision]).toEqual([null, [], null]);
  expect(choices.map(({ label }) => label)).toEqual([`I am ${handOver?.name}`]);
  handOver?.take();
  expect(shown()).toMatchObject({ handOver: null, viewer: handOver?.seat });
  expect(shown().cards.length).toBe(3);
  table.viewAs(null);
  expect(shown()).toMatchObject({ handOver: null, viewer: null, cards: [] });
});

test('colours and words are the page’s where it gives them', async () => {
  const seatColours = ['#112233', '#445566'];
  const { shown } = await opened(storeAfter('china-rails', 20), {
    drawing: { seatColours },
    wording: (own: { prompts: object }, ruleset: string) => ({
      ...own,
      prompts: { startup: `Vorbereitung ${ruleset}.` },
    }),
  });
  expect(shown().seats.map(({ colour }) => colour)).toEqual(seatColours);
  expect(shown().asked).toContain('Vorbereitung china-rails.');
});

test('a game that is over tells its result', async () => {
  const ruleset = 'twentieth-century-limited';
  const { config } = startOf(ruleset);
  const { actions } = playGame(engine, ruleset, { config, bots: [greedyBot] });
  const { shown } = await opened({ ruleset, config, actions } as never);
  const { result, asked, decision } = shown();
  expect(decision).toBeNull();
  expect(result?.ranking.map(({ place }) => place)).toEqual([1, 2]);
  expect(asked).toMatch(/^(Ann|Ben) wins\. .*\.$/);
});

test('a page is handed the table with what is shown, before openTable resolves', async () => {
  const tables: Table<string>[] = [];
  await opened(startOf('hex-tycoon'), {
    onChange: (_: TableShown, given: Table<string>) => {
      expect(given.board.svg.isConnected).toBe(true);
      tables.push(given);
    },
  });
  expect(tables.every((one) => one === table)).toBe(true);
  expect(tables.length).toBeGreaterThan(0);
});
