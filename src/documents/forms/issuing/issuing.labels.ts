import { type FormKind, formLabels } from '../../documents.labels.ts';

/** What is issued, in the words of the paper: a declaration is called by its title. */
export function nameOfIssue(kind: FormKind, answers: object): string {
  if (kind !== 'declaration') return formLabels[kind];
  return 'title' in answers && answers.title ? String(answers.title) : 'Declaração';
}

/** The last document of a kind, as a sentence names it. */
export const lastOf: Readonly<Record<FormKind, string>> = {
  anamnesis: 'a última anamnese',
  aso: 'o último ASO',
  declaration: 'a última declaração',
  prescription: 'o último receituário especial',
  'exam-request-1': 'a última solicitação de exame tipo 1',
  'exam-request-2': 'a última solicitação de exame tipo 2',
};
