import { ofEachCouncil } from '../../../councils/rights-sources.labels.ts';
import { asksOnlyAudiometry } from '../exams/only-audiometry.rules.ts';
import type { FormFacts } from '../form-facts.ts';
import type { ExamRequest1Answers } from './exam-request-1.schema.ts';

/** The request of laboratory exams, as everybody knows it. */
export const examRequest1Facts: FormFacts<ExamRequest1Answers> = {
  kind: 'exam-request-1',
  tab: 'Solicitação de exame tipo 1',
  shortName: 'Solicitação laboratorial',
  printedName: 'Solicitação de exame',
  last: 'a última solicitação de exame tipo 1',
  confidentiality: () => 'always',
  rights: () => ({
    name: 'a solicitação de exames laboratoriais',
    source: ofEachCouncil,
    rights: { CRM: 'whole', COREN: 'byProtocol', CRFa: 'audiometry' },
  }),
  asksOnlyAudiometry,
  rightsByAnswers: true,
  healthDocument: () => 'examRequest',
};
