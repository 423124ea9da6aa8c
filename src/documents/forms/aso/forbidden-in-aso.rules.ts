import { forbiddenExam } from '../../../reference/forbidden-exams.labels.ts';
import type { AsoAnswers } from './aso.schema.ts';

/** The exams of an ASO that are forbidden as occupational ones, done or planned: at which row, and by what (product 16.4). */
export function forbiddenInAso({ exams }: Pick<AsoAnswers, 'exams'>) {
  return exams.flatMap(({ exam_name: name, exam_code: code = '' }, at) => {
    const found = forbiddenExam({ code, name });
    return found ? [{ at, name, reason: `${found.message} (${found.source})` }] : [];
  });
}
