/**
 * The tables that the queries know. Each subject's `.db.ts` adds its own by declaration merging, so that a table's columns
 * are written down once, beside the SQL that touches them; another subject's SQL joins them only where
 * rules/tables.test.ts says why.
 */
// biome-ignore lint/suspicious/noEmptyInterface: subjects merge their tables into it
export interface Tables {}

/**
 * How the rows of a table belong to a person who is examined (product 20): by a column that says who it is; by one that names a row of
 * another table, which is somebody's; because a row of theirs in another table names it; by what stands sealed in a column, so that
 * somebody has to look; or not at all, with the reason.
 */
export type OfPerson =
  | { readonly column: string }
  | { readonly through: string; readonly column: string }
  | { readonly sealed: string }
  | { readonly namedIn: string; readonly as: string }
  | { readonly none: string };

/** What whoever copies whole tables has to know of one. */
export type TableDeclaration = {
  /** The columns of its key, in their order. */
  readonly key: readonly string[];
  /**
   * The column that says when a row was written last: what has been written since is not overwritten by a repeated move.
   * Null where a move may replace the rows, because every change of them is in the trail, too, or lasts but minutes.
   */
  readonly writtenAt: 'updated_at' | 'created_at' | 'issued_at' | 'signed_at' | null;
  /** The columns whose texts are sealed where there are keys. */
  readonly sealed?: readonly string[];
  /** Whose its rows are; rules/subjects.test.ts asks for it. */
  readonly person?: OfPerson;
};
