type None = Readonly<Record<never, never>>;

/** Defaults for fields that there are: another name does not compile. */
type Known<Label extends string, Defaults> = Defaults & { readonly [Name in Exclude<keyof Defaults, Label>]: never };

/**
 * The values with which a form begins: every field of its labels, empty but for the defaults that are named.
 * @param labels what the fields are called
 */
export function blankOf<Label extends string, const Defaults extends object = None>(
  labels: Readonly<Record<Label, string>>,
  defaults?: Known<Label, Defaults>,
) {
  const empty = Object.fromEntries(Object.keys(labels).map((name) => [name, '']));
  return { ...empty, ...defaults } as { [Name in Label]: Name extends keyof Defaults ? Defaults[Name] : '' };
}
