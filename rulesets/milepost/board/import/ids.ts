// Ids of our files from names of people.

// Letters that do not come apart into a letter and an accent.
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** The ids of some entries, all different: their own, or their names in letters from a to z. */
export function idsFor(
  entries: readonly { readonly name: string; readonly id?: string | undefined }[],
  what: string,
): readonly string[] {
  const taken = new Set(entries.flatMap(({ id }) => (id === undefined ? [] : [id])));
  return entries.map(({ name, id }, index) => {
    const plain = id ?? (plainName(name) || `${what}-${index + 1}`);
    let free = plain;
    for (let number = 2; id === undefined && taken.has(free); number++) free = `${plain}-${number}`;
    taken.add(free);
    return free;
  });
}

/** A name in small letters from a to z: two spellings of it are often one. */
export function plainName(name: string): string {
  const letters = [...name.toLowerCase().normalize('NFD')].map((letter) => LETTERS[letter] ?? letter);
  return letters
    .join('')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
