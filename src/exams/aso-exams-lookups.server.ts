import { today } from '../platform/contract/dates.ts';
import { forbiddenExam } from '../reference/forbidden-exams.labels.ts';
import { examCodeOf, findExam } from '../reference/reference-lookups.server.ts';
import { type AsoExams, type ExamOfAso, examsOfAso } from './exams-of-aso.rules.ts';

/** An exam of an ASO, and what the tables say of it. */
export type TableExam = ExamOfAso & { known: 'yes' | 'withdrawn' | 'no'; isForbidden: boolean };

/** The exams that an ASO says were done, each with whether Tabela 27 has its code and whether it may be an occupational one. */
export function examsByTable(answers: AsoExams): TableExam[] {
  return examsOfAso(answers, examCodeOf, today()).map((exam) => {
    const found = findExam(exam.code);
    const known = found ? (found.withdrawn ? 'withdrawn' : 'yes') : 'no';
    return { ...exam, known, isForbidden: forbiddenExam(exam) !== null };
  });
}
