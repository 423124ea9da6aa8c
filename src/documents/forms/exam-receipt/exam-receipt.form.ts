import { today } from '../../../platform/contract/dates.ts';
import { documentForm } from '../form.ts';
import { refusedInReceipt } from './content-of-receipt.rules.ts';
import { ExamReceiptFields } from './ExamReceiptFields.tsx';
import { examReceiptFacts } from './exam-receipt.form-facts.ts';
import { blankExamReceipt, examReceiptLabels } from './exam-receipt.labels.ts';
import { examReceiptPaper } from './exam-receipt.paper.ts';

export const form = documentForm(examReceiptFacts, {
  loadSchema: async () => (await import('./exam-receipt.schema.ts')).examReceiptSchema,
  labels: examReceiptLabels,
  blank: blankExamReceipt,
  title: ({ name }) => `RECIBO_EXAMES_DOCUMENT_${name}`,
  refused: (answers) => refusedInReceipt(answers, { today: today() }),
  // The same exams are done again; the day is the new one's.
  basedOn: (answers, earlier) =>
    answers.exams.some(({ exam_name }) => exam_name.trim() !== '') ? answers : { ...answers, exams: earlier.exams },
  loadTold: async () => (await import('./RecordedExamsOf.tsx')).RecordedExamsOf,
  Fields: ExamReceiptFields,
  paper: examReceiptPaper,
});
