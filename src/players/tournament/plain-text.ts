// Text from another process or machine, made fit for a terminal and a log.

/**
 * A text that cannot control a terminal or forge a line. Control characters, marks of direction and halves of
 * characters become `?`, and a text longer than `most` is cut.
 */
export function plainText(text: string, most: number): string {
  const plain = text.slice(0, most).replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '?');
  return text.length > most ? `${plain.slice(0, -1)}…` : plain;
}
