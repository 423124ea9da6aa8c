import { fold } from '../../../platform/database/search/search.ts';

/** Words with others added, none of them twice. A comma may be part of what is written: a semicolon parts them. */
export function withWords(words: readonly string[], written: string): string[] {
  const added = [...words];
  for (const word of written.split(';').map((part) => part.trim())) {
    if (word !== '' && !added.some((other) => isSameWord(other, word))) added.push(word);
  }
  return added;
}

/** What is offered of which nothing is chosen yet, and which has what is being typed. */
export function offeredWords(data: readonly string[], words: readonly string[], typed: string): string[] {
  const search = fold(typed);
  return data.filter((word) => fold(word).includes(search) && !words.some((other) => isSameWord(other, word)));
}

/** What is made of a written text where words are to be those that are known. */
export type Meant = {
  /** The known words that it means: as they are known, or the only one that has what was written. */
  taken: readonly { word: string; written: string }[];
  /** What is left to ask about, one after the other: each is none of the known words, or part of several. */
  open: readonly string[];
};

/** What somebody means by what they have written. What is chosen already is not meant twice, and a known word may have a semicolon. */
export function meantBy(data: readonly string[], words: readonly string[], written: string): Meant {
  const whole = written.trim();
  const known = knownWord(data, words, whole);
  const parts = known === null ? whole.split(';').map((part) => part.trim()) : [whole];
  const taken: { word: string; written: string }[] = [];
  const open: string[] = [];
  for (const part of parts) {
    const chosen = [...words, ...taken.map(({ word }) => word)];
    if (part === '' || chosen.some((word) => isSameWord(word, part))) continue;
    const word = knownWord(data, chosen, part);
    if (word === null) open.push(part);
    else taken.push({ word, written: part });
  }
  return { taken, open };
}

/** The known word that is meant: the same one, or the only one in which it is. */
function knownWord(data: readonly string[], words: readonly string[], written: string): string | null {
  const offered = offeredWords(data, words, written);
  return offered.find((word) => isSameWord(word, written)) ?? (offered.length === 1 ? (offered[0] ?? null) : null);
}

function isSameWord(one: string, other: string): boolean {
  return one.trim().localeCompare(other.trim(), 'pt-BR', { sensitivity: 'base' }) === 0;
}
