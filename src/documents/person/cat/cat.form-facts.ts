import type { DocumentRights } from '../../../councils/council-rights.rules.ts';
import { ofPhysicians } from '../../../councils/rights-sources.labels.ts';
import type { PersonFacts } from '../person-facts.ts';

const rights: DocumentRights = {
  name: 'a CAT, que traz o atestado médico',
  source: `Lei 8.213/1991, art. 22; ${ofPhysicians}`,
  rights: { CRM: 'whole' },
};

/** A communication of a work accident on paper, as everybody knows it. */
export const catFacts: PersonFacts = {
  kind: 'cat',
  tab: 'CAT',
  shortName: 'CAT',
  printedName: 'Comunicação de Acidente de Trabalho (CAT)',
  confidential: true,
  rights: () => rights,
};
