import { fold } from '../platform/database/search/search.ts';

/** What is searched: its code, its name, and other words that people use for it. */
export type Searched = { code: string; name: string; usual: readonly string[]; withdrawn: boolean };

/** A part of what was found, and how many there are. */
export type Found<Entry> = { found: Entry[]; total: number };

/** As many are answered as a person reads. */
const most = 20;

/** Words that say nothing by themselves; a search for 'exame de urina' is one for 'exame urina'. */
const connecting = new Set('a o e de da do das dos em no na com por para'.split(' '));

/**
 * Makes a search over a table. Every word that was typed must begin a word of the entry, in any order and without accents; a
 * code is found by its beginning, with or without punctuation. What is withdrawn is not found.
 * @returns the search: the best first, at most 20, with how many there are; of an empty text the usual ones first
 */
export function searchOver<Entry extends Searched>(entries: readonly Entry[]): (text: string) => Found<Entry> {
  const index = entries
    .filter(({ withdrawn }) => !withdrawn)
    .map((entry) => ({
      entry,
      digits: entry.code.replace(/\D/g, ''),
      names: [entry.name, ...entry.usual].map(wordsOf),
    }));
  return (text) => {
    const typed = wordsOf(text);
    const spoken = typed.filter((word) => !connecting.has(word));
    const words = spoken.length > 0 ? spoken : typed;
    const number = /^[\d\s./-]+$/.test(text.trim()) ? text.replace(/\D/g, '') : '';
    const ranked = index
      .map((one) =>
        words.length === 0
          ? { ...one, rank: one.entry.usual.length > 0 ? 0 : 1, length: 0 }
          : { ...one, rank: rankOf(one, words, number), length: one.entry.name.length },
      )
      .filter(({ rank }) => rank < nowhere)
      .sort((a, b) => a.rank - b.rank || a.length - b.length || (a.digits < b.digits ? -1 : 1));
    return { found: ranked.slice(0, most).map(({ entry }) => entry), total: ranked.length };
  };
}

const nowhere = 9;

/** The smaller the better: the code itself, its beginning, the whole name, a name that begins so, words of one name. */
function rankOf(one: { digits: string; names: string[][] }, words: readonly string[], number: string): number {
  if (number !== '') {
    // The code with more digits behind it, as those of a subclass of the CNAE, or without the zeros before it.
    if (number.startsWith(one.digits) || one.digits === number.padStart(one.digits.length, '0')) return 0;
    if (one.digits.startsWith(number)) return 1;
  }
  const text = words.join(' ');
  const fits = one.names.filter((name) => words.every((word) => name.some((part) => part.startsWith(word))));
  if (fits.length === 0) return nowhere;
  const names = fits.map((name) => name.filter((word) => !connecting.has(word)).join(' '));
  if (names.includes(text)) return 2;
  return names.some((name) => name.startsWith(text)) ? 3 : 4;
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
