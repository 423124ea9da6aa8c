import { ofEachCouncil } from '../../../councils/rights-sources.labels.ts';
import type { FormFacts } from '../form-facts.ts';
import type { ExamReceiptAnswers } from './exam-receipt.schema.ts';

/** The receipt of exams, as everybody knows it. */
export const examReceiptFacts: FormFacts<ExamReceiptAnswers> = {
  kind: 'exam-receipt',
  tab: 'Recibo de exames',
  shortName: 'Recibo',
  printedName: 'Recibo de exames complementares',
  last: 'o último recibo de exames',
  // The employer gives it, and it has no result (NR-7, 7.5.19.3).
  confidentiality: () => 'never',
  seenByCompany: true,
  // The norm names no council: whoever may say that somebody was there may hand it over.
  rights: () => ({
    name: 'o recibo de exames',
    source: `NR-7, 7.5.19.3; ${ofEachCouncil}`,
    rights: { CRM: 'whole', CRO: 'whole', COREN: 'whole', CRFa: 'whole', CRP: 'whole', CREFITO: 'whole' },
  }),
  exams: 'ofOneDay',
  completes: 'examsOnly',
};
