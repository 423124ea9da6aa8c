import type { DocumentRights } from '../../../councils/council-rights.rules.ts';
import { ofEachCouncil } from '../../../councils/rights-sources.labels.ts';
import type { HealthDocument } from '../form-facts.ts';
import type { declarationTitles } from './declaration.labels.ts';

type Title = (typeof declarationTitles)[number];

const inOwnField = {
  CRM: 'whole',
  CRO: 'ownField',
  COREN: 'whole',
  CRFa: 'ownField',
  CRP: 'ownField',
  CREFITO: 'ownField',
} as const;

/** Who may issue each of the declarations (product 15.7). */
export const rightsByTitle: Readonly<Record<Title, DocumentRights>> = {
  'Atestado médico': { name: 'o atestado médico', source: 'Resolução CFM 2.381/2024', rights: { CRM: 'whole' } },
  Receituário: {
    name: 'o receituário',
    source: ofEachCouncil,
    rights: { CRM: 'whole', CRO: 'whole', COREN: 'byProtocol' },
  },
  Laudo: {
    name: 'o laudo',
    source: ofEachCouncil,
    rights: { CRM: 'whole', CRO: 'ownField', CRFa: 'ownField', CRP: 'ownField', CREFITO: 'ownField' },
  },
  Relatório: { name: 'o relatório', source: ofEachCouncil, rights: inOwnField },
  Encaminhamento: { name: 'o encaminhamento', source: ofEachCouncil, rights: inOwnField },
  'Declaração de comparecimento': {
    name: 'a declaração de comparecimento',
    source: ofEachCouncil,
    rights: { CRM: 'whole', CRO: 'whole', COREN: 'whole', CRFa: 'whole', CRP: 'whole', CREFITO: 'whole' },
  },
};

/** What ICP-Brasil takes them for; the others are of none of its kinds. */
export const healthDocuments: Readonly<Record<string, HealthDocument>> = {
  'Atestado médico': 'certificate',
  Laudo: 'report',
  Relatório: 'report',
  Receituário: 'medicalPrescription',
};
