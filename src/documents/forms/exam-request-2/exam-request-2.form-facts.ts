import { ofEachCouncil } from '../../../councils/rights-sources.labels.ts';
import { asksOnlyAudiometry } from '../exams/only-audiometry.rules.ts';
import type { FormFacts } from '../form-facts.ts';
import type { ExamRequest2Answers } from './exam-request-2.schema.ts';

/** The request of functional and image exams, as everybody knows it. */
export const examRequest2Facts: FormFacts<ExamRequest2Answers> = {
  kind: 'exam-request-2',
  tab: 'Solicitação de exame tipo 2',
  shortName: 'Solicitação complementar',
  printedName: 'Solicitação de exame',
  last: 'a última solicitação de exame tipo 2',
  confidentiality: () => 'always',
  rights: () => ({
    name: 'a solicitação de exames complementares',
    source: ofEachCouncil,
    rights: { CRM: 'whole', COREN: 'byProtocol', CRFa: 'audiometry' },
  }),
  asksOnlyAudiometry,
  rightsByAnswers: true,
  healthDocument: () => 'examRequest',
};
