// What you may change of a picture's text: ids, so that two pictures in one page share none; words; colours.

import { escaped } from '../map/svg.js';
import type { PictureOptions } from './picture.js';

/** SVG text with another prefix before its ids, in another language, in other colours. */
export function dress(
  svg: string,
  {
    idPrefix = '',
    translate,
    recolour,
  }: Pick<PictureOptions, 'idPrefix' | 'translate'> & {
    readonly recolour?: PictureOptions['recolour'] | undefined;
  },
): string {
  let worn = idPrefix === '' ? svg : svg.replace(/( id="|url\(#|href="#)/g, `$1${escaped(idPrefix)}`);
  if (translate !== undefined)
    worn = worn.replace(PRINTED, (printed, name?: string, text = '', tag = '') =>
      name === undefined
        ? `>${escaped(translate(unescaped(text)))}</${tag}>`
        : spelled(printed, [...translate(unescaped(name))]),
    );
  if (recolour !== undefined)
    worn = worn.replace(/"(#[0-9a-f]{6})"/g, (_, colour) => `"${escaped(recolour(colour))}"`);
  return worn;
}

// A name along a curve is a group with a text for each letter, and is translated as a whole.
const PRINTED = /<g [^>]*data-name="([^"]+)"[\s\S]*?<\/g>|>([^<>\n]+)<\/(text|title|textPath)>/g;

// The places of the letters stay: a longer name puts several in one, a shorter one leaves some empty.
function spelled(name: string, letters: readonly string[]): string {
  const places = name.split('</text>').length - 1;
  let place = 0;
  return name.replace(/>[^<>\n]+<\/text>/g, () => {
    const [from, to] = [place, ++place].map((at) => Math.ceil((at * letters.length) / places));
    return `>${escaped(letters.slice(from, to).join(''))}</text>`;
  });
}

function unescaped(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
