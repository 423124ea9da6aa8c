import { expect, test } from 'vitest';
import { wholeContent } from '../../../testing/issued/company-papers.ts';
import { abnormalDrawing, examsDrawing } from './report-bars.rules.ts';

const wordsOf = (drawing: ReturnType<typeof examsDrawing>) => drawing?.words.map(({ text }) => text) ?? [];
const before = { ...wholeContent, from: '2024-01-01', until: '2024-12-31' };
const [audiometry] = wholeContent.abnormal;

test('exams are drawn by kind, the most first, and no more than a page holds; the tables have all', () => {
  const drawing = examsDrawing(wholeContent, null);
  const words = wordsOf(drawing);
  expect(words.slice(0, 4)).toEqual(['Exames clínicos', '245', 'Audiometria tonal ocupacional', '180']);
  expect(words).toHaveLength(28);
  expect(drawing?.alt).toContain('dos 14 primeiros tipos de 18');
});

test('without any exam there is nothing to draw', () => {
  expect(examsDrawing({ ...wholeContent, clinical: [], complementary: [] }, null)).toBe(null);
  expect(abnormalDrawing({ ...wholeContent, abnormal: [] }, null)).toBe(null);
});

test('a kind that only the report before had is drawn with none now', () => {
  const complementary = [{ code: '0536', name: 'Espirometria', exams: 9 }];
  const drawing = examsDrawing({ ...wholeContent, complementary: [] }, { ...before, clinical: [], complementary });
  expect(wordsOf(drawing).slice(2)).toEqual(['Exames clínicos', '245', '0', 'Espirometria', '0', '9']);
});

test('the abnormal share of a kind stands beside that of before; what the tables hide the picture hides, also as a length', () => {
  if (!audiometry) throw new Error('the example has an audiometry');
  const told = { ...audiometry, table: { ...audiometry.table, total: [21, 129] } };
  const drawing = abnormalDrawing(wholeContent, { ...before, abnormal: [told] });
  expect(wordsOf(drawing).slice(2)).toEqual([
    ...['Audiometria tonal ocupacional', '9,8 % (16 de 164)', '14 % (21 de 150)'],
    ...['Radiografia de tórax em posição…', 'suprimido', '—', 'Exame da casa 1', '0 % (0 de 15)', '—'],
  ]);
  // Two in the legend, two of the audiometry, and the axis.
  expect(drawing?.lines).toHaveLength(5);
});
