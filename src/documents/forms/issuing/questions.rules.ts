import type { Issue } from '../../../platform/contract/errors.ts';

/** What is asked before a document is issued, because something of it does not fit (product 15.1). */
type Question = 'identityReason' | 'digitsConfirmed' | 'anotherConfirmed';

/** The questions that the server has asked, each with its sentence; `standing` is the document beside which another one would be. */
export type Questions = Partial<Record<Question | 'standing', string>>;

/** What the person has said to them. */
export type Replies = { identityReason: string; digitsConfirmed: boolean; anotherConfirmed: boolean };

export const noReplies: Replies = { identityReason: '', digitsConfirmed: false, anotherConfirmed: false };

/** The questions among what the server has said of a document; null when it was about something else, too. */
export function questionsIn(issues: readonly Issue[]): Questions | null {
  const asked = issues.filter(({ path }) => path in noReplies);
  if (issues.length === 0 || asked.length < issues.length) return null;
  const standing = asked.find(({ path }) => path === 'anotherConfirmed')?.about;
  return {
    ...Object.fromEntries(asked.map(({ path, message }) => [path, message])),
    ...(standing === undefined ? {} : { standing }),
  };
}

/** What was said to the questions that were asked: an answer to none of them is nobody's. */
export function repliesTo(questions: Questions, replies: Replies): Replies {
  return {
    identityReason: questions.identityReason === undefined ? '' : replies.identityReason,
    digitsConfirmed: questions.digitsConfirmed !== undefined && replies.digitsConfirmed,
    anotherConfirmed: questions.anotherConfirmed !== undefined && replies.anotherConfirmed,
  };
}

/** Whether every question has its answer. */
export function isAnswered(questions: Questions, replies: Replies): boolean {
  const needsReason = questions.identityReason !== undefined && replies.identityReason.trim() === '';
  const isConfirmed = (['digitsConfirmed', 'anotherConfirmed'] as const).every(
    (name) => questions[name] === undefined || replies[name],
  );
  return !needsReason && isConfirmed;
}
