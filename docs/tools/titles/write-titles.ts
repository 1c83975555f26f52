// Writes the page of every title, its pictures, and what the front page shows of the games.

import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ROOT, RULE_PAGES, readRulePage } from '../rule-pages.js';
import { writePage } from '../site/documents.js';
import { fieldComments } from './comments.js';
import { playTitles } from './played.js';
import { formatTitlePage } from './title-page.js';

/** A game on the front page. */
export interface Cover {
  readonly id: string;
  readonly title: string;
  readonly seats: string;
}

/** Writes them into the folder of the site's pages. */
export async function writeTitles(folder: string): Promise<void> {
  const pictures = `${folder}/public/pictures/boards`;
  mkdirSync(pictures, { recursive: true });
  const covers: Cover[] = [];
  for (const played of playTitles()) {
    const { ruleset, picture } = played.title;
    const { id, title, seats } = ruleset;
    const { draw } = await picture();
    const board = ruleset.board();
    writeFileSync(`${pictures}/${id}.svg`, draw(board));
    writeFileSync(`${pictures}/${id}-played.svg`, draw(board, played.middle, { furniture: false }));
    copyFileSync(`${ROOT}docs/pictures/covers/${id}.jpg`, `${pictures}/${id}.jpg`);
    covers.push({ id, title, seats: `${seats.min} to ${seats.max} players` });
    const deck = `${ROOT}maps/${id}/deck.json`;
    const page = RULE_PAGES.find((one) => one.id === id);
    if (page === undefined) throw new Error(`${id} has no page of rules`);
    writePage(
      folder,
      `games/${id}`,
      formatTitlePage(played, {
        comments: fieldComments(['rulesets/milepost/rules/state.ts', `rulesets/${id}/rules/state.ts`]),
        deck: existsSync(deck) ? JSON.parse(readFileSync(deck, 'utf8')) : undefined,
        rules: readRulePage(page).filter(({ kind }) => kind === 'rule').length,
      }),
    );
  }
  writeFileSync(`${folder}/front.json`, `${JSON.stringify(covers, null, 2)}\n`);
}
