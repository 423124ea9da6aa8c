/**
 * Where a built page waits for a value that is only known when it is served (decision 43): the mark that stands there until
 * `server/pages/filled-pages.server.ts` puts the value in its place. A repeated part stands between `repeatOf` and `endOf`; the
 * places in it are those of each of the values.
 */
export function placeOf(name: string): string {
  return `⟦${name}⟧`;
}

/** Begins what is there once for each of the values of `name`. */
export function repeatOf(name: string): string {
  return `⟦${name}:⟧`;
}

/** Ends it. */
export function endOf(name: string): string {
  return `⟦:${name}⟧`;
}
