// Writes the outlines of the letters of titles into src/core/map/letters.json.
//   node docs/tools/letter-outlines.mjs
//
// A letter is its advance and a path of relative whole numbers. Kerning is kept where it shows.

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const FONT = '@fontsource/alegreya-sc/files/alegreya-sc-latin-700-normal.woff';
const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const OTHERS = 'ÄÖÜÅÆØÇÉÈÊÁÀÂÍÎÑÓÔÚ&-.,:!’';
// Digits as tall as capitals.
const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map((name) => `${name}.lf`);
const EM = 250;
/** Kerning below this share of the height cannot be seen. */
const LEAST = 0.02;

const bytes = readFileSync(createRequire(import.meta.url).resolve(FONT));
const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
const scale = EM / font.unitsPerEm;
const letters = {};
for (const letter of PLAIN + OTHERS) letters[letter] = outlineOf(font.charToGlyph(letter));
for (const [digit, name] of DIGITS.entries()) letters[digit] = outlineOf(font.glyphs.get(font.nameToGlyphIndex(name)));
const kerning = {};
for (const letter of PLAIN)
  for (const next of PLAIN) {
    const value = font.getKerningValue(...[letter, next].map((one) => font.charToGlyph(one))) * scale;
    if (Math.abs(value) > EM * LEAST) kerning[letter + next] = Math.round(value);
  }
const text = JSON.stringify({ em: EM, letters, kerning }).replace(/,"(.)":"/g, ',\n"$1":"');
writeFileSync(new URL('../../src/core/map/letters.json', import.meta.url), `${text}\n`);

function outlineOf(glyph) {
  return `${Math.round(glyph.advanceWidth * scale)}${pathOf(glyph)}`;
}

// Relative commands; a minus sign parts two numbers as well as a space does.
function pathOf(glyph) {
  let [path, x, y] = ['', 0, 0];
  let start = [0, 0];
  for (const { type, ...at } of glyph.getPath(0, 0, EM).commands) {
    if (type === 'Z') {
      path += 'z';
      [x, y] = start;
      continue;
    }
    const points = [
      [at.x1, at.y1],
      [at.x2, at.y2],
      [at.x, at.y],
    ]
      .filter(([px]) => px !== undefined)
      .map((point) => point.map(Math.round));
    const moves = points.flatMap(([px, py]) => [px - x, py - y]);
    [x, y] = points.at(-1);
    if (type === 'M') start = [x, y];
    if (type === 'L' && moves[0] === 0 && moves[1] === 0) continue;
    path += type.toLowerCase() + moves.map((move, n) => (n > 0 && move >= 0 ? ` ${move}` : move)).join('');
  }
  return path;
}
