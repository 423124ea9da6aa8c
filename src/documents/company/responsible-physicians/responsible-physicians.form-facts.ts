import type { DocumentRights } from '../../../councils/council-rights.rules.ts';
import { ofPhysicians } from '../../../councils/rights-sources.labels.ts';
import type { CompanyFacts } from '../company-facts.ts';

const rights: DocumentRights = {
  name: 'a relação dos médicos responsáveis pelo PCMSO',
  source: `NR-7, 7.4.1, c; ${ofPhysicians}`,
  rights: { CRM: 'whole' },
};

/** The list of who has answered for a company's PCMSO, as everybody knows it. */
export const responsiblePhysiciansFacts: CompanyFacts = {
  kind: 'responsible-physicians',
  tab: 'Médicos responsáveis',
  shortName: 'Responsáveis',
  printedName: 'Relação dos médicos responsáveis pelo PCMSO',
  rights: () => rights,
  madeAt: (companyId, correctsId) =>
    `/programmes/${companyId}/documents/issue/responsible-physicians${correctsId ? `?corrects=${correctsId}` : ''}`,
};
