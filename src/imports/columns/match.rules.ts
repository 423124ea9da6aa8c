import {
  type ColumnMatch,
  type ImportColumn,
  type ImportKind,
  importKinds,
  type RememberedColumns,
} from './columns.labels.ts';
import { columnsOf } from './columns.rules.ts';
import { headerKey, sameName } from './header-key.rules.ts';

/**
 * In which column of a file each field stands, by their names: what was chosen by hand before, then the field's own name, then
 * what other products call it, the usual names first. No column is taken twice; of two with the same name the first is.
 */
export function matchColumns(
  kind: ImportKind,
  header: readonly string[],
  remembered: RememberedColumns = {},
): ColumnMatch {
  const columns = columnsOf(kind);
  const keys = header.map(headerKey);
  const names = header.map(sameName);
  const taken = new Set<number>();
  const match: Record<string, number> = {};

  function take(field: string, at: number): void {
    if (at < 0 || field in match) return;
    taken.add(at);
    match[field] = at;
  }

  keys.forEach((key, at) => {
    const field = key in remembered ? remembered[key] : undefined;
    if (field === null) taken.add(at);
    else if (columns.some((column) => column.field === field)) take(field ?? '', at);
  });
  const byRank = columns.flatMap(({ field, label, synonyms }) =>
    [label, ...synonyms].map((name, rank) => ({ field, rank, name: sameName(name) })),
  );
  for (const { field, name } of byRank.sort((one, other) => one.rank - other.rank))
    take(
      field,
      names.findIndex((each, at) => each === name && name !== '' && !taken.has(at)),
    );
  return match;
}

/** What each kind's columns are called, as `sameName` compares them; `known` are further names, chosen by hand for one of them. */
export function columnNames(known: readonly string[] = []): string[][] {
  return importKinds.map((kind) =>
    [...columnsOf(kind).flatMap(({ label, synonyms }) => [label, ...synonyms]), ...known].map(sameName),
  );
}

/** The columns that a new record needs and a file does not have. */
export function missingColumns(kind: ImportKind, match: ColumnMatch): readonly ImportColumn[] {
  return columnsOf(kind).filter(({ field, required }) => required && !(field in match));
}
