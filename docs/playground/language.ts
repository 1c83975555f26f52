// The language of the page. Its English texts are the keys; what the table tells is in the language already.

import { german } from './de.js';
import { storage } from './saved-games.js';

const PAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = { de: german };

/** The language that was chosen in this browser, or that of the browser where the page has it. */
export const language: string = storage()?.getItem('language') ?? navigator.language.slice(0, 2);

const texts = Object.hasOwn(PAGES, language) ? PAGES[language] : {};

/** A text of the page in its language, with its blanks filled. */
export function say(text: string, params: Readonly<Record<string, string | number>> = {}): string {
  const own = Object.hasOwn(texts, text) ? texts[text] : text;
  return own.replace(/\{(\w+)\}/g, (blank, name) => String(params[name] ?? blank));
}

/** Puts the texts of the page itself in its language, and lets people choose another. */
export function speak(): void {
  document.documentElement.lang = Object.hasOwn(PAGES, language) ? language : 'en';
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    if (text !== '') node.nodeValue = (node.nodeValue as string).replace(text, say(text));
  }
  for (const name of ['aria-label', 'placeholder'])
    for (const element of document.querySelectorAll(`[${name}]`))
      element.setAttribute(name, say(element.getAttribute(name) as string));
  const choice = document.querySelector('#language') as HTMLSelectElement;
  choice.value = document.documentElement.lang;
  // Games are kept after every action, so that the page begins again where it was.
  choice.addEventListener('change', () => {
    storage()?.setItem('language', choice.value);
    location.reload();
  });
}
