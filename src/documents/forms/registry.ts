import { anamnesisForm } from './anamnesis/anamnesis.form.ts';
import { asoForm } from './aso/aso.form.ts';
import { declarationForm } from './declaration/declaration.form.ts';
import { examRequest1Form } from './exam-request-1/exam-request-1.form.ts';
import { examRequest2Form } from './exam-request-2/exam-request-2.form.ts';
import type { DocumentForm } from './form.ts';
import { prescriptionForm } from './prescription/prescription.form.ts';

/** The printable forms in the order of their tabs (specification, section 2). */
export const documentForms: readonly DocumentForm[] = [
  anamnesisForm,
  asoForm,
  declarationForm,
  prescriptionForm,
  examRequest1Form,
  examRequest2Form,
];
