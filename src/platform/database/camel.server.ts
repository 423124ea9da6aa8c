import { type Snake, snake } from '../contract/record/column-names.ts';

/** `company_id` → `companyId`. */
type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

/** A row as everything but SQL names its columns. */
export type CamelRow<Row> = { [Name in keyof Row & string as Camel<Name>]: Row[Name] };

/** Names the columns of a row as everything but SQL does. */
export function camelRow<Row extends object>(row: Row): CamelRow<Row> {
  const named = Object.entries(row).map(([name, value]) => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(named) as CamelRow<Row>;
}

/** Names what is written as SQL does. */
export function snakeRow<Row extends object>(row: Row): { [Name in keyof Row & string as Snake<Name>]: Row[Name] } {
  const named = Object.entries(row).map(([name, value]) => [snake(name), value]);
  return Object.fromEntries(named) as { [Name in keyof Row & string as Snake<Name>]: Row[Name] };
}
