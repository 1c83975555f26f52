// What whoever shows a picture may change of its text: ids, so that pictures in one page do not meet; words; colours.

import { escaped } from '../map/svg.js';
import type { PictureOptions } from './picture.js';

/** SVG text with another prefix before its ids, in another language, in other colours. */
export function dress(
  svg: string,
  { idPrefix = '', translate, recolour }: Pick<PictureOptions, 'idPrefix' | 'translate' | 'recolour'>,
): string {
  let worn = idPrefix === '' ? svg : svg.replace(/( id="|url\(#|href="#)/g, `$1${escaped(idPrefix)}`);
  if (translate !== undefined)
    worn = worn.replace(/>([^<>\n]+)<\/(text|title|textPath)>/g, (_, text: string, tag: string) => {
      return `>${escaped(translate(unescaped(text)))}</${tag}>`;
    });
  if (recolour !== undefined)
    worn = worn.replace(/"(#[0-9a-f]{6})"/g, (_, colour) => `"${escaped(recolour(colour))}"`);
  return worn;
}

function unescaped(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
