import { z } from 'zod';
import { requiredMessage } from '../../../platform/contract/fields.ts';
import { identityFields, longText } from '../shared/shared.schema.ts';
import { declarationTitles } from './declaration.labels.ts';

/** The declaration (product 7.7): everything but the notes is required. */
export const declarationSchema = z.object({
  title: z
    .enum(['', ...declarationTitles], { error: 'Escolha uma das opções' })
    .refine((title) => title !== '', { error: requiredMessage }),
  ...identityFields,
  text_field: longText(),
});

export type DeclarationAnswers = z.input<typeof declarationSchema>;
