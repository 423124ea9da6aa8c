import type { Subject } from '../form.ts';
import { identityLabels } from '../shared/shared.labels.ts';
import { identityOf } from '../shared/shared.rules.ts';
import type { DeclarationAnswers } from './declaration.schema.ts';

/** The six kinds of declaration (product 7.7). */
export const declarationTitles = [
  'Laudo',
  'Relatório',
  'Receituário',
  'Encaminhamento',
  'Atestado médico',
  'Declaração de comparecimento',
] as const;

export const declarationLabels = {
  title: 'Documento',
  ...identityLabels,
  text_field: 'Anotações',
} as const satisfies Record<keyof DeclarationAnswers, string>;

/** A new declaration: whom it is about, its kind still to be chosen. */
export function blankDeclaration(subject: Subject): DeclarationAnswers {
  return { title: '', ...identityOf(subject), text_field: '' };
}
