import type { FormKind } from '../documents.labels.ts';
import type { DocumentForm } from './form.ts';

/** The printable forms in the order of their tabs (product 7.1); each is fetched when its tab is opened. */
export const documentForms: Readonly<Record<FormKind, () => Promise<DocumentForm>>> = {
  anamnesis: async () => (await import('./anamnesis/anamnesis.form.ts')).anamnesisForm,
  aso: async () => (await import('./aso/aso.form.ts')).asoForm,
  declaration: async () => (await import('./declaration/declaration.form.ts')).declarationForm,
  prescription: async () => (await import('./prescription/prescription.form.ts')).prescriptionForm,
  'exam-request-1': async () => (await import('./exam-request-1/exam-request-1.form.ts')).examRequest1Form,
  'exam-request-2': async () => (await import('./exam-request-2/exam-request-2.form.ts')).examRequest2Form,
};
