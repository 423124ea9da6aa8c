import { ofEachCouncil } from '../../../councils/rights-sources.labels.ts';
import type { FormFacts } from '../form-facts.ts';
import type { VaccineRefusalAnswers } from './vaccine-refusal.schema.ts';

/** The signed refusal of a vaccine, as everybody knows it. */
export const vaccineRefusalFacts: FormFacts<VaccineRefusalAnswers> = {
  kind: 'vaccine-refusal',
  within: 'Vacinas',
  tab: 'Recusa de vacina',
  shortName: 'Recusa de vacina',
  printedName: 'Termo de recusa de vacina',
  last: 'o último termo de recusa de vacina',
  // The employer keeps it for the inspection, and it does not say why (NR-32, 32.2.4.17.5).
  confidentiality: () => 'never',
  seenByCompany: true,
  rights: () => ({
    name: 'o termo de recusa de vacina',
    source: `NR-32, 32.2.4.17.5; ${ofEachCouncil}`,
    rights: { CRM: 'whole', COREN: 'whole' },
  }),
};
