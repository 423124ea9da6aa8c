import type { z } from 'zod';
import type { uploadFields, withdrawalFields } from './documents.contract.ts';

/** What the fields are called on screen. Apart from the contract, because lists need no schema. */
export const uploadLabels = {
  companyId: 'Empresa',
  employeeId: 'Colaborador',
  name: 'Nome do documento',
  file: 'Arquivo PDF',
  medicalConfidentiality: 'Sigilo médico',
} as const satisfies Record<keyof z.infer<typeof uploadFields> | 'file', string>;

/** What the withdrawal of a document asks for. */
export const withdrawalLabels = { reason: 'Motivo' } as const satisfies Record<
  keyof z.infer<typeof withdrawalFields>,
  string
>;

/** The printable forms by their kind, with the names of their tabs (product 7.1). */
export const formLabels = {
  anamnesis: 'Anamnese',
  aso: 'ASO',
  declaration: 'Declarações',
  prescription: 'Receituário especial',
  'exam-request-1': 'Solicitação de exame tipo 1',
  'exam-request-2': 'Solicitação de exame tipo 2',
} as const;

export type FormKind = keyof typeof formLabels;

/** Of which form a document was issued, or that it was sent as a file. */
export function kindOf({ kind }: { kind: string | null }): string {
  return kind ? formLabels[kind as FormKind] : 'PDF enviado';
}
