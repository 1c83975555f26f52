// A mounted board in a real browser: found by pointer, finger and keyboard, moved and scaled, and touched only where it changed.

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import type { Highlight, Place } from '../../src/core/title/picture.js';
import { examplesIn } from '../run-example.js';
import type { BoardPage } from './board/page.js';
import { bundled, ROOT } from './in-browser.js';
import { browser } from './shared.js';

const SHOTS = join(ROOT, 'coverage/board');
const FIRST = { 'hex-tycoon': 'hex', 'twentieth-century-limited': 'line' } as Readonly<
  Record<string, string>
>;

declare const boardPage: BoardPage;

let script: string;
const faults: string[] = [];

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  script = await bundled({ entryPoints: [join(import.meta.dirname, 'board/page.ts')] });
});
afterEach(() => expect(faults.splice(0)).toEqual([]));
afterAll(async () => {
  for (const page of pages.values()) await (await page).close();
});

// A page of each kind, on which each test mounts a board anew: what takes long is to load the script.
const pages = new Map<string, Promise<Page>>();

async function open(id: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  const kind = JSON.stringify(options);
  if (!pages.has(kind)) pages.set(kind, loaded(options));
  const page = (await pages.get(kind)) as Page;
  // No pointer rests on the new board, and it has no focus.
  await page.mouse.move(-9, -9);
  await page.evaluate((title) => {
    (document.activeElement as HTMLElement).blur();
    return boardPage.mount(title);
  }, id);
  return page;
}

async function loaded(options: Parameters<Browser['newPage']>[0]): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 }, ...options });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.setContent(
    '<!doctype html><html lang="en"><title>board</title><body style="margin:0"><div id="host" style="width:100vw;height:100vh;overflow:hidden"></div></body></html>',
  );
  await page.addScriptTag({ content: script });
  return page;
}

const said = (page: Page) => page.evaluate(() => boardPage.said.splice(0));
const some = (page: Page, kind: string) => page.evaluate((name) => boardPage.some(name), kind);
const screenOf = (page: Page, place: Place) => page.evaluate((one) => boardPage.screenOf(one), place);
const nameOf = ({ kind, id }: Place) => `${kind} ${id}`;
/** Waits until the page has drawn what it was asked for, and nothing on it moves. */
const still = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });

describe.each(allRulesets.map(({ id }) => id))('%s', (id) => {
  const kind = FIRST[id] ?? 'milepost';

  test("every layer is what the browser's own reader of markup makes of it", async () => {
    const page = await open(id);
    expect(await page.evaluate(() => boardPage.isDrawnAsText())).toBe(true);
    await page.evaluate(() => boardPage.play(60));
    expect(await page.evaluate(() => boardPage.isDrawnAsText())).toBe(true);
  });

  test('no sea and no neighbour is drawn beyond the sheet, however wide its element is', async () => {
    const page = await open(id);
    const groundBeside = (beyond: number) =>
      page.evaluate((by) => {
        const { x, y, width, height } = boardPage.board().svg.viewBox.baseVal;
        const matrix = boardPage.board().svg.getScreenCTM() as DOMMatrix;
        const isWide = innerWidth * height > innerHeight * width;
        const at = isWide ? new DOMPoint(x - by, y + height / 2) : new DOMPoint(x + width / 2, y - by);
        const { x: left, y: top } = at.matrixTransform(matrix);
        return document
          .elementsFromPoint(left, top)
          .some((one) => one.closest('[data-layer="ground"]') !== null);
      }, beyond);
    // The frame with its columns and rows takes 18 units.
    expect(await groundBeside(-24)).toBe(true);
    expect(await groundBeside(4)).toBe(false);
  });

  test('what is clicked is what is told, before and after zooming and dragging', async () => {
    const page = await open(id);
    const place = await some(page, kind);
    const [x, y] = await screenOf(page, place);
    await page.mouse.click(x, y);
    expect(await said(page)).toContain(`select ${nameOf(place)}`);
    for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, -400);
    await still(page);
    const [x2, y2] = await screenOf(page, place);
    await page.mouse.move(600, 400);
    await page.mouse.down();
    await page.mouse.move(660, 430, { steps: 4 });
    await page.mouse.up();
    await still(page);
    expect((await said(page)).filter((word) => word.startsWith('select'))).toEqual([]);
    const [x3, y3] = await screenOf(page, place);
    expect([Math.round(x3 - x2), Math.round(y3 - y2)]).toEqual([60, 30]);
    await page.mouse.click(x3, y3);
    expect(await said(page)).toContain(`select ${nameOf(place)}`);
    await page.screenshot({ path: join(SHOTS, `${id}-zoomed.png`) });
  });

  test('letters spell a city, which Enter selects', async () => {
    const page = await open(id);
    const [name] = await page.evaluate(() => boardPage.names());
    await page.focus('#host');
    await page.keyboard.type(name);
    const announced = (await page.textContent('#host [aria-live]')) ?? '';
    expect(announced).toContain(name);
    await said(page);
    await page.keyboard.press('Enter');
    expect((await said(page)).some((one) => one.startsWith('select '))).toBe(true);
  });

  test('arrows walk, Enter selects, Escape goes back', async () => {
    const page = await open(id);
    await page.focus('#host');
    const heard: string[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Enter', 'Escape']) {
      await page.keyboard.press(key);
      heard.push(...(await said(page)));
    }
    const points = heard.filter((word) => word.startsWith('point'));
    expect(new Set(points).size).toBeGreaterThan(3);
    expect(heard).toContain(points[points.length - 2].replace('point', 'select'));
    expect(heard.slice(-2)).toEqual(['point nowhere', 'back']);
    expect(await page.textContent('[aria-live]')).toMatch(/[A-Z]/);
  });

  test('a game that goes on touches only what changed', async () => {
    const page = await open(id);
    await page.evaluate(() => boardPage.play(60));
    const pieces = await page.evaluate(() => {
      const ground = document.querySelector('[data-layer="ground"]') as Element;
      Object.assign(ground, { isOld: true });
      const all = [...document.querySelectorAll('[data-layer="track"] path, [data-layer="track"] rect')];
      for (const piece of all) Object.assign(piece, { isOld: true });
      return all.length;
    });
    expect(pieces).toBeGreaterThan(3);
    await page.evaluate(() => boardPage.play(10));
    const kept = await page.evaluate(() => ({
      ground: 'isOld' in (document.querySelector('[data-layer="ground"]') as Element),
      fresh: [...document.querySelectorAll('[data-layer="track"] path, [data-layer="track"] rect')].filter(
        (piece) => !('isOld' in piece),
      ).length,
    }));
    // Ten actions lay ten pieces at most; a seat's first brings its joints or its casing.
    expect(kept.ground).toBe(true);
    expect(kept.fresh).toBeLessThanOrEqual(12);
    await page.screenshot({ path: join(SHOTS, `${id}-played.png`) });
  });

  test('a legend too small to be read leaves the land free', async () => {
    const page = await open(id, { viewport: { width: 390, height: 500 } });
    const isShown = () =>
      page.evaluate(() => {
        const legend = document.querySelector('#host [data-layer="furniture"]') as Element;
        return getComputedStyle(legend).display !== 'none';
      });
    expect(await isShown()).toBe(false);
    await page.evaluate(() => boardPage.board().zoom(6));
    await page.waitForFunction(() => {
      const legend = document.querySelector('#host [data-layer="furniture"]') as Element;
      return getComputedStyle(legend).display !== 'none';
    });
    await page.evaluate(() => boardPage.board().fit());
    await still(page);
    expect(await isShown()).toBe(false);
  });

  test('on a phone a finger that could hit nothing is brought nearer first', async () => {
    const page = await open(id, { viewport: { width: 390, height: 500 }, hasTouch: true, isMobile: true });
    const place = await some(page, kind);
    const selects = async () => (await said(page)).filter((word) => word.startsWith('select'));
    let taps = 0;
    let heard: string[] = [];
    while (heard.length === 0 && taps < 3) {
      const [x, y] = await screenOf(page, place);
      await page.touchscreen.tap(x, y);
      await still(page);
      taps++;
      heard = await selects();
    }
    expect(heard).toEqual([`select ${nameOf(place)}`]);
    // Mileposts are five pixels apart; hexes and most lines are large enough at once.
    expect(taps).toBe(id.endsWith('tycoon') || id.endsWith('limited') ? 1 : 2);
  });
});

test('a place that is possible is found before its neighbours, and its price is on a tag', async () => {
  const page = await open('china-rails');
  const place = await some(page, 'segment');
  const [x, y] = await screenOf(page, place);
  await page.evaluate((one) => boardPage.highlight([{ ...one, as: 'possible', label: '3' }]), place);
  await page.mouse.click(x + 5, y + 4);
  expect(await said(page)).toContain(`select ${nameOf(place)}`);
  expect(await page.textContent('[data-layer="highlights"] text')).toBe('3');
});

test('a place that stands out in two ways is in none once it does not', async () => {
  const page = await open('hex-tycoon');
  const { id } = await some(page, 'hex');
  const both = ['planned', 'selected'].map((as) => ({ kind: 'hex', id, as, label: '1' }) as Highlight);
  await page.evaluate((marks) => boardPage.highlight(marks), both);
  await page.evaluate((marks) => boardPage.highlight(marks), both.slice(1));
  await page.evaluate(() => boardPage.highlight([]));
  expect(await page.locator('[data-layer="highlights"] [data-as]').count()).toBe(0);
});

test('a plan is shown as it falls in turns, with its price where it leads; what is possible waits below it', async () => {
  const page = await open('china-rails');
  const place = await some(page, 'segment');
  await page.evaluate((one) => boardPage.highlight([{ ...one, as: 'possible' }]), place);
  const marks = page.locator('[data-layer="highlights"] [data-as]');
  const kinds = () => marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('data-as')));
  const { steps, turns, total } = await page.evaluate(() => boardPage.preview('lhasa'));
  const shown = await kinds();
  expect(turns).toBeGreaterThan(1);
  expect(shown.length).toBe(steps + 1);
  expect(new Set(shown)).toEqual(new Set(['planned', 'possible', 'selected']));
  expect(await page.textContent('[data-layer="highlights"] text')).toBe(`${total} M, ${turns} turns`);
  await page.evaluate(() => boardPage.preview(null));
  expect(await kinds()).toEqual(['possible']);
});

test('far off, a place near a city is the city, for a finger too; near by it is the place', async () => {
  const page = await open('china-rails', { viewport: { width: 390, height: 500 }, hasTouch: true });
  await page.evaluate(() => boardPage.mount('china-rails', ['city']));
  const city = await some(page, 'city');
  const [x, y] = await screenOf(page, city);
  await page.touchscreen.tap(x + 4, y + 3);
  await still(page);
  expect(await said(page)).toContain(`select ${nameOf(city)}`);
  await page.evaluate((place) => boardPage.board().zoomTo(place), city);
  await still(page);
  const [nearX, nearY] = await screenOf(page, city);
  await page.touchscreen.tap(nearX, nearY);
  await still(page);
  expect((await said(page)).join()).toMatch(/select milepost \d+/);
});

/** A page with the board of a document's example, and the track that lies on it. */
async function exampleOf(document: string) {
  const [source] = examplesIn(readFileSync(join(ROOT, document), 'utf8'), ' browser');
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.setContent('<div id="board" style="width:1000px;height:700px;overflow:hidden"></div>');
  const stdin = { contents: source, resolveDir: ROOT, loader: 'ts' as const };
  await page.addScriptTag({ content: await bundled({ stdin }) });
  const built = page.locator('[data-layer="track"] [data-segment]');
  expect(await built.count()).toBe(0);
  return { page, built };
}

test('the board of README builds the way to what one clicks', async () => {
  const { page, built } = await exampleOf('README.md');
  // Far from every major city, so that any place there takes many segments.
  const golmud = page.locator('text', { hasText: 'Golmud' }).first();
  const { x, y } = (await golmud.boundingBox()) as { x: number; y: number };
  await page.mouse.click(x, y);
  expect(await built.count()).toBeGreaterThan(5);
  await page.close();
});

test('the guide’s board builds where one clicks', async () => {
  const { page, built } = await exampleOf('docs/guides/play-in-a-page.md');
  // Around a major city track may begin: some click near Beijing builds.
  const beijing = (await page.locator('text', { hasText: 'Beijing' }).first().boundingBox()) as {
    x: number;
    y: number;
  };
  for (let across = -60; across < 20 && (await built.count()) === 0; across += 6)
    for (let down = -20; down < 50 && (await built.count()) === 0; down += 6)
      await page.mouse.click(beijing.x + across, beijing.y + down);
  expect(await built.count()).toBe(1);
  await page.close();
});
