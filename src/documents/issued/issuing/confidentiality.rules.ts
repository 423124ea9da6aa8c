import type { FormKind } from '../../documents.labels.ts';
import type { DeclarationAnswers } from '../../forms/declaration/declaration.schema.ts';

/** Whether a document is under medical confidentiality: 'open' leaves it to the professional, and is confidential until then. */
export type Confidentiality = 'always' | 'never' | 'open';

/** Of the declarations only that of attendance says nothing of anybody's health. */
export function declarationConfidentiality({ title }: Pick<DeclarationAnswers, 'title'>): Confidentiality {
  return title === 'Declaração de comparecimento' ? 'open' : 'always';
}

/** Whether a document of a kind is, for a screen that has only its answers: an ASO never, for the employer's copy is not clinical. */
export function confidentialityOf(kind: FormKind, answers: object): Confidentiality {
  if (kind === 'aso') return 'never';
  if (kind !== 'declaration') return 'always';
  return declarationConfidentiality(answers as Pick<DeclarationAnswers, 'title'>);
}

/**
 * Whether a document becomes confidential.
 * @param asked what the professional has said; undefined for nothing
 * @returns the message for a choice that this document does not leave
 */
export function confidentialOf(rule: Confidentiality, asked: boolean | undefined): boolean | string {
  if (rule === 'open') return asked ?? true;
  const confidential = rule === 'always';
  if (asked === undefined || asked === confidential) return confidential;
  return confidential
    ? 'Este documento fica sempre sob sigilo médico: só a declaração de comparecimento pode ser vista pela empresa'
    : 'O ASO é sempre visto pela empresa: ele não tem conteúdo clínico';
}
