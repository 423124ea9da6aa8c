import type { StatementSync } from 'node:sqlite';

/**
 * SQLite has no boolean: it keeps 1 and 0. Which columns are booleans is what the migrations declare, and a statement knows
 * it of its columns under whatever name they come.
 * @returns what gives the statement's rows the booleans that PostgreSQL would give
 */
export function booleansOf(statement: StatementSync): <Row>(rows: Row[]) => Row[] {
  const names = statement
    .columns()
    .filter(({ type }) => type?.toLowerCase() === 'boolean')
    .map(({ name }) => name);
  if (names.length === 0) return (rows) => rows;
  return (rows) => {
    for (const row of rows as Record<string, unknown>[]) {
      for (const name of names) row[name] = row[name] === null ? null : Boolean(row[name]);
    }
    return rows;
  };
}
