import { ofPhysicians } from '../../../councils/rights-sources.labels.ts';
import type { FormFacts } from '../form-facts.ts';
import { inHouseFacts } from '../in-house/in-house-facts.rules.ts';
import type { SpirometryAnswers } from './occupational-spirometry.schema.ts';

/** The spirometry, as everybody knows it: its reading is a physician's. */
export const spirometryFacts: FormFacts<SpirometryAnswers> = inHouseFacts({
  kind: 'occupational-spirometry',
  tab: 'Espirometria',
  shortName: 'Espirometria',
  printedName: 'Espirometria ocupacional',
  last: 'a última espirometria',
  rights: () => ({
    name: 'a espirometria com a sua leitura',
    source: `NR-7, Anexo III; ${ofPhysicians}`,
    rights: { CRM: 'whole' },
  }),
  itsExam: { exam_code: '1057', exam_name: 'Prova de função pulmonar completa (ou espirometria)' },
});
