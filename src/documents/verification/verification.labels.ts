import type { FormKind } from '../documents.labels.ts';

/** What a document is, for whoever holds it and knows nothing of forms. */
export const printedKinds = {
  anamnesis: 'Anamnese ocupacional',
  aso: 'Atestado de Saúde Ocupacional (ASO)',
  declaration: 'Declaração',
  prescription: 'Receituário de controle especial',
  'exam-request-1': 'Solicitação de exame',
  'exam-request-2': 'Solicitação de exame',
} as const satisfies Record<FormKind, string>;
