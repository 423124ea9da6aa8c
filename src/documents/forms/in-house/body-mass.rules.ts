import { decimalText } from '../../../platform/contract/decimal.rules.ts';
import type { ExamCourse } from './course.rules.ts';

/** Height and weight of one day, as far as they are known; the index itself where that is what was written down. */
export type Body = { doneOn: string; heightCm: number | null; weightKg: number | null; index?: number | null };

/** Weight by height squared, kg/m². */
export function bodyMassIndex(heightCm: number, weightKg: number): number {
  return Math.round((10 * weightKg) / (heightCm / 100) ** 2) / 10;
}

/** What a form tells of weight and height: one course, whichever forms tell of it. */
export function bodyMassCourse<Answers>(
  of: (answers: Answers, issuedOn: string) => readonly Body[],
): ExamCourse<Answers> {
  return {
    name: 'Índice de massa corporal',
    columns: [
      { key: 'weight', label: 'Peso (kg)' },
      { key: 'height', label: 'Estatura (cm)' },
      { key: 'index', label: 'IMC (kg/m²)' },
    ],
    drawn: [{ name: 'IMC ao longo dos anos, em kg/m²', keys: ['index'], digits: 1 }],
    entries: (answers, issuedOn) =>
      of(answers, issuedOn).flatMap(({ doneOn, heightCm, weightKg, index }) => {
        const found = heightCm !== null && weightKg !== null ? bodyMassIndex(heightCm, weightKg) : (index ?? null);
        if (heightCm === null && weightKg === null && found === null) return [];
        return [
          {
            doneOn,
            measures: { weight: measured(weightKg), height: measured(heightCm), index: measured(found) },
          },
        ];
      }),
  };
}

function measured(number: number | null) {
  if (number === null) return { text: '—', number };
  return { text: decimalText(number, Number.isInteger(number) ? 0 : 1), number };
}
