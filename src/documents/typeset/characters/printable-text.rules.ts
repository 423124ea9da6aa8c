/** What is never seen, whatever the typeface: joiners, marks of direction, soft hyphens, selectors of variants. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u{feff}]/gu;

/** What ends a line or a page in some program; on paper each is a line's end. */
const lineEnds = /\r\n|[\r\f\v\u0085\u2028\u2029]/g;

/** A tab leads to the next of these places, as on screen. */
const tabWidth = 8;

/**
 * A text as it is typeset: as few characters as its letters need (NFC), one kind of line end, tabs as the spaces that
 * they stand for, and nothing that nobody sees.
 */
export function printableText(text: string): string {
  return text.normalize('NFC').replace(unseen, '').replace(lineEnds, '\n').split('\n').map(withoutTabs).join('\n');
}

function withoutTabs(line: string): string {
  if (!line.includes('\t')) return line;
  const [first = '', ...others] = line.split('\t');
  return others.reduce((before, part) => `${before.padEnd(nextPlace(before))}${part}`, first);
}

function nextPlace(before: string): number {
  return (Math.floor(before.length / tabWidth) + 1) * tabWidth;
}
