// Titles as outlines: the same letters in every program that shows a picture, with or without the font. All
// other text stays text, so that people can select it, translate it and have it read aloud.

import data from './letters.json' with { type: 'json' };
import { element, px } from './svg.js';
import { type SetTitle, titleText } from './title-text.js';

const { em } = data;
const outlines: Readonly<Record<string, string | undefined>> = data.letters;
const kerning: Readonly<Record<string, number | undefined>> = data.kerning;

// Air between letters and between words, as shares of the height of the type.
const AIR = 0.05;
const SPACE = 0.31;

/** A title in outlined capitals. A title with a letter that has no outline becomes a text. */
export const outlinedTitle: SetTitle = ([x, y], title, setting, attributes) => {
  const { size, most, translate } = setting;
  const shown = translate?.(title) ?? title;
  const set = lettersOf(shown.toUpperCase());
  if (set === null) return titleText([x, y], title, setting, attributes);
  const scale = Math.min(size / em, most / set.width);
  const transform = `translate(${px(x - (set.width * scale) / 2)} ${px(y)}) scale(${scale.toFixed(4)})`;
  return element('path', {
    role: 'img',
    'aria-label': shown,
    d: set.path,
    transform,
    fill: attributes['fill'],
  });
};

function lettersOf(text: string): { readonly path: string; readonly width: number } | null {
  let [path, at, before] = ['', 0, ''];
  for (const letter of text) {
    const outline = outlines[letter];
    if (outline === undefined && letter !== ' ') return null;
    // Accents change no distance.
    const base = letter.normalize('NFD').charAt(0);
    at += kerning[before + base] ?? 0;
    before = base;
    if (outline !== undefined) path += `M${Math.round(at)} 0${outline.replace(/^\d+/, '')}`;
    at += outline === undefined ? SPACE * em : Number.parseInt(outline, 10) + AIR * em;
  }
  return { path, width: at - AIR * em };
}
