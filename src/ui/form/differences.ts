import type { ReactNode } from 'react';
import { sameValue } from './same-value.ts';

/** A field that was typed into while another person saved something else there; its values, and what they are in words. */
export type Difference = {
  name: string;
  label: string;
  mine: unknown;
  theirs: unknown;
  mineInWords: ReactNode;
  theirsInWords: ReactNode;
};

/** A field's value in words, for those that are more than a text. */
export type InWords = (name: string, value: unknown) => ReactNode;

type Values = Readonly<Record<string, unknown>>;

/**
 * The fields that the user and another person have both changed, to different values.
 * @param labels what the fields are called
 * @param typed what the user has in the fields
 * @param before what the user was shown at first
 * @param stored what the record holds now
 */
export function differences(
  labels: Readonly<Record<string, string>>,
  typed: Values,
  before: Values,
  stored: Values,
  inWords: InWords = (_name, value) => String(value ?? ''),
): Difference[] {
  return Object.keys(typed)
    .filter((name) => name in labels && !sameValue(typed[name], before[name]))
    .filter((name) => !sameValue(stored[name], before[name]) && !sameValue(stored[name], typed[name]))
    .map((name) => ({
      name,
      label: labels[name] ?? name,
      mine: typed[name] === undefined ? '' : typed[name],
      theirs: stored[name] === undefined ? '' : stored[name],
      mineInWords: inWords(name, typed[name]),
      theirsInWords: inWords(name, stored[name]),
    }));
}
