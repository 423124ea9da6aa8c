import { z } from 'zod';
import { dateField } from '../../../platform/contract/brazil.ts';
import { requiredText } from '../../../platform/contract/fields.ts';
import { identityFields } from '../shared/shared.schema.ts';

/** The signed refusal of a vaccine (product 7.14): which, and on which day; never why. */
export const vaccineRefusalSchema = z.object({
  ...identityFields,
  corporate_reason: requiredText(),
  /** By its name: one of the table, or another one. */
  vaccine: requiredText(100),
  date: dateField,
});

export type VaccineRefusalAnswers = z.input<typeof vaccineRefusalSchema>;
