// One picture, drawn by a browser and by librsvg, as `sharp` and many desktops draw it; and how far the two differ.

import { execFileSync } from 'node:child_process';
import type { Browser, Page } from 'playwright-core';

const WIDTH = 1600;

/** How two drawings of a picture differ. */
export interface Difference {
  /** Of areas of 16 pixels a side, by how much their mean colours differ at most: 255 is black for white. */
  readonly most: number;
  /** The same on the mean of all areas. */
  readonly mean: number;
  /** Every text, and which share of its ink librsvg has. A name along a curve is a text for each letter. */
  readonly texts: readonly { readonly text: string; readonly ink: number }[];
}

/** Draws a picture by both. `given` is what librsvg gets, for tests of the comparison itself. */
export async function compared(browser: Browser, svg: string, given = svg): Promise<Difference> {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  const size = { width: WIDTH, height: Math.ceil((WIDTH * Number(height)) / Number(width)) };
  const page = await browser.newPage({ viewport: size });
  try {
    const bare = [svg, given].map(withoutTexts);
    const inBrowser = [await drawnBy(page, bare[0]), await drawnBy(page, svg)];
    const texts = await page.evaluate(boxesOfTexts);
    const byLibrsvg = [bare[1], given].map(drawnByLibrsvg);
    return await page.evaluate(differences, { texts, drawings: [...inBrowser, ...byLibrsvg], size });
  } finally {
    await page.close();
  }
}

// The colours of a picture without its letters tell ink from paper.
const withoutTexts = (svg: string) => svg.replace(/<text\b(?:[^>]*\/>|[^>]*>[^<]*<\/text>)/g, '');

async function drawnBy(page: Page, svg: string): Promise<string> {
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: ${WIDTH}px; height: auto }</style>${svg}`,
  );
  return (await page.screenshot()).toString('base64');
}

function drawnByLibrsvg(svg: string): string {
  return execFileSync('rsvg-convert', ['--width', `${WIDTH}`], { input: svg, maxBuffer: 2 ** 28 }).toString(
    'base64',
  );
}

// Runs in the page: where the letters of every text lie.
function boxesOfTexts() {
  return [...document.querySelectorAll('svg text')].flatMap((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const text = one.textContent ?? '';
    return text.trim() === '' ? [] : [{ text, box: [x, y, width, height] }];
  });
}

interface Drawn {
  readonly texts: readonly { readonly text: string; readonly box: readonly number[] }[];
  /** In the browser without letters and with them, then by librsvg. */
  readonly drawings: readonly string[];
  readonly size: { readonly width: number; readonly height: number };
}

// Runs in the page.
async function differences({ texts, drawings, size: { width, height } }: Drawn): Promise<Difference> {
  const pixels = await Promise.all(
    drawings.map(async (png) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, width, height).data;
    }),
  );
  const [bare, whole, otherBare, other] = pixels;
  const SIDE = 16;
  const areas: number[] = [];
  for (let top = 0; top + SIDE <= height; top += SIDE)
    for (let left = 0; left + SIDE <= width; left += SIDE) {
      const sums = [0, 0, 0];
      for (let y = top; y < top + SIDE; y++)
        for (let x = left; x < left + SIDE; x++)
          for (const c of [0, 1, 2])
            sums[c] += whole[4 * (y * width + x) + c] - other[4 * (y * width + x) + c];
      areas.push(Math.max(...sums.map(Math.abs)) / (SIDE * SIDE));
    }
  const inkIn = (
    a: Uint8ClampedArray,
    b: Uint8ClampedArray,
    [left, top, across, down]: readonly number[],
  ) => {
    let ink = 0;
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, top + down); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, left + across); x++)
        for (const c of [0, 1, 2]) ink += Math.abs(a[4 * (y * width + x) + c] - b[4 * (y * width + x) + c]);
    return ink;
  };
  return {
    most: Math.max(...areas),
    mean: areas.reduce((sum, area) => sum + area, 0) / areas.length,
    texts: texts.map(({ text, box }) => ({
      text,
      ink: inkIn(otherBare, other, box) / inkIn(bare, whole, box),
    })),
  };
}
