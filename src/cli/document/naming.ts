// How generated types are named and commented.

/** A word with a capital. */
export const capital = (word: string) => word[0].toUpperCase() + word.slice(1);

/** A comment in lines that are short enough. */
export function comment(words: string): string {
  if (words === '') return '';
  const line = `/** ${words} */`;
  if (line.length <= 106) return line;
  const lines: string[] = [''];
  for (const word of words.split(' ')) {
    const last = lines.length - 1;
    if (`${lines[last]} ${word}`.length > 104) lines.push(word);
    else lines[last] = lines[last] === '' ? word : `${lines[last]} ${word}`;
  }
  return ['/**', ...lines.map((one) => ` * ${one}`), ' */'].join('\n');
}
