import { sameValue } from './same-value.ts';

/** The fields of a form that were changed: what was typed, and what stood there before. */
export type ChangedFields = { typed: Record<string, unknown>; before: Record<string, unknown> };

/** Never kept on a device: what these fields hold has to be typed again. */
const secrets = new Set(['password', 'current', 'code']);

/**
 * @param values what the form holds
 * @param before what it held at first
 * @returns what differs, without passwords and codes; null when nothing does
 */
export function changedFields(
  values: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): ChangedFields | null {
  const names = Object.keys(values).filter((name) => !secrets.has(name) && !sameValue(values[name], before[name]));
  if (names.length === 0) return null;
  const pick = (from: Readonly<Record<string, unknown>>) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { typed: pick(values), before: pick(before) };
}

/** A stored draft's fields, if that is what it is: anybody can change local storage. Fields that the form lacks are left out. */
export function asChangedFields(stored: unknown, form: Readonly<Record<string, unknown>>): ChangedFields | null {
  if (typeof stored !== 'object' || stored === null || !('typed' in stored) || !('before' in stored)) return null;
  const { typed, before } = stored;
  if (typeof typed !== 'object' || typeof before !== 'object' || !typed || !before) return null;
  // A choice may be nothing, a word or a number, whatever stands there before; a list stays a list.
  const fits = (name: string, value: unknown) =>
    (form[name] ?? null) === null || typeof value === typeof form[name] || (isPlain(value) && isPlain(form[name]));
  const known = Object.entries(typed).filter(([name, value]) => name in form && fits(name, value));
  return { typed: Object.fromEntries(known), before: { ...before } };
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}
