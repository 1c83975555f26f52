// How wide a text is. You may have other fonts than the first one of the sheet; most of them are narrower.

// Widths of DejaVu Sans in hundredths of the height of the type; letters of nearly one width stand together.
const WIDTHS: readonly (readonly [width: number, letters: string])[] = [
  [28, "ijlI'’"],
  [36, 'ft.,- ()·'],
  [41, 'r'],
  [53, 'sczL'],
  [59, 'kvxyF'],
  [62, 'aoeTPYJ'],
  [64, 'bdghnpquSE0123456789'],
  [69, 'ABKRVXZ'],
  [76, 'CDGHNUO'],
  [83, 'wQ'],
  [88, 'M'],
  [99, 'mW'],
];
const widthOf = /* @__PURE__ */ (() =>
  new Map(
    WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width / 100] as const)),
  ))();
const UNKNOWN = 0.7;
const BOLD = 1.12;

// Heights of a capital, and what hangs below the line, as shares of the height of the type.
const CAPITAL = 0.74;
const DESCENT = 0.22;
const HANGS = /[gjpqyQ,()]/;

/** How far capitals stand above the line of a text. */
export const capitalsIn = (size: number): number => CAPITAL * size;

/** The height of a text from its capitals down to what hangs below the line. */
export function textHeight(text: string, size: number): number {
  return size * (CAPITAL + (HANGS.test(text) ? DESCENT : 0));
}

/** The width of a text in pixels. */
export function lengthOf(text: string, size: number, isBold = false): number {
  let width = 0;
  for (const letter of text) width += widthOf.get(letter) ?? UNKNOWN;
  return width * size * (isBold ? BOLD : 1);
}
