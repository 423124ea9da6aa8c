/** What looks wrong with a number, or null. */
type Warning = (text: string) => string | null;

/**
 * Makes what is kept of a record about its numbers: the names of the fields whose check digits do not fit, with commas, so that those
 * few records are found without reading all.
 * @param warnings by the name of the field
 */
export function wrongNumbersOf(warnings: Readonly<Record<string, Warning>>) {
  return (fields: Readonly<Record<string, string>>): string =>
    Object.entries(warnings)
      .filter(([name, warning]) => warning(fields[name] ?? '') !== null)
      .map(([name]) => name)
      .join();
}

/** What these fields are called, with commas. */
export function labelsOf(labels: Readonly<Record<string, string>>, names: string): string {
  return names
    .split(',')
    .map((name) => labels[name] ?? name)
    .join(', ');
}
