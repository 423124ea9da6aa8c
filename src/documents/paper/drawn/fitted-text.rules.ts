/** How wide a letter is on the average, in parts of the size of its font. */
const usualWidth = 0.52;

/** The size at which a line stays within its room: the usual one, smaller for a long text. */
export function sizeWithin(text: string, usual: number, room: number): number {
  return Math.min(usual, Math.floor((room / (text.length * usualWidth)) * 10) / 10);
}

/** A text in lines of at most so many characters, broken between words. */
export function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
