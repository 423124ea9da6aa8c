/**
 * What changes the order in which other characters are shown (Unicode UAX #9: a name could pass for another), and what has
 * no width: pasted along from messages and contacts, it would keep a search from finding the text. Emoji need U+200D.
 */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;

/** The text in one line: breaks, tabs, hard spaces and doubled ones are one space each, whoever sends it. */
export function oneLine(text: string): string {
  return visible(text).replace(/\s+/g, ' ');
}

/** The text without what nobody sees, accents in their one form. */
export function visible(text: string): string {
  return text.replace(unseen, '').normalize('NFC');
}
