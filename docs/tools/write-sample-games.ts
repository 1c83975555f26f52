// Writes the sample games of the titles, in which law examinations begin: one that bots play, and one of
// chance. A third one is partly of both, if it shows a kind of action that those do not. Some kinds come up
// in one game of thirty. The deals to choose from include such a game. A test fails if one of the games can
// no longer be played to its end.
//   npm run generate -- sample-games

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { writeShorthand } from '../../src/core/engine/save/shorthand.js';
import { greedyBot, playGame } from '../../src/players/bots/index.js';
import { playLegal, playRandomGame } from '../../src/testing/index.js';
import type { History } from '../../src/testing/law.js';
import { WINDOW } from '../../src/testing/sample-game.js';
import { MOST_PLACES, placesOf } from './sample-places.js';

const engine = createEngine(allRulesets) as unknown as AnyEngine;
const SEATS = 3;
const DEALS = [1, 2, 3, 4, 5, 6, 18];
const STEPS_OF_CHANCE = 600;

for (const { id } of allRulesets) {
  const deals = DEALS.map((seed) => {
    const games = gamesOf(id, { seats: SEATS, seed });
    return { games, all: [...games, ...rareGameOf(id, games)] };
  });
  const richest = deals.sort((one, other) => countKinds(other.all) - countKinds(one.all));
  const placed = richest.map((deal) => ({ ...deal, places: placesOf(engine, deal.games) }));
  const chosen = placed.find(({ places }) => places.length <= MOST_PLACES);
  if (chosen === undefined)
    throw new Error(`${id}: all deals need more than ${MOST_PLACES} places; try more deals`);
  const { games, all, places } = chosen;
  const [{ config }] = games;
  const written = all.map((game) => writeShorthand(engine.settingOf(game.states[0]), game.actions));
  const text = [
    `  "ruleset": ${JSON.stringify(id)}`,
    `  "config": ${JSON.stringify(config)}`,
    `  "games": [\n${written.map((lines) => `    [\n${lines.map((line) => `      ${JSON.stringify(line)}`).join(',\n')}\n    ]`).join(',\n')}\n  ]`,
    `  "places": ${JSON.stringify(places)}`,
  ];
  const file = `rulesets/${id}/generated/sample-games.json`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `{\n${text.join(',\n')}\n}\n`);
  console.log(
    `${file}: ${games.map((game) => game.actions.length).join(' and ')} actions, ${places.length} places`,
  );
}

// The samples of a deal. The tool keeps the deal that shows most kinds of action and of fact, if twenty runs
// come to all of them.
function gamesOf(id: string, config: { readonly seats: number; readonly seed: number }): readonly History[] {
  const { actions } = playGame(engine, id, { config, bots: [greedyBot] });
  return [
    playLegal(engine, { ruleset: id, config, actions }),
    playRandomGame(engine, id, { ...config, steps: STEPS_OF_CHANCE }),
  ];
}

// A game of the same deal, partly as the ruleset suggests, up to a kind of action that the others lack.
function rareGameOf(id: string, games: readonly History[]): readonly History[] {
  const [{ config }] = games;
  const shown = new Set(games.flatMap(({ actions }) => actions.map(({ type }) => type)));
  for (let suggested = 95; suggested >= 20; suggested -= 5) {
    const plan = { ...(config as { readonly seats: number; readonly seed: number }), suggested };
    const { actions, ...game } = playRandomGame(engine, id, { ...plan, steps: STEPS_OF_CHANCE });
    const first = actions.findIndex(({ type }) => !shown.has(type));
    if (first >= 0) return [{ ...game, actions: actions.slice(0, first + WINDOW) }];
  }
  return [];
}

function countKinds(games: readonly History[]): number {
  const told = games.flatMap(({ actions, events }) => [...actions, ...events.flat()]);
  return new Set(told.map(({ type }) => type)).size;
}
