// How titles are set: as text, or by a function that sets them as outlines.

import { type Attributes, LETTER, textElement, textWidth } from './svg.js';

/** How a title is set. */
export interface TitleSetting {
  /** Height of the type in pixels. */
  readonly size: number;
  /** A wider title is set smaller. */
  readonly most: number;
  /** Another language: outlines are made of the translated title. */
  readonly translate?: ((text: string) => string) | undefined;
}

/** Sets a title with its middle at a point; `attributes` are those of a text. */
export type SetTitle = (
  at: readonly [x: number, y: number],
  title: string,
  setting: TitleSetting,
  attributes: Attributes,
) => string;

/** A title as text, which is translated as all texts are. */
export const titleText: SetTitle = ([x, y], title, { size, most }, attributes) => {
  const fitting = Math.min(size, most / textWidth(title, 1, LETTER.bold) || size);
  return textElement(x, y, title, { 'font-size': fitting, 'text-anchor': 'middle', ...attributes });
};
