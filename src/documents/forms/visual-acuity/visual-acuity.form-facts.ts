import { ofEachCouncil } from '../../../councils/rights-sources.labels.ts';
import type { FormFacts } from '../form-facts.ts';
import { inHouseFacts } from '../in-house/in-house-facts.rules.ts';
import type { AcuityAnswers } from './visual-acuity.schema.ts';

/** The exam of sight, as everybody knows it. */
export const acuityFacts: FormFacts<AcuityAnswers> = inHouseFacts({
  kind: 'visual-acuity',
  tab: 'Acuidade visual',
  shortName: 'Acuidade visual',
  printedName: 'Exame de acuidade visual',
  last: 'o último exame de acuidade visual',
  rights: () => ({
    name: 'o exame de acuidade visual',
    source: ofEachCouncil,
    rights: { CRM: 'whole', COREN: 'byProtocol' },
  }),
  itsExam: { exam_code: '0296', exam_name: 'Avaliação da acuidade visual' },
});
