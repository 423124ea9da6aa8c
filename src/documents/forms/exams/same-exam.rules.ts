import { fold } from '../../../platform/database/search/search.ts';
import { usualExamNames } from '../../../reference/usual-exam-names.labels.ts';

/** An exam as a row of a form or a line of a request names it. */
type Named = { exam_name: string; exam_code?: string | undefined };

const usualCodes = new Map(
  Object.entries(usualExamNames).flatMap(([code, names]) => names.map((name) => [fold(name), code] as const)),
);

/** Whether two exams are one and the same: by their codes, else by name, also by what an exam is usually called. */
export function isSameExam(one: Named, other: Named): boolean {
  if (one.exam_code && other.exam_code) return one.exam_code === other.exam_code;
  if (fold(one.exam_name) === fold(other.exam_name)) return true;
  const code = codeOf(one);
  return code !== '' && code === codeOf(other);
}

function codeOf({ exam_name, exam_code }: Named): string {
  return exam_code || (usualCodes.get(fold(exam_name)) ?? '');
}
