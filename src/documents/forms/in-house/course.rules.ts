/** One number, or word, of an exam among those of other years: as it is read, and as it is drawn where it can be. */
export type Measure = { text: string; number: number | null };

/** What one exam adds to a course. */
export type CourseEntry = {
  /** The day it is of, `YYYY-MM-DD`. */
  doneOn: string;
  measures: Readonly<Record<string, Measure>>;
};

/**
 * What the issued documents of a form tell of their person through the years (decision 153). Several forms may tell of the same:
 * courses of one name are one.
 */
export type ExamCourse<Answers> = {
  name: string;
  columns: readonly { key: string; label: string }[];
  /** What is drawn in one picture each: columns of the same unit. */
  drawn: readonly { name: string; keys: readonly string[]; digits: number }[];
  /** What a document tells; nothing where it does not, or not without a doubt. */
  entries: (answers: Answers, issuedOn: string) => readonly CourseEntry[];
};

/** A measure with nothing to draw. */
export function word(text: string): Measure {
  return { text, number: null };
}
