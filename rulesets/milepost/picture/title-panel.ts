// The title of a board: its name as engravers set it, what is on the board, and a scene of the game.

import { group, LETTER, px, textElement, textWidth } from '../../../src/core/map/svg.js';
import { titleText } from '../../../src/core/map/title-text.js';
import { TITLE_FONT } from '../../../src/core/title/letters.js';
import { frame, type Panel } from './panel.js';
import type { Subject } from './picture.js';
import { THEME } from './theme.js';

const SIZE = 52;
const SCENE = { width: 330, height: 82 };
const SIDE = 36;

/** The panel of the title, as wide as the title is as a text: outlines and translations fit into it. */
export function titlePanel({ board, options }: Subject): Panel {
  const { title = board.name, subtitle = '', scene, setTitle = titleText, translate } = options;
  const least = scene === undefined ? 0 : SCENE.width;
  const most = Math.max(textWidth(title, SIZE, LETTER.bold), textWidth(subtitle, 15), least);
  const width = most + 2 * SIDE;
  const height = (subtitle === '' ? 82 : 104) + (scene === undefined ? 0 : SCENE.height);
  const at = `translate(${px((width - SCENE.width) / 2)} ${px(height - 24)})`;
  return {
    width,
    height,
    drawing: [
      frame(width, height),
      setTitle([width / 2, 60], title, { size: SIZE, most, translate }, TITLE),
      subtitle === '' ? '' : textElement(width / 2, 86, subtitle, SUBTITLE),
      scene === undefined ? '' : group({ transform: at }, scene),
    ].join(''),
  };
}

const TITLE = { 'font-family': TITLE_FONT, 'font-weight': 'bold', fill: THEME.title };
const SUBTITLE = {
  'font-family': TITLE_FONT,
  'font-size': 16,
  'font-style': 'italic',
  'text-anchor': 'middle',
  fill: THEME.ink,
};
