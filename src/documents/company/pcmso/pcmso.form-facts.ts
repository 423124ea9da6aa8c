import { pcmso } from '../../../councils/council-rights.rules.ts';
import type { CompanyFacts } from '../company-facts.ts';

/** The PCMSO of a company as a document, of one version of its programme, as everybody knows it. */
export const pcmsoFacts: CompanyFacts = {
  kind: 'pcmso',
  tab: 'PCMSO',
  shortName: 'PCMSO',
  printedName: 'Programa de Controle Médico de Saúde Ocupacional (PCMSO)',
  rights: () => pcmso,
  askedOf: ({ programmeId }) => ({ programmeId }),
  madeAt: (companyId, correctsId) =>
    `/programmes/${companyId}/documents/issue/pcmso${correctsId ? `?corrects=${correctsId}` : ''}`,
};
