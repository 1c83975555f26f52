// Somebody who plays the playground by clicks and nothing else.

import type { Page } from 'playwright-core';

/** What somebody sees who looks whether it is his move. */
export async function yourMove(page: Page): Promise<'move' | 'taken' | 'over'> {
  const seen = await page.waitForFunction(() => {
    if (document.querySelector<HTMLDialogElement>('#hand-over')?.open === true) return 'taken';
    if (/ wins\. | share the first place/.test(document.querySelector('#status')?.textContent ?? ''))
      return 'over';
    return document.querySelector<HTMLButtonElement>('#hint')?.disabled === false ? 'move' : false;
  });
  return (await seen.jsonValue()) as 'move' | 'taken' | 'over';
}

/** The text of an element. */
export const textOf = async (page: Page, selector: string): Promise<string> =>
  (await page.textContent(selector)) ?? '';

/** How many actions have been played. */
export const stepOf = async (page: Page): Promise<number> => Number(await page.inputValue('#cursor'));

/** Where on the screen a ring or a band is that shows what is possible: the one in the middle of the list, so that different places get their turn. */
export async function possiblePoint(page: Page): Promise<readonly [number, number] | null> {
  return page.evaluate(() => {
    const host = (document.querySelector('#board') as Element).getBoundingClientRect();
    const marks = [...document.querySelectorAll('[data-layer="highlights"] [data-as="possible"]')];
    const points = marks.map((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    });
    const seen = points.filter(([x, y]) => document.elementFromPoint(x, y)?.closest('#board') !== null);
    return host.width === 0 ? null : (seen[Math.floor(seen.length / 2)] ?? null);
  });
}

/** Clicks on what is possible; false where nothing is in sight. */
export async function clickPossible(page: Page): Promise<boolean> {
  const at = await possiblePoint(page);
  if (at === null) return false;
  await page.mouse.click(at[0], at[1]);
  return true;
}

// Shares of the board's width and height, here and there over its middle.
const SPOTS = [
  [0.62, 0.52],
  [0.45, 0.4],
  [0.7, 0.6],
  [0.35, 0.55],
  [0.55, 0.35],
] as const;

/** Clicks on what is possible, or here and there where all or nothing is; false where nothing is proposed for it. */
export async function clickBoard(page: Page, turn: number): Promise<boolean> {
  const proposed = async () => (await page.locator('[data-do="0"]').count()) > 0;
  if (await clickPossible(page)) return proposed();
  const box = await page.locator('#board').boundingBox();
  if (box === null) return false;
  for (let at = 0; at < SPOTS.length; at++) {
    const [across, down] = SPOTS[(at + turn) % SPOTS.length];
    await page.mouse.click(box.x + box.width * across, box.y + box.height * down);
    if (await proposed()) return true;
  }
  return false;
}

/** Plays the first proposal; one that asks is pressed again. */
async function playFirst(page: Page): Promise<void> {
  const button = page.locator('[data-do="0"]');
  await button.click();
  if ((await page.locator('[data-do="0"].danger').count()) > 0) await button.click();
}

/** How far somebody plays. */
export interface Until {
  /** Most clicks. */
  readonly most: number;
  /** Stops where it is true. */
  readonly done?: () => Promise<boolean>;
}

/** What was clicked. */
export interface Played {
  readonly clicks: number;
  /** Things done on the board. */
  readonly onBoard: number;
  readonly isOver: boolean;
}

/** Plays by clicks: now and then what the board shows, mostly what a bot would do, and takes the screen where it is handed over. */
export async function playByClicks(page: Page, { most, done = async () => false }: Until): Promise<Played> {
  let [clicks, onBoard] = [0, 0];
  while (clicks < most && !(await done())) {
    const seen = await yourMove(page);
    if (seen === 'over') return { clicks, onBoard, isOver: true };
    clicks++;
    if (seen === 'taken') await page.click('#take');
    else if ((onBoard < 3 || clicks % 5 === 1) && (await clickBoard(page, clicks))) {
      await playFirst(page);
      clicks++;
      onBoard++;
    } else {
      await page.click('#hint');
      await playFirst(page);
      clicks++;
    }
  }
  return { clicks, onBoard, isOver: false };
}
