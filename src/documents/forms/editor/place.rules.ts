/** The answers of a new document with a place to begin with, where the form asks for one and nothing else says it. */
export function withPlace(blank: object, place: string): object {
  return 'location' in blank && blank.location === '' ? { ...blank, location: place } : blank;
}

/** The place that a paper says, if it says one. */
export function placeOf(answers: object): string | null {
  return 'location' in answers && typeof answers.location === 'string' && answers.location ? answers.location : null;
}
