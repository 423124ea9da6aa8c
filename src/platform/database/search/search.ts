/**
 * The one form in which texts are searched: lower case, without accents, identifiers with and without punctuation.
 * Stored beside the record in its `search` column and applied to what is typed, so that both engines find the same.
 */
export function searchable(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .flatMap((part) => {
      const plain = fold(part);
      const bare = plain.replace(/[.\-/()\s]/g, '');
      return /\d/.test(plain) && bare !== plain ? [plain, bare] : [plain];
    })
    .join(' ');
}

/** Whatever is typed or pasted for an apostrophe, a prime or a quotation mark. */
const marks = /["`´ʹ-ʿˈˊˋ΄՚׳״‘-‟′-‷‹›«»Ꞌꞌ＂＇｀]/g;
const dashes = /[‐-―⁃−﹘﹣－]/g;

/**
 * Lower case without accents, with one kind of apostrophe, dash and space: `São  João d’Água` → `sao joao d'agua`. What it answers
 * is kept: who changes it writes a migration that brings the columns into the new form, as 0061 did.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(marks, "'")
    .replace(dashes, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
