import type { FormFacts } from '../form-facts.ts';
import { inHouseFacts } from '../in-house/in-house-facts.rules.ts';
import type { AudiometryAnswers } from './tonal-audiometry.schema.ts';

/** The occupational pure-tone audiometry, as everybody knows it. */
export const audiometryFacts: FormFacts<AudiometryAnswers> = inHouseFacts({
  kind: 'tonal-audiometry',
  tab: 'Audiometria',
  shortName: 'Audiometria',
  printedName: 'Audiometria tonal ocupacional',
  last: 'a última audiometria',
  rights: () => ({
    name: 'a audiometria ocupacional',
    source: 'NR-7, Anexo II, 3.6',
    rights: { CRM: 'whole', CRFa: 'whole' },
  }),
  itsExam: { exam_code: '0281', exam_name: 'Audiometria tonal ocupacional' },
});
