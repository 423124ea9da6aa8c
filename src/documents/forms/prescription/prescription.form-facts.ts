import type { DocumentRights } from '../../../councils/council-rights.rules.ts';
import type { FormFacts } from '../form-facts.ts';
import type { PrescriptionAnswers } from './prescription.schema.ts';

export const prescriptionRights: DocumentRights = {
  name: 'o receituário de controle especial',
  source: 'Portaria 344/1998, art. 35 e 38',
  rights: { CRM: 'whole', CRO: 'dentalUse' },
};

/** The special prescription, as everybody knows it. */
export const prescriptionFacts: FormFacts<PrescriptionAnswers> = {
  kind: 'prescription',
  tab: 'Receituário especial',
  shortName: 'Receituário',
  printedName: 'Receituário de controle especial',
  last: 'o último receituário especial',
  confidentiality: () => 'always',
  rights: () => prescriptionRights,
  healthDocument: () => 'medicalPrescription',
  // RDC 1.000/2025: electronically it comes only from systems that are integrated with the SNCR.
  byHand: true,
  issueNote:
    'Fica guardado apenas como registro. Não é assinado eletronicamente: para a farmácia só vale o papel impresso e assinado à mão.',
};
