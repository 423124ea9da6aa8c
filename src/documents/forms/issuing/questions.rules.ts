/** What is asked before a document is issued, because something of it does not fit (product 15.1). */
type Question = 'identityReason' | 'digitsConfirmed' | 'anotherConfirmed';

/** The questions that the server has asked, each with its sentence. */
export type Questions = Partial<Record<Question, string>>;

/** What the person has said to them. */
export type Said = { identityReason: string; digitsConfirmed: boolean; anotherConfirmed: boolean };

export const nothingSaid: Said = { identityReason: '', digitsConfirmed: false, anotherConfirmed: false };

/** The questions among what the server has said of a document; null when it was about something else, too. */
export function questionsIn(issues: readonly { path: string; message: string }[]): Questions | null {
  const asked = issues.filter(({ path }) => path in nothingSaid);
  if (issues.length === 0 || asked.length < issues.length) return null;
  return Object.fromEntries(asked.map(({ path, message }) => [path, message]));
}

/** Whether every question has its answer. */
export function isAnswered(questions: Questions, said: Said): boolean {
  const needsReason = questions.identityReason !== undefined && said.identityReason.trim() === '';
  const isConfirmed = (['digitsConfirmed', 'anotherConfirmed'] as const).every(
    (name) => questions[name] === undefined || said[name],
  );
  return !needsReason && isConfirmed;
}
