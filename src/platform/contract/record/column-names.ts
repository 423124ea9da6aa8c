/** `companyId` → `company_id`: what a name of the contract is called in the database. */
export type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

/** A column as a query selects it under the name of the contract. */
export type Selected<Table extends string, Name extends string> =
  Name extends Snake<Name> ? `${Table}.${Name}` : `${Table}.${Snake<Name>} as ${Name}`;

/** `companyId` → `company_id`. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `people.name`, `people.born_on as bornOn`: a column as a query selects it under the name of the contract. */
export function selected(table: string, name: string): string {
  return name === snake(name) ? `${table}.${name}` : `${table}.${snake(name)} as ${name}`;
}
