/** The table that a row of the copies is of: its label may count after it. */
export function tableOf(label: string): string {
  return label.split(' ')[0] ?? '';
}

/**
 * A backup holds the tables that the subjects declare, and no other: the rows of another would silently be left out of a copy
 * that never changes any more.
 * @throws when no subject declares the table of a row
 */
export function mustBeDeclared(labels: readonly string[], declared: object): void {
  const unknown = [...new Set(labels.map(tableOf))].filter((table) => !Object.hasOwn(declared, table));
  if (unknown.length === 0) return;
  throw new Error(
    `No subject declares ${unknown.join(', ')}, of which scripts/keep-copies has rows. Declare the table in the *.subject.ts of its folder, put that into src/subjects/registry.ts, and run npm run keep-copies again.`,
  );
}
