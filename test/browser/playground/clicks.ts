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

/** What somebody plays with. */
export type Hand = 'mouse' | 'finger' | 'keys';

/** Presses a button of the page. */
async function press(page: Page, selector: string, hand: Hand): Promise<void> {
  const button = page.locator(selector);
  if (hand === 'mouse') await button.click();
  else if (hand === 'finger') await button.tap();
  else {
    await button.focus();
    await page.keyboard.press('Enter');
  }
}

/** Clicks on what is possible; false where nothing is in sight. */
export async function clickPossible(page: Page, hand: Hand = 'mouse'): Promise<boolean> {
  const at = await possiblePoint(page);
  if (at === null) return false;
  if (hand === 'finger') await page.touchscreen.tap(at[0], at[1]);
  else await page.mouse.click(at[0], at[1]);
  return true;
}

// Where the arrows lead from one's own first place; the turn decides how far.
async function walkBoard(page: Page, turn: number): Promise<void> {
  await page.focus('#board');
  const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  for (let step = 0; step <= turn % 5; step++) await page.keyboard.press(arrows[(turn + step) % 4]);
  await page.keyboard.press('Enter');
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
export async function clickBoard(page: Page, turn: number, hand: Hand = 'mouse'): Promise<boolean> {
  const proposed = async () => (await page.locator('[data-do="0"]').count()) > 0;
  if (hand === 'keys') {
    await walkBoard(page, turn);
    return proposed();
  }
  if (await clickPossible(page, hand)) return proposed();
  const box = await page.locator('#board').boundingBox();
  if (box === null) return false;
  for (let at = 0; at < SPOTS.length; at++) {
    const [across, down] = SPOTS[(at + turn) % SPOTS.length];
    const spot = [box.x + box.width * across, box.y + box.height * down] as const;
    if (hand === 'finger') await page.touchscreen.tap(...spot);
    else await page.mouse.click(...spot);
    if (await proposed()) return true;
  }
  return false;
}

/** Plays the first proposal; one that asks is pressed again. */
async function playFirst(page: Page, hand: Hand): Promise<void> {
  await press(page, '[data-do="0"]', hand);
  if ((await page.locator('[data-do="0"].danger').count()) > 0) await press(page, '[data-do="0"]', hand);
}

/** How far somebody plays. */
export interface Until {
  /** Most clicks. */
  readonly most: number;
  /** Stops where it is true. It is given how many things were done on the board. */
  readonly done?: (onBoard: number) => Promise<boolean>;
  readonly hand?: Hand;
}

/** What was clicked. */
export interface Played {
  readonly clicks: number;
  /** Things done on the board. */
  readonly onBoard: number;
  readonly isOver: boolean;
}

/** Plays by clicks: now and then what the board shows, mostly what a bot would do, and takes the screen where it is handed over. */
export async function playByClicks(
  page: Page,
  { most, done = async () => false, hand = 'mouse' }: Until,
): Promise<Played> {
  let [clicks, onBoard] = [0, 0];
  while (clicks < most && !(await done(onBoard))) {
    const seen = await yourMove(page);
    if (seen === 'over') return { clicks, onBoard, isOver: true };
    clicks++;
    if (seen === 'taken') await press(page, '#take', hand);
    else if ((onBoard < 3 || clicks % 5 === 1) && (await clickBoard(page, clicks, hand))) {
      await playFirst(page, hand);
      clicks++;
      onBoard++;
    } else {
      await press(page, '#hint', hand);
      await playFirst(page, hand);
      clicks++;
    }
  }
  return { clicks, onBoard, isOver: false };
}
