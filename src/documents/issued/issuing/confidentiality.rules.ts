import type { Confidentiality } from '../../forms/form-facts.ts';

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
    : 'Este documento é sempre visto pela empresa: ele não tem conteúdo clínico';
}
