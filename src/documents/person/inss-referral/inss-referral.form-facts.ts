import type { DocumentRights } from '../../../councils/council-rights.rules.ts';
import { ofPhysicians } from '../../../councils/rights-sources.labels.ts';
import type { PersonFacts } from '../person-facts.ts';

const rights: DocumentRights = {
  name: 'o encaminhamento ao INSS',
  source: `NR-7, 7.5.19.5; ${ofPhysicians}`,
  rights: { CRM: 'whole' },
};

/** Somebody who is away for more than 15 days on the way to the INSS, as everybody knows it; it says nothing of their health. */
export const inssReferralFacts: PersonFacts = {
  kind: 'inss-referral',
  tab: 'Encaminhamento ao INSS',
  shortName: 'INSS',
  printedName: 'Encaminhamento ao INSS',
  confidential: false,
  rights: () => rights,
};
