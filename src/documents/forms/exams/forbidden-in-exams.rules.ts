import { forbiddenExam } from '../../../reference/forbidden-exams.labels.ts';

type Exams = readonly { exam_name: string; exam_code?: string | undefined }[];

/** The exams of a form that are forbidden as occupational ones, done or planned: at which row, and by what (product 16.4). */
export function forbiddenInExams({ exams }: { exams: Exams }) {
  return exams.flatMap(({ exam_name: name, exam_code: code = '' }, at) => {
    const found = forbiddenExam({ code, name });
    return found ? [{ at, name, reason: `${found.message} (${found.source})` }] : [];
  });
}

/** The same as what is said at each row. */
export function refusedExams(answers: { exams: Exams }) {
  return forbiddenInExams(answers).map(({ at, reason }) => ({ path: `exams.${at}.exam_name`, message: reason }));
}
