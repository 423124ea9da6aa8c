import { decimalOf } from '../../../platform/contract/decimal.rules.ts';
import { bodyMassCourse } from '../in-house/body-mass.rules.ts';
import { type ExamCourse, type Measure, word } from '../in-house/course.rules.ts';
import { computed } from './occupational-spirometry.rules.ts';
import type { SpirometryAnswers } from './occupational-spirometry.schema.ts';

function measured(text: string): Measure {
  return { text: text === '' ? '—' : text, number: decimalOf(text) };
}

/** The volumes of a person through the years, and with them height and weight. */
export const spirometryCourses: readonly ExamCourse<SpirometryAnswers>[] = [
  {
    name: 'Espirometria',
    columns: [
      { key: 'fvc', label: 'CVF (L)' },
      { key: 'ofFvc', label: 'CVF, % do previsto' },
      { key: 'fev1', label: 'VEF1 (L)' },
      { key: 'ofFev1', label: 'VEF1, % do previsto' },
      { key: 'ratio', label: 'VEF1/CVF (%)' },
      { key: 'grade', label: 'Grau' },
      { key: 'reading', label: 'Leitura' },
    ],
    drawn: [{ name: 'CVF e VEF1 ao longo dos anos, em litros', keys: ['fvc', 'fev1'], digits: 2 }],
    entries: (answers) => {
      const { ratio, ofFvc, ofFev1 } = computed(answers);
      return [
        {
          doneOn: answers.date,
          measures: {
            fvc: measured(answers.fvc),
            ofFvc: measured(ofFvc),
            fev1: measured(answers.fev1),
            ofFev1: measured(ofFev1),
            ratio: measured(ratio),
            grade: word(answers.grade),
            reading: word(answers.reading),
          },
        },
      ];
    },
  },
  bodyMassCourse(({ date, height_cm, weight_kg }: SpirometryAnswers) => [
    { doneOn: date, heightCm: decimalOf(height_cm), weightKg: decimalOf(weight_kg) },
  ]),
];
