import { ofEachCouncil } from '../../../councils/rights-sources.labels.ts';
import type { FormFacts } from '../form-facts.ts';
import type { VaccinationCardAnswers } from './vaccination-card.schema.ts';

/** The occupational vaccination card, as everybody knows it. */
export const vaccinationCardFacts: FormFacts<VaccinationCardAnswers> = {
  kind: 'vaccination-card',
  within: 'Vacinas',
  tab: 'Carteira de vacinação',
  shortName: 'Carteira de vacinação',
  printedName: 'Carteira de vacinação ocupacional',
  last: 'a última carteira de vacinação',
  // It is the worker's proof (NR-32, 32.2.4.17.7); what was given stands in the clinical record.
  confidentiality: () => 'always',
  rights: () => ({
    name: 'a carteira de vacinação',
    source: `NR-32, 32.2.4.17.7; ${ofEachCouncil}`,
    rights: { CRM: 'whole', COREN: 'whole' },
  }),
};
