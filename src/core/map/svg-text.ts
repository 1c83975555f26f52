// How numbers and names are written in pictures of boards.

/** A number with at most one decimal, as short as it gets. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Text with the characters escaped that mean something in XML. */
export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
