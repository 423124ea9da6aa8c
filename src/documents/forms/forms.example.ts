import type { FormKind } from '../documents.labels.ts';
import { anamnesisExamples } from './anamnesis/anamnesis.example.ts';
import { asoExamples } from './aso/aso.example.ts';
import { declarationExamples } from './declaration/declaration.example.ts';
import { examRequest1Examples } from './exam-request-1/exam-request-1.example.ts';
import { examRequest2Examples } from './exam-request-2/exam-request-2.example.ts';
import { prescriptionExamples } from './prescription/prescription.example.ts';

type Examples = Readonly<Record<'typical' | 'fullest' | 'minimal', object>>;

/** The examples of every printable form, for tests and the gallery: apart from the forms, so that no page brings them. */
export const formExamples: Readonly<Record<FormKind, Examples>> = {
  anamnesis: anamnesisExamples,
  aso: asoExamples,
  declaration: declarationExamples,
  prescription: prescriptionExamples,
  'exam-request-1': examRequest1Examples,
  'exam-request-2': examRequest2Examples,
};
