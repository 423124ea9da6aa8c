import { expect, test } from 'vitest';
import { examCodeOf } from '../reference/reference-lookups.server.ts';
import { type AsoExams, examsOfAso } from './exams-of-aso.rules.ts';

const done = (aso: AsoExams) => examsOfAso(aso, examCodeOf, '2026-11-22');
const brief = (aso: AsoExams) => done(aso).map(({ code, name, doneOn }) => `${code} ${name} ${doneOn}`);

test('rows with a date were done, and the clinical exam on the date of the ASO', () => {
  expect(
    done({
      examType: 'Periódico',
      exams: [
        { exam_name: 'Audiometria tonal', exam_date: '09-11-2026' },
        { exam_name: 'Espirometria', exam_date: '' },
      ],
      date: '10-11-2026',
      location: 'São Paulo',
    }),
  ).toEqual([
    { code: '0281', name: 'Audiometria tonal', doneOn: '2026-11-09', place: '', occasion: 'periodic' },
    { code: '0295', name: 'Avaliação clínica', doneOn: '2026-11-10', place: 'São Paulo', occasion: 'periodic' },
  ]);
});

test('what stands there twice was done once', () => {
  const clinical = { exam_name: 'Exame clínico', exam_date: '10-11-2026' };
  expect(brief({ exams: [clinical, clinical], date: '2026-11-10' })).toEqual(['0295 Exame clínico 2026-11-10']);
  const again = { exam_name: 'Audiometria', exam_date: '09-10-2026' };
  expect(brief({ exams: [{ ...again, exam_date: '08-10-2026' }, again] })).toEqual([
    '0281 Audiometria 2026-10-08',
    '0281 Audiometria 2026-10-09',
  ]);
});

test('the code of a row goes before its name, and a name without a code stays a name', () => {
  const exam_date = '01-11-2026';
  expect(
    brief({
      exams: [
        { exam_name: 'Audiometria', exam_code: '0283', exam_date },
        { exam_name: 'Exame da casa', exam_date },
        { exam_name: '', exam_date },
      ],
    }),
  ).toEqual(['0283 Audiometria 2026-11-01', ' Exame da casa 2026-11-01']);
});

test('nothing ahead of today was done, and without dates nothing was', () => {
  const exams = [{ exam_name: 'Espirometria', exam_date: '23-11-2026' }];
  expect(brief({ exams, date: '23-11-2026' })).toEqual([]);
  expect(brief({ exams: [{ exam_name: 'Espirometria', exam_date: '' }] })).toEqual([]);
  expect(brief({ exams: [{ exam_name: 'Espirometria', exam_date: '31-02-2026' }] })).toEqual([]);
  expect(brief({ date: '22-11-2026' })).toEqual(['0295 Avaliação clínica 2026-11-22']);
});

test('an occasion that nobody chose is not known', () => {
  expect(done({ examType: '', date: '01-11-2026' })[0]?.occasion).toBe('');
});
