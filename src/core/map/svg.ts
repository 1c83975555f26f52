// The drawing kit of all boards: SVG as text, from elements with their attributes down to numbers and names.

/** A number with at most one decimal, as short as it gets. */
export function px(value: number): string {
  const tenths = Math.round(value * 10);
  const rest = tenths % 10;
  if (rest === 0) return `${tenths / 10}`;
  // A fraction takes five times as long to print as two whole numbers.
  return tenths > 0 ? `${(tenths - rest) / 10}.${rest}` : `-${(rest - tenths) / 10}.${-rest}`;
}

// What XML 1.0 cannot hold, not even as a number: controls, halves of surrogate pairs, U+FFFE and U+FFFF.
const NO_XML =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu;

/**
 * Text with the characters escaped that mean something in XML. What XML cannot hold is replaced by U+FFFD,
 * the sign for a character that cannot be shown: a strict reader would refuse the whole picture.
 */
export function escaped(text: string): string {
  // Paths are long, and hold only printable ASCII.
  if (/^[ !#-%'-;=?-~]*$/.test(text)) return text;
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(NO_XML, '\ufffd');
}

/** Attributes of an element, in the order in which they are written; an absent value leaves one out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element, with its children if it has any. */
export function element(name: string, attributes: Attributes, children?: string | readonly string[]): string {
  let list = '';
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) list += ` ${key}="${typeof value === 'number' ? px(value) : escaped(value)}"`;
  }
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

/** A point as paths write it. */
export function pointText([x, y]: readonly [number, number]): string {
  return `${px(x)} ${px(y)}`;
}

/** An open path through points given in pixels. */
export function linePath(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(pointText).join('L')}`;
}

/** A closed path through points given in pixels. */
export function ringPath(points: readonly (readonly [number, number])[]): string {
  return `${linePath(points)}Z`;
}

/** The mean width of a letter as a share of the height of the type. */
export const LETTER = { plain: 0.58, wide: 0.6, bold: 0.66 } as const;

/** Width of a text in pixels, estimated for a sans serif with letters of the given share of its height. */
export function textWidth(text: string, size: number, letter: number = LETTER.plain): number {
  return text.length * size * letter;
}
