import type { DocumentRights } from '../../../councils/council-rights.rules.ts';
import { ofPhysicians } from '../../../councils/rights-sources.labels.ts';
import type { FormFacts } from '../form-facts.ts';
import type { AsoAnswers } from './aso.schema.ts';

/** Only a physician examines for an ASO. */
export const asoRights: DocumentRights = {
  name: 'o ASO',
  source: `NR-7, 7.5.19.1, g; ${ofPhysicians}`,
  rights: { CRM: 'whole' },
};

/** The ASO, as everybody knows it. */
export const asoFacts: FormFacts<AsoAnswers> = {
  kind: 'aso',
  tab: 'ASO',
  shortName: 'ASO',
  printedName: 'Atestado de Saúde Ocupacional (ASO)',
  last: 'o último ASO',
  // The employer's copy is not clinical.
  confidentiality: () => 'never',
  seenByCompany: true,
  rights: () => asoRights,
  healthDocument: () => 'certificate',
  exams: 'dated',
  completes: 'occasion',
};
