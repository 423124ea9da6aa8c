import type { FormKind } from '../documents.labels.ts';

/** Who may read an issued document: professionals alone, the company too, or as who issues it chooses. */
export type Confidentiality = 'always' | 'never' | 'chosen';

/**
 * Whether a document is under medical confidentiality: an anamnesis always, an ASO never (the employer's copy has nothing
 * clinical in it). Of the rest only a declaration of attendance may be opened to the company, by a choice of its own.
 */
export function confidentialityOf(kind: FormKind, answers: object): Confidentiality {
  if (kind === 'aso') return 'never';
  const isAttendance = kind === 'declaration' && 'title' in answers && answers.title === 'Declaração de comparecimento';
  return isAttendance ? 'chosen' : 'always';
}
