import type { DocumentRights } from '../../../councils/council-rights.rules.ts';
import { ofPhysicians } from '../../../councils/rights-sources.labels.ts';
import type { CompanyFacts } from '../company-facts.ts';

const rights: DocumentRights = {
  name: 'o relatório analítico do PCMSO',
  source: `NR-7, 7.6.2; ${ofPhysicians}`,
  rights: { CRM: 'whole' },
};

/** The annual analytical report of a company, as everybody knows it. */
export const annualReportFacts: CompanyFacts = {
  kind: 'annual-report',
  tab: 'Relatório analítico',
  shortName: 'Relatório',
  printedName: 'Relatório analítico do PCMSO',
  rights: () => rights,
  madeAt: (companyId, correctsId) => `/programmes/${companyId}/reports${correctsId ? `?corrects=${correctsId}` : ''}`,
};
