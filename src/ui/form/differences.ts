/** A field that was typed into while another person saved something else there. */
export type Difference = { name: string; label: string; mine: string; theirs: string };

/**
 * The fields that the user and another person have both changed, to different values.
 * @param labels what the fields are called
 * @param typed what the user has in the fields
 * @param before what the user was shown at first
 * @param stored what the record holds now
 */
export function differences(
  labels: Readonly<Record<string, string>>,
  typed: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): Difference[] {
  return Object.keys(typed)
    .filter((name) => name in labels && typed[name] !== before[name])
    .filter((name) => stored[name] !== before[name] && stored[name] !== typed[name])
    .map((name) => ({
      name,
      label: labels[name] ?? name,
      mine: String(typed[name] ?? ''),
      theirs: String(stored[name] ?? ''),
    }));
}
