import { parseDate } from '../platform/contract/dates.ts';
import { type Occasion, occasionLabels, occasions } from '../programmes/programmes.labels.ts';

/** What of an ASO says which exams were done, as its form gives it. */
export type AsoExams = {
  examType?: string;
  exams?: readonly { exam_name?: string; exam_date?: string; exam_code?: string }[];
  /** The ASO's own date, which is the clinical exam's. */
  date?: string;
  location?: string;
};

/** An exam that an ASO says was done. */
export type ExamOfAso = { code: string; name: string; doneOn: string; place: string; occasion: Occasion | '' };

/** The occupational clinical exam, which is what an ASO is issued on (NR-7, 7.5.19). */
const clinical = { code: '0295', name: 'Avaliação clínica' };

/**
 * The exams that an ASO says were done: each row with a name and a date until today, and the clinical exam on the ASO's own
 * date where no row says its date, as in those that were issued before it had to (NR-7, 7.5.19.1 d). A row without a date is planned, one ahead of today is not done yet; what stands there twice was done once.
 * @param codeOf the code of an exam's name, where a row brings none
 * @param today `YYYY-MM-DD`
 */
export function examsOfAso(
  { examType = '', exams = [], date = '', location = '' }: AsoExams,
  codeOf: (name: string) => string | null,
  today: string,
): ExamOfAso[] {
  const occasion: Occasion | '' = occasions.find((one) => occasionLabels[one] === examType) ?? '';
  const rows = exams.map(({ exam_name = '', exam_date = '', exam_code = '' }) => {
    const code = exam_code || codeOf(exam_name) || '';
    return { code, name: exam_name, date: exam_date, place: code === clinical.code ? location : '' };
  });
  const isDated = rows.some((row) => row.code === clinical.code && row.date !== '');
  const own = isDated ? [] : [{ ...clinical, date, place: location }];
  const done = [...rows, ...own].flatMap(({ date: written, ...exam }): ExamOfAso[] => {
    const doneOn = parseDate(written);
    return doneOn && doneOn <= today && exam.name !== '' ? [{ ...exam, doneOn, occasion }] : [];
  });
  const once = new Map(done.toReversed().map((exam) => [`${exam.code || exam.name} ${exam.doneOn}`, exam]));
  return [...once.values()].reverse();
}
