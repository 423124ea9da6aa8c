import { formatDate } from '../../../platform/contract/dates.ts';
import { isClinicalExam } from '../exams/clinical-exam.rules.ts';
import { isSameExam } from '../exams/same-exam.rules.ts';
import { issuableForm, personOf } from '../issuable.server.ts';
import { clinicalOfDay, refusedInReceipt } from './content-of-receipt.rules.ts';
import { examReceiptLabels } from './exam-receipt.labels.ts';
import { examReceiptPaper } from './exam-receipt.paper.ts';
import { examReceiptSchema } from './exam-receipt.schema.ts';

export const issuable = issuableForm({
  schema: examReceiptSchema,
  labels: examReceiptLabels,
  paper: examReceiptPaper,
  person: personOf,
  refusals: refusedInReceipt,
  async contradictions({ date }, person) {
    const done = await person.examsDoneOn(date);
    const hasClinical = done.some(({ code, name }) => isClinicalExam({ exam_code: code, exam_name: name }));
    return hasClinical ? [clinicalOfDay(date)] : [];
  },
  async withdrawnExams({ exams, date }, person) {
    const done = await person.examsDoneOn(date);
    const isThere = (row: (typeof exams)[number]) =>
      done.some(({ code, name }) => isSameExam({ exam_code: code, exam_name: name }, row));
    return exams.filter((row) => !isThere(row)).map(({ exam_name }) => exam_name);
  },
  // It is of the day of its exams: of one day one is enough, whenever it is issued.
  duplicate: {
    onTheSameDay: false,
    isSame: (before, after) => before.date === after.date,
    stands: ({ date }) => `Já vale, dos exames desta pessoa em ${formatDate(date)}`,
  },
});
