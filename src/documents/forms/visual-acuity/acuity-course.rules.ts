import { type ExamCourse, type Measure, word } from '../in-house/course.rules.ts';
import { decimalAcuity } from './sight.rules.ts';
import { fieldOf } from './visual-acuity.rules.ts';
import type { AcuityAnswers } from './visual-acuity.schema.ts';

function sight(text: string): Measure {
  return { text: text.trim() === '' ? '—' : text, number: decimalAcuity(text) };
}

/** Sight of a person through the years: of letters and words no line is drawn. */
export const acuityCourses: readonly ExamCourse<AcuityAnswers>[] = [
  {
    name: 'Acuidade visual',
    columns: [
      { key: 'rightWithout', label: 'Longe, direito, sem correção' },
      { key: 'rightWith', label: 'Longe, direito, com correção' },
      { key: 'leftWithout', label: 'Longe, esquerdo, sem correção' },
      { key: 'leftWith', label: 'Longe, esquerdo, com correção' },
      { key: 'near', label: 'Perto, ambos, com ou sem correção' },
      { key: 'plates', label: 'Cores, placas certas' },
      { key: 'reading', label: 'Leitura' },
    ],
    drawn: [],
    entries: (answers) => [
      {
        doneOn: answers.date,
        measures: {
          rightWithout: sight(answers[fieldOf('far', 'right', 'without')]),
          rightWith: sight(answers[fieldOf('far', 'right', 'with')]),
          leftWithout: sight(answers[fieldOf('far', 'left', 'without')]),
          leftWith: sight(answers[fieldOf('far', 'left', 'with')]),
          near: word(answers.near_both_with || answers.near_both_without || '—'),
          plates: word(answers.plates_total === '' ? '—' : `${answers.plates_right} de ${answers.plates_total}`),
          reading: word(answers.reading),
        },
      },
    ],
  },
];
