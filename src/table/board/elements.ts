// Turns the SVG text of pictures into elements, one by one. It needs no policy of a page and runs no script.

import { mustBeOneSvg, readSvg } from '../../core/map/read-svg.js';

const SVG = 'http://www.w3.org/2000/svg';
const PREFIXES: Readonly<Record<string, string>> = {
  xlink: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
};

/** An element of SVG with attributes. */
export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** Appends what SVG text draws to an element; throws as `readSvg` does. */
export function appendDrawn(parent: Element, markup: string): void {
  const open = [parent];
  readSvg(markup, {
    begin(name, attributes) {
      const element = document.createElementNS(SVG, name);
      for (const [key, value] of attributes) setAttribute(element, key, value);
      open[open.length - 1].append(element);
      open.push(element);
    },
    text: (text) => open[open.length - 1].append(text),
    end: () => void open.pop(),
  });
}

function setAttribute(element: Element, key: string, value: string): void {
  const colon = key.indexOf(':');
  if (colon < 0) {
    // The namespace is that of SVG in any case.
    if (key !== 'xmlns') element.setAttribute(key, value);
  } else {
    const prefix = key.slice(0, colon);
    if (Object.hasOwn(PREFIXES, prefix)) element.setAttributeNS(PREFIXES[prefix], key, value);
  }
}

/**
 * An element made of SVG text that this package drew: a picture of `draw`, or the `icon` of a card. Pages
 * with Trusted Types may not give such text to `innerHTML`; this needs no policy. A picture without a size
 * is as large as a letter, `1em`; your style sheet may say otherwise.
 *
 * @param svg An SVG document: one `<svg>` element with all that is in it.
 * @returns The element, which is on no page yet.
 * @throws InvalidInputError for another text, or one that holds a script or a handler of events.
 * @see `createBoard`
 * @example
 * document.querySelector('#card').append(createDrawing(goodIcon('rice')));
 */
export function createDrawing(svg: string): SVGSVGElement {
  const holder = svgElement('g', {});
  appendDrawn(holder, mustBeOneSvg(svg.trim()));
  const drawn = holder.firstChild as SVGSVGElement;
  if (!drawn.hasAttribute('width') && !drawn.hasAttribute('height'))
    for (const side of ['width', 'height']) drawn.setAttribute(side, '1em');
  return drawn;
}
