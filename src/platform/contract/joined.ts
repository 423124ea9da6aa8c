import type { z } from 'zod';

export type Shape = Readonly<Record<string, z.ZodType>>;

/** Where the values of a shape are answered: `ownerName`, `user.email`. */
type Place<Of> = {
  [Name in keyof Of & string]: Of[Name] extends z.ZodObject<infer Inner> ? `${Name}.${keyof Inner & string}` : Name;
}[keyof Of & string];

/** What is answered with a record from another table, which the query joins. */
export type Joined<
  Of extends Shape = Shape,
  Columns extends Readonly<Record<string, string>> = Record<string, string>,
> = {
  readonly shape: Of;
  readonly columns: Columns;
};

export type NoJoin = Joined<Record<never, never>, Record<never, never>>;

/** The columns as a query selects them: `users.email as user.email`. */
export type JoinedColumn<Columns> = {
  [At in keyof Columns & string]: `${Columns[At] & string} as ${At}`;
}[keyof Columns & string];

/**
 * Declares what is answered with a record from another table.
 * @param shape how it is answered, one level deep; what the database does not have is absent
 * @param columns the column for each of its places: `{ 'user.email': 'users.email' }`
 */
export function joined<const Of extends Shape, const Columns extends Readonly<Record<Place<Of>, string>>>(
  shape: Of,
  columns: Columns & Readonly<Record<Exclude<keyof Columns, Place<Of>>, never>>,
): Joined<Of, Columns> {
  return { shape, columns };
}

/** The columns of a join as a query selects them. */
export function joinedColumns<Columns extends Readonly<Record<string, string>>>(columns: Columns) {
  return Object.entries(columns).map(([place, column]) => `${column} as ${place}`) as JoinedColumn<Columns>[];
}

/**
 * Puts what a query joined into its place: `user.email` → `{ user: { email } }`.
 * @param columns what the query selected
 * @returns what does so with a row
 */
export function nesting<Row extends object>(columns: readonly string[]): (row: Row) => object {
  const names = columns.map((column) => column.split(' as ')[1] ?? column.replace(/^\w+\./, ''));
  const plain = names.filter((name) => !name.includes('.'));
  const places = names
    .filter((name) => name.includes('.'))
    .map((from) => ({ from, outer: from.replace(/\..*$/, ''), inner: from.replace(/^.*\./, '') }));
  if (places.length === 0) return (row) => row;
  return (row) => {
    const read = row as Readonly<Record<string, unknown>>;
    const whole: Record<string, unknown> = {};
    for (const name of plain) whole[name] = read[name];
    for (const { from, outer, inner } of places) {
      whole[outer] ??= {};
      if (read[from] !== null) (whole[outer] as Record<string, unknown>)[inner] = read[from];
    }
    return whole;
  };
}
