declare const known: unique symbol;

/** The name of a value in a form. Only `fieldsOf` makes one: a word that the form's labels do not have does not compile. */
export type FieldName = string & { readonly [known]: true };

/**
 * The fields of a form by their names: each answers what a field is told first, its name and its label, as in
 * `<TextField {...field('city')} />`. In a row of fields it is given the row, too: `field('city', row)`.
 * @param labels what the fields are called; where they are written, their keys are checked against the form's schema
 */
export function fieldsOf<Label extends string>(labels: Readonly<Record<Label, string>>) {
  const nameOf = (name: Label, row?: string) => (row === undefined ? name : `${row}.${name}`) as FieldName;
  const field = (name: Label, row?: string) => ({ name: nameOf(name, row), label: labels[name] });
  /** The names alone, for what reads several fields. */
  const names = (...some: readonly Label[]) => some.map((name) => nameOf(name));
  return Object.assign(field, { names });
}
