// Names of the rules as words: `victoryDeclared` is «victory declared».

/** A name in camel case as words in lower case. */
export const spaced = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
