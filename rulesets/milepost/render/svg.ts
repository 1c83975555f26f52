// Writing SVG as text: elements with their attributes, groups, lines of text, rings.

import { escaped, px } from '../../../src/core/map/svg-text.js';

/** Pixels of one spacing between mileposts. */
export const UNIT = 26;
/** Room around the lattice, in pixels. */
export const MARGIN = UNIT * 1.6;

/** Attributes of an element; an absent value leaves the attribute out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element, with its children if it has any. */
export function element(name: string, attributes: Attributes, children?: string | readonly string[]): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? px(value) : escaped(String(value))}"`)
    .join('');
  const inside = typeof children === 'string' ? children : children?.join('\n');
  return inside === undefined || inside === '' ? `<${name}${list}/>` : `<${name}${list}>${inside}</${name}>`;
}

/** A group with attributes, one child a line; nothing if there are no children. */
export function group(attributes: Attributes, children: readonly string[]): string {
  const kept = children.filter((child) => child !== '');
  return kept.length === 0 ? '' : element('g', attributes, `\n${kept.join('\n')}\n`);
}

/** A line of text. */
export function textElement(x: number, y: number, text: string, attributes: Attributes = {}): string {
  return element('text', { x, y, ...attributes }, escaped(text));
}

/** A closed path through points given in pixels. */
export function ringPath(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z`;
}

/** Width of a text in pixels, estimated for a plain sans serif; bold is wider. */
export function textWidth(text: string, size: number, bold = false): number {
  return text.length * size * (bold ? 0.66 : 0.58);
}
