import { ofPhysicians } from '../../../councils/rights-sources.labels.ts';
import type { FormFacts } from '../form-facts.ts';
import type { AnamnesisAnswers } from './anamnesis.schema.ts';

/** The anamnesis, as everybody knows it. */
export const anamnesisFacts: FormFacts<AnamnesisAnswers> = {
  kind: 'anamnesis',
  tab: 'Anamnese',
  shortName: 'Anamnese',
  printedName: 'Anamnese ocupacional',
  last: 'a última anamnese',
  confidentiality: () => 'always',
  rights: () => ({
    name: 'a anamnese ocupacional',
    source: `NR-7, 7.5.19.1; ${ofPhysicians}`,
    rights: { CRM: 'whole' },
  }),
  healthDocument: () => 'report',
  exams: 'carried',
};
