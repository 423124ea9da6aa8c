import { formExample } from '../form.example.ts';
import { longName, longText, patient } from '../shared/shared.example.ts';
import { declarationPaper } from './declaration.paper.ts';
import type { DeclarationAnswers } from './declaration.schema.ts';

/** Answers that the form must take and print: the usual ones, the most, the least. */
export const declarationExamples = {
  typical: {
    title: 'Atestado médico',
    ...patient,
    text_field: 'Atesto, para os devidos fins, que a paciente necessita de dois dias de repouso a partir desta data.',
  },
  fullest: {
    title: 'Declaração de comparecimento',
    ...patient,
    name: longName,
    text_field: longText('Compareceu a esta clínica para avaliação ocupacional das 8h às 11h30.', 9_000),
  },
  minimal: { title: 'Laudo', ...patient, text_field: '' },
} satisfies Record<string, DeclarationAnswers>;

/** How they stand on paper, and on how many pages. */
export const example = formExample({
  answers: declarationExamples,
  paper: declarationPaper,
  pages: { fullest: [3, 4], typical: [1, 1], minimal: [1, 1] },
});
