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

/** Lower case without accents: `São João` → `sao joao`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
