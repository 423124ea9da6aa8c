import { formatDate, parseDate } from '../../../platform/contract/dates.ts';
import type { Issue } from '../../../platform/contract/errors.ts';
import { isClinicalExam } from '../exams/clinical-exam.rules.ts';
import { refusedExams } from '../exams/forbidden-in-exams.rules.ts';
import { clinicalWordIn, secrecyRefusal } from '../secrecy/clinical-words.rules.ts';
import type { ExamReceiptAnswers } from './exam-receipt.schema.ts';

/** What keeps a receipt from being issued, by its answers: a clinical exam, a day to come, a forbidden exam, a result. */
export function refusedInReceipt(answers: ExamReceiptAnswers, { today }: { today: string }): Issue[] {
  const { exams, date } = answers;
  const day = parseDate(date);
  const forbidden = refusedExams(answers);
  const results = exams.flatMap(({ exam_name }, at) => {
    const found = clinicalWordIn(exam_name, ['measure', 'result']);
    const message =
      found && `${secrecyRefusal(found)}. Retire-o: o recibo diz quais exames foram feitos, e nenhum resultado`;
    return message ? [{ path: `exams.${at}.exam_name`, message }] : [];
  });
  return [
    ...(day && day > today
      ? [{ path: 'date', message: `Em ${formatDate(day)} nada foi feito ainda: o recibo é de exames feitos` }]
      : []),
    ...exams.flatMap((exam, at) => (isClinicalExam(exam) ? [{ path: `exams.${at}.exam_name`, message: itsAso }] : [])),
    ...forbidden,
    ...results.filter(({ path }) => !forbidden.some((one) => one.path === path)),
  ];
}

const itsAso = 'Com a avaliação clínica não há recibo: o documento é o ASO (NR-7, 7.5.19.3)';

/** That a clinical exam of that day is in the register: then the ASO is the document of all of them. */
export function clinicalOfDay(date: string): Issue {
  const message = `Em ${formatDate(date)} esta pessoa fez também a avaliação clínica: o documento desse dia é o ASO, e não há recibo (NR-7, 7.5.19.3)`;
  return { path: 'date', message };
}
