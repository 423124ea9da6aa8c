import { z } from 'zod';
import { dateField } from '../../../platform/contract/brazil.ts';
import { optionalLines, optionalText, requiredText } from '../../../platform/contract/fields.ts';
import { identityFields } from '../shared/shared.schema.ts';

/** The proof of the vaccines that somebody was given (product 7.15): as the register has them, and nothing else. */
export const vaccinationCardSchema = z.object({
  ...identityFields,
  corporate_reason: requiredText(),
  doses: z
    .array(
      z.object({
        vaccine: requiredText(100),
        dose: requiredText(40),
        date: dateField,
        lot: optionalText(40),
        manufacturer: optionalText(100),
        /** Given by the practice, or known from what was shown. */
        origin: requiredText(60),
      }),
    )
    .min(1, 'Traga as doses registradas')
    .max(200, 'Use no máximo 200 doses'),
  observation: optionalLines(1_000),
});

export type VaccinationCardAnswers = z.input<typeof vaccinationCardSchema>;
