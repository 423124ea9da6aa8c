import { isClinicalExam } from '../exams/clinical-exam.rules.ts';

/** An exam that is in the register as done. */
export type RecordedExam = { code: string; name: string; doneOn: string };

/** What was done on one day without a clinical exam. */
export type RecordedDay = { day: string; exams: { exam_name: string; exam_code?: string }[] };

/** So many days are offered: an older receipt is asked for by its day. */
const mostDays = 5;

/** The days on which somebody has done exams and none of them was clinical, the newest first: each can have a receipt. */
export function daysWithoutClinical(exams: readonly RecordedExam[], wanted?: string): RecordedDay[] {
  const days = [...Map.groupBy(exams, ({ doneOn }) => doneOn)].flatMap(([day, done]) => {
    const rows = done.map(({ code, name }) => ({ exam_name: name, ...(code ? { exam_code: code } : {}) }));
    return rows.some(isClinicalExam) ? [] : [{ day, exams: rows }];
  });
  const newest = days.sort((one, other) => other.day.localeCompare(one.day));
  return newest.filter(({ day }, at) => at < mostDays || day === wanted);
}
