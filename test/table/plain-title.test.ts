// @vitest-environment happy-dom
// A table with titles that bring rules alone: what it tells, and which actions a place on its board offers.

import { createEngine } from 'railhead/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { fenShares } from '../../docs/examples/fen-shares/fen-shares';
import { valleyLine } from '../../docs/examples/valley-line/valley-line';
import type { AnyEngine } from '../../src/core/engine';
import { plainTitle } from '../../src/core/title/plain/plain-title';
import { greedyBot, playGame, randomBot } from '../../src/players/bots';
import { openTable, type Table, type TableShown } from '../../src/table';
import { actionsAt, possiblePlaces, proposalsAt, withPlanning } from '../../src/table/plans';
import { createGameStore } from '../../src/table/store';
import { moor } from '../core/title/moor';

const engine = createEngine([fenShares, valleyLine, moor]) as unknown as AnyEngine;
const titles = Object.fromEntries(
  [fenShares, valleyLine, moor].map((one) => [one.id, plainTitle<never>(one as never)]),
);
const config = { seats: ['Ann', 'Ben'], seed: 7 };

let table: Table<string> | null = null;
afterEach(() => {
  table?.destroy();
  table = null;
  document.body.replaceChildren();
});

async function opened(start: Parameters<Table<string>['open']>[0], options: object = {}) {
  const told: TableShown[] = [];
  table = await openTable(document.body.appendChild(document.createElement('div')), start as never, {
    engine,
    titles: titles as never,
    onChange: (shown) => told.push(shown),
    ...options,
  });
  return () => told[told.length - 1];
}

/** A game in which somebody is about to build. */
const fenInPlay = () => {
  const { actions } = playGame(engine, 'fen-shares', { config, bots: [randomBot] });
  const count = actions.findIndex(({ type }) => type === 'build');
  return createGameStore(engine, {
    ruleset: 'fen-shares',
    config,
    actions: actions.slice(0, count),
  } as never);
};

describe('a table', () => {
  test('mounts the picture, and tells seats, companies and choices', async () => {
    const shown = await opened(fenInPlay());
    const { seats, cards, choices, ruleset, asked, log } = shown();
    expect(ruleset).toBe('fen-shares');
    const svg = document.querySelector('svg') as SVGSVGElement;
    expect([...svg.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain('Fleet');
    expect(seats[0].text).toMatch(/^Ann: standing \d+; coins \d+; shares \d \d \d \d$/);
    expect(cards.map(({ card }) => card.title)).toEqual(['Amber', 'Birch', 'Copper', 'Dusk']);
    expect(cards[0].text).toMatch(/Amber.*coins \d+/);
    expect(asked).toContain('Build, offer a share, or pass.');
    expect(choices.map(({ label }) => label)).toContain('Pass');
    expect(log.some(({ places }) => places[0]?.kind === 'station')).toBe(true);
  });

  test('what is played appears on the board, and in the log with its place; before, nothing was there', async () => {
    const shown = await opened({ ruleset: 'moor', config });
    const [first] = shown().moves.kinds;
    const [choice] = first.choices();
    expect(choice).toMatchObject({ place: { kind: 'hex', id: 0 } });
    choice.play();
    const painted = () => document.querySelectorAll('[fill-opacity="0.4"]').length;
    expect(painted()).toBe(1);
    expect(shown().log.at(-1)?.places).toEqual([{ kind: 'hex', id: 0 }]);
    shown().history.goTo(0);
    expect(painted()).toBe(0);
  });

  test('bots play it to its end, and the result ranks the seats', async () => {
    const { actions } = playGame(engine, 'valley-line', { config, bots: [greedyBot] });
    const shown = await opened({ ruleset: 'valley-line', config, actions } as never);
    expect(shown().result?.ranking.map(({ place }) => place)).toEqual([1, 2]);
    expect(shown().asked).toMatch(/wins\./);
  });

  test('a picture that is the title’s own is shown in place of the plain one', async () => {
    const own = await titles.moor.picture();
    const picture = async () => ({
      ...own,
      still: (board: object) => ({ ...own.still(board), furniture: '<text>Mine</text>' }),
    });
    await opened({ ruleset: 'moor', config }, { titles: { moor: plainTitle(moor, { picture }) } });
    expect(document.querySelector('svg')?.outerHTML).toContain('Mine');
  });
});

describe('a place of the board', () => {
  test('offers the actions whose fields name it, in the order of legal actions', async () => {
    const planner = withPlanning(engine, [await titles['fen-shares'].planning()]);
    const { state } = fenInPlay().getSnapshot();
    const legal = [...engine.legalActions(state as never)] as readonly { type: string; link?: number }[];
    const [{ seat }] = engine.decisions(state as never);
    const links = [...new Set(legal.flatMap(({ link }) => link ?? []))];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const place = { kind: 'link', id: link };
      const there = legal.filter((action) => action.link === link);
      expect(actionsAt(planner, state as never, place)).toEqual(there);
      const proposals = proposalsAt(planner, state as never, seat, place);
      expect(proposals.map(({ actions }) => actions[0])).toEqual(there);
    }
    const bare = Array.from({ length: 15 }, (_, link) => link).filter((link) => !links.includes(link));
    for (const id of bare) expect(actionsAt(planner, state as never, { kind: 'link', id })).toEqual([]);
    expect(actionsAt(planner, state as never, { kind: 'station', id: 0 })).toEqual([]);
  });

  test('stands out where something can be done', async () => {
    const { picture, planning } = titles['valley-line'];
    const planner = withPlanning(engine, [await planning()]);
    const state = engine.createGame('valley-line', config as never);
    const how = { picture: await picture(), legal: [...engine.legalActions(state)] as never };
    const possible = possiblePlaces(planner, state as never, 0, how);
    expect(possible).toEqual(Array.from({ length: 8 }, (_, id) => ({ kind: 'stretch', id })));
  });

  test('can be meant by the name of its station', async () => {
    const planner = withPlanning(engine, [await titles['fen-shares'].planning()]);
    const state = engine.createGame('fen-shares', config as never);
    expect(actionsAt(planner, state as never, 'Keld')).toEqual([]);
    const { cityPlace } = await titles['fen-shares'].planning();
    const game = planner.planningGame(state as never, 0);
    expect([cityPlace(game, 'Keld'), cityPlace(game, 'Rome')]).toEqual([{ kind: 'station', id: 9 }, null]);
  });
});
