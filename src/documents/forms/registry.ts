import { anamnesisFacts } from './anamnesis/anamnesis.form-facts.ts';
import { asoFacts } from './aso/aso.form-facts.ts';
import { declarationFacts } from './declaration/declaration.form-facts.ts';
import { examReceiptFacts } from './exam-receipt/exam-receipt.form-facts.ts';
import { examRequest1Facts } from './exam-request-1/exam-request-1.form-facts.ts';
import { examRequest2Facts } from './exam-request-2/exam-request-2.form-facts.ts';
import type { FormFacts } from './form-facts.ts';
import { spirometryFacts } from './occupational-spirometry/occupational-spirometry.form-facts.ts';
import { prescriptionFacts } from './prescription/prescription.form-facts.ts';
import { audiometryFacts } from './tonal-audiometry/tonal-audiometry.form-facts.ts';
import { vaccinationCardFacts } from './vaccination-card/vaccination-card.form-facts.ts';
import { vaccineRefusalFacts } from './vaccine-refusal/vaccine-refusal.form-facts.ts';
import { acuityFacts } from './visual-acuity/visual-acuity.form-facts.ts';

/**
 * The printable forms in the order of their tabs (product 7.1), and the only place beside its own folder that names one. Its parts
 * are found there by its name: `aso/aso.form.ts`, `aso-issuable.server.ts` and `aso.example.ts`.
 */
const registered = {
  anamnesis: anamnesisFacts,
  aso: asoFacts,
  declaration: declarationFacts,
  prescription: prescriptionFacts,
  'exam-request-1': examRequest1Facts,
  'exam-request-2': examRequest2Facts,
  'exam-receipt': examReceiptFacts,
  'tonal-audiometry': audiometryFacts,
  'visual-acuity': acuityFacts,
  'occupational-spirometry': spirometryFacts,
  'vaccine-refusal': vaccineRefusalFacts,
  'vaccination-card': vaccinationCardFacts,
};

export type FormKind = keyof typeof registered;

/** What is known of each form. */
export const forms: Readonly<Record<FormKind, FormFacts>> = registered;

/** Every kind of form, in the order of the tabs. */
export const formKinds = Object.keys(registered) as [FormKind, ...FormKind[]];
