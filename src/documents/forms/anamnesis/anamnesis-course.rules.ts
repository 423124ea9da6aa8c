import { parseDate } from '../../../platform/contract/dates.ts';
import { bodyMassCourse } from '../in-house/body-mass.rules.ts';
import type { ExamCourse } from '../in-house/course.rules.ts';
import type { AnamnesisAnswers } from './anamnesis.schema.ts';
import { readingsIn } from './readings.rules.ts';

/** Blood pressure, weight and height, as far as the clinical histories of the exams say them. */
export const anamnesisCourses: readonly ExamCourse<AnamnesisAnswers>[] = [
  {
    name: 'Pressão arterial',
    columns: [
      { key: 'systolic', label: 'Sistólica (mmHg)' },
      { key: 'diastolic', label: 'Diastólica (mmHg)' },
    ],
    drawn: [{ name: 'Pressão arterial ao longo dos anos, em mmHg', keys: ['systolic', 'diastolic'], digits: 0 }],
    entries: (answers, issuedOn) =>
      read(answers, issuedOn).flatMap(({ doneOn, pressure }) => {
        if (!pressure) return [];
        const measured = (number: number) => ({ text: `${number}`, number });
        const { systolic, diastolic } = pressure;
        return [{ doneOn, measures: { systolic: measured(systolic), diastolic: measured(diastolic) } }];
      }),
  },
  bodyMassCourse((answers: AnamnesisAnswers, issuedOn) => read(answers, issuedOn)),
];

/** What each exam of an anamnesis says, on its day. */
function read({ exams }: AnamnesisAnswers, issuedOn: string) {
  return exams.map(({ exam_date, clinical_history }) => {
    return { doneOn: parseDate(exam_date) ?? issuedOn, ...readingsIn(clinical_history) };
  });
}
