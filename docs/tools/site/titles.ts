// The pages of the titles on the site, as `railhead document` writes them, with a board to play on; their
// pictures; and what the front page shows of the games.

import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { allTitles } from '../../../rulesets/index.js';
import { markdownOf, text } from '../../../src/cli/document/blocks.js';
import { pageOf } from '../../../src/cli/document/page.js';
import { documentsOf, filesOf } from '../../../src/cli/document/write-documents.js';
import { type AnyEngine, type AnyRuleset, createEngine } from '../../../src/core/engine/index.js';
import type { Title } from '../../../src/core/title/title.js';
import { greedyBot, playGame } from '../../../src/players/bots/index.js';
import { ROOT } from '../rule-pages.js';
import { writePage } from './documents.js';

/** A game on the front page. */
export interface Cover {
  readonly id: string;
  readonly title: string;
  readonly seats: string;
}

// Far into a game and before its end.
const MIDDLE = 300;

/** Writes them into the folder of the site's pages. */
export async function writeTitles(folder: string): Promise<void> {
  const pictures = `${folder}/public/pictures/boards`;
  for (const made of [pictures, `${folder}/public/types`, `${folder}/games`])
    mkdirSync(made, { recursive: true });
  const covers: Cover[] = [];
  for (const { ruleset, picture } of allTitles as readonly Title<AnyRuleset>[]) {
    const { id, title, seats } = ruleset;
    const { draw } = await picture();
    const board = ruleset.board();
    writeFileSync(`${pictures}/${id}.svg`, draw(board));
    writeFileSync(`${pictures}/${id}-played.svg`, draw(board, played(ruleset), { furniture: false }));
    copyFileSync(`${ROOT}docs/pictures/covers/${id}.jpg`, `${pictures}/${id}.jpg`);
    covers.push({ id, title, seats: `${seats.min} to ${seats.max} players` });
    await writeTitle(folder, ruleset);
  }
  writeFileSync(`${folder}/front.json`, `${JSON.stringify(covers, null, 2)}\n`);
}

async function writeTitle(folder: string, { id, title }: AnyRuleset): Promise<void> {
  const documents = await documentsOf(`${ROOT}rulesets/${id}/index.ts`, 3);
  for (const [told, entry] of documents) {
    // The page itself is written below, with the board in it.
    const files = filesOf(told, entry, 'markdown').filter(([name]) => !name.endsWith('.md'));
    for (const [name, written] of files)
      writeFileSync(`${folder}/${name.endsWith('.svg') ? 'games' : 'public/types'}/${name}`, written);
    const [head, intro, ...rest] = pageOf(told, entry);
    const dressing = [
      `<LiveBoard game="${id}" label="The board of ${title}" />`,
      `<PlayHere game="${id}" title="${title}" />`,
      `[Play it](/playground/index.html#${id}) · [Rules](/rules/${id}.md) · [Refusals](/evidence/refusals-${id}.md) · [Code and tests of every rule](/evidence/rules-${id}.md) · [Sources of the map](/maps/${id}.md)`,
    ];
    writePage(folder, `games/${id}`, markdownOf([head, intro, ...dressing.map(text), ...rest]));
  }
}

function played(ruleset: AnyRuleset) {
  const engine: AnyEngine = createEngine([ruleset]);
  const config = { seats: ['Ann', 'Ben', 'Cho'], seed: 7 };
  return playGame(engine, ruleset.id, { config, bots: [greedyBot], salt: 'site', maxActions: MIDDLE }).state;
}
