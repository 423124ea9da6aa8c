import type { ReferredExam } from '../../referrals.contract.ts';
import type { ReferralRow } from '../../referrals.db.ts';
import { storedExams } from '../../stored-exams.server.ts';

/** That an exam was already done on the day: when it was said, by the register of whom, as which kind of user. */
export type CheckedExam = { code: string; at: string; by: string; as: string };

type Kept = Pick<ReferralRow, 'exams' | 'checkedExams'>;

/** What was said of a day is gone with that day, and with the arrival that was none. */
export const noneChecked = { checkedExams: '[]' } as const;

/** The exams of a referral, each with what was said of it; what was said of one that it no longer asks for is left out. */
export function checklistOf({ exams, checkedExams }: Kept): (ReferredExam & { done: CheckedExam | null })[] {
  const checked = new Map(stored(checkedExams).map((one) => [one.code, one]));
  return storedExams(exams).map((exam) => ({ ...exam, done: checked.get(exam.code) ?? null }));
}

/** The list with the entry of one exam changed: those of the others stay, whoever has written them meanwhile. */
export function withEntry({ checkedExams }: Kept, code: string, entry: CheckedExam | null): string {
  const others = stored(checkedExams).filter((one) => one.code !== code);
  return JSON.stringify(entry ? [...others, entry] : others);
}

function stored(checkedExams: string): CheckedExam[] {
  return JSON.parse(checkedExams) as CheckedExam[];
}
