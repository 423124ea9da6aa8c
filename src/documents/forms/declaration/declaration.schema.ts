import { z } from 'zod';
import { requiredMessage } from '../../../platform/contract/fields.ts';
import type { Subject } from '../form.ts';
import { identityFields, identityLabels, identityOf, longText } from '../shared.schema.ts';

/** The six kinds of declaration (specification, section 3). */
export const declarationTitles = [
  'Laudo',
  'Relatório',
  'Receituário',
  'Encaminhamento',
  'Atestado médico',
  'Declaração de comparecimento',
] as const;

/** Specification, section 5, Declaration: everything but the notes is required. */
export const declarationSchema = z.object({
  title: z
    .union([z.literal(''), z.enum(declarationTitles)])
    .refine((title) => title !== '', { error: requiredMessage }),
  ...identityFields,
  text_field: longText(),
});

export type DeclarationAnswers = z.input<typeof declarationSchema>;

export const declarationLabels = {
  title: 'Documento',
  ...identityLabels,
  text_field: 'Anotações',
} as const satisfies Record<keyof DeclarationAnswers, string>;

/** A new declaration: whom it is about, its kind still to be chosen. */
export function blankDeclaration(subject: Subject): DeclarationAnswers {
  return { title: '', ...identityOf(subject), text_field: '' };
}
