import type { z } from 'zod';
import { type DocumentKind, documentKinds } from './document-kinds.rules.ts';
import type { uploadFields, withdrawalFields } from './documents.contract.ts';
import { type FormKind, formKinds, forms } from './forms/registry.ts';

/** What the fields are called on screen. Apart from the contract, because lists need no schema. */
export const uploadLabels = {
  companyId: 'Empresa',
  employeeId: 'Colaborador',
  name: 'Nome do documento',
  file: 'Arquivo PDF',
  medicalConfidentiality: 'Sigilo médico',
} as const satisfies Record<keyof z.infer<typeof uploadFields> | 'file', string>;

export const withdrawalLabels = { reason: 'Motivo' } as const satisfies Record<
  keyof z.infer<typeof withdrawalFields>,
  string
>;

/** The names of the forms by their kind, as lists and tabs have them (product 7.1). */
export const formLabels = Object.fromEntries(formKinds.map((kind) => [kind, forms[kind].tab])) as Record<
  FormKind,
  string
>;

/** Of which kind an issued document is, or that it was sent as a file. */
export function kindOf({ kind }: { kind: string | null }): string {
  return kind ? documentKinds[kind as DocumentKind].tab : 'PDF enviado';
}
