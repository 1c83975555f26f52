// Whether a text is well-formed XML 1.0, as far as pictures go: one tree of elements with attributes and text. It knows no
// declarations, comments or sections, and refuses them.

const CHARACTERS = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;
const NAME = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?';
const TEXT = '(?:[^<&]|&(?:amp|lt|gt|quot|apos|#\\d+|#x[\\da-fA-F]+);)*';
const VALUE = '"(?:[^<&"]|&(?:amp|lt|gt|quot|apos|#\\d+|#x[\\da-fA-F]+);)*"';
const PIECE = new RegExp(`<(/?)(${NAME})((?:\\s+${NAME}=${VALUE})*)\\s*(/?)>|(${TEXT})`, 'uy');

/** The first thing in a text that a strict reader of XML would refuse, or null. */
export function findNoXml(text: string): string | null {
  if (!CHARACTERS.test(text)) return 'a character that XML cannot hold';
  const open: string[] = [];
  let roots = 0;
  for (PIECE.lastIndex = 0; PIECE.lastIndex < text.length; ) {
    const at = PIECE.lastIndex;
    const [piece = '', closes, name, attributes = '', isEmpty, words] = PIECE.exec(text) ?? [];
    const near = `«${text.slice(at, at + 60)}»`;
    if (piece === '') return `no markup: ${near}`;
    if (words !== undefined) {
      if (open.length === 0 && words.trim() !== '') return `text outside of all elements: ${near}`;
    } else if (closes === '/') {
      if (open.pop() !== name || attributes !== '' || isEmpty === '/')
        return `an end without a start: ${near}`;
    } else {
      if (open.length === 0 && roots++ > 0) return `a second tree: ${near}`;
      const names = [...attributes.matchAll(new RegExp(`(${NAME})=${VALUE}`, 'gu'))].map(([, one]) => one);
      if (new Set(names).size < names.length) return `an attribute twice: ${near}`;
      if (isEmpty !== '/') open.push(name as string);
    }
  }
  if (roots === 0) return 'no element';
  return open.length > 0 ? `${open.join()} has no end` : null;
}
