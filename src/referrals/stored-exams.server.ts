import { findExam } from '../reference/reference-lookups.server.ts';
import type { ReferredExam } from './referrals.contract.ts';

/** The exams of a referral as they are stored, each by the name that Tabela 27 gives its code, whatever was once written there. */
export function storedExams(stored: string): ReferredExam[] {
  const exams = JSON.parse(stored) as ReferredExam[];
  return exams.map((exam) => ({ ...exam, name: findExam(exam.code)?.name ?? exam.name }));
}
