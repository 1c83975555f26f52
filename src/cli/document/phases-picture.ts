// The phases of a title as a picture: what each asks, its actions, and what was asked after what.

import { element, escaped, group, textElement, textWidth } from '../../core/map/svg.js';
import { FONT } from '../../core/title/letters.js';
import { INK, LINE, NOTE, PAPER } from '../../core/title/plain/paper.js';
import type { DocumentedDecision } from './documented-title.js';

const BOX = 420;
const [LEFT, TOP, GAP, PAD] = [24, 64, 34, 14];
const [SIZE, ROW] = [14, 20];

interface PhaseBox {
  readonly kind: string;
  readonly lines: readonly string[];
  readonly y: number;
  readonly height: number;
  readonly after: readonly string[];
}

/** The picture as an SVG document. */
export function phasesPicture(title: string, decisions: readonly DocumentedDecision[]): string {
  let y = TOP;
  const boxes = decisions.map(({ kind, prompt, actions, passBy, after }): PhaseBox => {
    const named = actions.map((type) => (type === passBy ? `${type} (passes)` : type)).join(', ');
    const lines = [...inLines(prompt), ...inLines(named)];
    const box = { kind, lines, y, height: 2 * PAD + ROW * (lines.length + 1), after };
    y += box.height + GAP;
    return box;
  });
  const arrows = boxes.flatMap((from) =>
    boxes
      .filter(({ kind }) => kind !== from.kind && from.after.includes(kind))
      .map((to) => arrow(from, to, boxes)),
  );
  const width = LEFT * 2 + BOX + 30 + 12 * boxes.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${y}" viewBox="0 0 ${width} ${y}">`,
    element('title', {}, escaped(`The phases of ${title}`)),
    `<defs><marker id="end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" fill="${NOTE}"/></marker></defs>`,
    element('rect', { width, height: y, fill: PAPER }),
    group({ 'font-family': FONT, fill: INK }, [
      textElement(LEFT, 38, title, { 'font-size': 22, 'font-weight': 700 }),
      ...boxes.map(drawn),
    ]),
    group({ fill: 'none', stroke: NOTE, 'stroke-width': 1.5, 'marker-end': 'url(#end)' }, arrows),
    '</svg>',
    '',
  ].join('\n');
}

function drawn({ kind, lines, y, height }: PhaseBox): string {
  const frame = { x: LEFT, y, width: BOX, height, rx: 8, fill: '#ffffff', stroke: LINE };
  const rows = lines.map((line, at) =>
    textElement(LEFT + PAD, y + PAD + ROW * (at + 2) - 5, line, { 'font-size': SIZE, fill: NOTE }),
  );
  const name = textElement(LEFT + PAD, y + PAD + ROW - 5, kind, {
    'font-size': SIZE + 2,
    'font-weight': 700,
  });
  return element('rect', frame) + name + rows.join('');
}

// To the right of the boxes: the further the way, the further out.
function arrow(from: PhaseBox, to: PhaseBox, boxes: readonly PhaseBox[]): string {
  const [one, other] = [boxes.indexOf(from), boxes.indexOf(to)];
  const x = LEFT + BOX;
  const out = x + 18 + 12 * Math.abs(one - other);
  const [start, end] = [from.y + from.height - PAD, to.y + PAD + 3 * one];
  return element('path', { d: `M${x} ${start}C${out} ${start} ${out} ${end} ${x} ${end}` });
}

function inLines(words: string): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || textWidth(longer, SIZE) > BOX - 2 * PAD) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
