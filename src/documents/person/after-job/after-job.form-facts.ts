import type { DocumentRights } from '../../../councils/council-rights.rules.ts';
import { ofPhysicians } from '../../../councils/rights-sources.labels.ts';
import type { PersonFacts } from '../person-facts.ts';

const rights: DocumentRights = {
  name: 'a carta sobre os exames após o contrato',
  source: `NR-7, Anexo III, 2.17; NR-15, Anexo 12, 19.2; ${ofPhysicians}`,
  rights: { CRM: 'whole' },
};

/** What somebody who leaves is told of the exams after the contract, as everybody knows it; it has no result. */
export const afterJobFacts: PersonFacts = {
  kind: 'after-job',
  tab: 'Carta após o contrato',
  shortName: 'Carta após o contrato',
  printedName: 'Comunicação de exames após o contrato',
  confidential: false,
  rights: () => rights,
  madeAt: (employeeId, correctsId) => `/due-dates/after-job/issue/${employeeId}?corrects=${correctsId}`,
};
