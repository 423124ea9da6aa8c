import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../testing/chance/chance.ts';
import { exampleContext } from '../../paper/paper.example.ts';
import { missingInAcuity } from './missing-in-acuity.rules.ts';
import { decimalAcuity, isFarAcuity, isNearAcuity, rankOf, words } from './sight.rules.ts';
import { acuityExamples } from './visual-acuity.example.ts';
import { acuityPaper } from './visual-acuity.paper.ts';
import { impossibleAcuity, refusedInAcuity, shownByAcuity } from './visual-acuity.rules.ts';
import { type AcuityAnswers, acuitySchema } from './visual-acuity.schema.ts';

const { typical, minimal } = acuityExamples;
const of = (fields: Partial<AcuityAnswers>): AcuityAnswers => ({ ...typical, ...fields });
const paths = (issues: readonly { path: string | null }[]) => issues.map(({ path }) => path);

test.each([
  ['20/20', 1],
  ['20/40', 0.5],
  ['6/12', 0.5],
  ['6/7,5', 0.8],
  ['20/10', 2],
  ['20/1000', 0.02],
  ['0,5', 0.5],
  ['1', 1],
  ['1,0', 1],
  ['2', 2],
  ['2,01', null],
  ['20/9', null],
  ['20/1001', null],
  ['0,01', null],
  ['20/0', null],
  ['15/20', null],
  ['20/', null],
  ['20/20+2', null],
  ['0.5', null],
  ['Vultos', null],
  ['', null],
])('far sight %s is %s', (text, decimal) => {
  expect(decimalAcuity(text)).toBe(decimal);
});

test.each(['J1+', 'J1', 'J9', 'J10', 'J16', 'Não lê'])('near sight is written %s', (text) => {
  expect(isNearAcuity(text)).toBe(true);
});

test.each(['J0', 'J17', 'j1', 'J2+', '20/20', 'não lê', ''])('near sight is not written %s', (text) => {
  expect(isNearAcuity(text)).toBe(false);
});

test('on paper each eye is a row, what it sees without correction beside what it sees with it', () => {
  const answers = of({
    far_right_without: '20/100',
    far_right_with: '20/20',
    near_both_without: '',
    near_both_with: 'J1',
  });
  const blocks = acuityPaper(answers, exampleContext).copies.flatMap(({ sections }) =>
    sections.flatMap((one) => one.blocks),
  );
  const table = blocks.find((block) => block.kind === 'table');
  expect(table?.rows).toHaveLength(6);
  expect(table?.rows[0]).toEqual(['Longe', 'Direito', '20/100', '20/20']);
  expect(table?.rows[5]).toEqual(['Perto', 'Ambos', '—', 'J1']);
});

test('letters are seen before fingers, fingers before shadows, shadows before light', () => {
  const ranks = ['20/20', '20/200', '20/1000', ...Object.keys(words)].map((text) => rankOf(text) ?? Number.NaN);
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  expect(new Set(ranks).size).toBe(ranks.length);
  expect(rankOf('')).toBeNull();
});

test.each([
  ['plates_right', '38', '39'],
  ['plates_total', '1', '0'],
  ['plates_total', '38', '12,5'],
  ['stereopsis', '10', '9'],
  ['far_right_without', 'Conta dedos', 'conta dedos'],
  ['near_left_with', 'J16', '20/20'],
] as const)('%s takes %s and not %s', (name, within, beyond) => {
  const problem = (text: string) => acuitySchema.safeParse(of({ [name]: text })).error?.issues[0];
  expect(problem(within)).toBeUndefined();
  expect(problem(beyond)).toMatchObject({ path: [name], message: expect.stringContaining('Use ') });
});

const blind = 'Sem percepção luminosa';
const blindRight = {
  ...{ far_right_without: blind, far_right_with: '', near_right_without: 'Não lê', near_right_with: '' },
};

describe('what cannot be is refused at its answer, with a sentence', () => {
  test.each<[string, Partial<AcuityAnswers>, string[]]>([
    ['nothing', {}, []],
    ['without glasses, tested with them', { ...minimal, far_left_with: '20/20' }, ['far_left_with']],
    ['without glasses, read with them', { ...minimal, near_both_with: 'J1' }, ['near_both_with']],
    ['an eye of which nothing is said', { ...minimal, far_left_without: '' }, ['far_left_without']],
    ['an eye seen with glasses alone', { far_left_without: '' }, []],
    ['an eye that sees nothing', blindRight, []],
    ['a blind eye that sees with glasses', { ...blindRight, far_right_with: '20/40' }, ['far_right_with']],
    ['a blind eye that reads', { ...blindRight, near_right_with: 'J3' }, ['near_right_with']],
    ['depth by one eye', { ...blindRight, stereopsis: '60' }, ['stereopsis']],
    [
      'two blind eyes that see together',
      {
        ...blindRight,
        ...{ far_left_without: blind, far_left_with: blind, near_left_without: 'Não lê', near_left_with: '' },
        far_both_without: blind,
      },
      ['far_both_with'],
    ],
    ['more plates right than shown', { plates_right: '15' }, ['plates_right']],
    ['all plates right', { plates_right: '14' }, []],
    ['no plate right', { plates_right: '0' }, []],
    ['plates right of none', { plates_total: '' }, ['plates_total']],
    ['plates of which none was counted', { plates_right: '' }, ['plates_right']],
    ['half an equipment', { serial: 'X' }, ['maker', 'model', 'calibrated_on']],
    [
      'by an equipment that is not named',
      { method: 'Aparelho de visão' },
      ['maker', 'model', 'serial', 'calibrated_on'],
    ],
  ])('%s', (_what, fields, at) => {
    const issues = impossibleAcuity(of(fields));
    expect(paths(issues)).toEqual(at);
    for (const { message } of issues) expect(message.length).toBeGreaterThan(20);
  });

  test('a day to come; a calibration that was over, where there is one', () => {
    const known = { today: '2026-11-27' };
    expect(paths(refusedInAcuity(of({ date: '2026-11-28' }), known))).toEqual(['date']);
    expect(paths(refusedInAcuity({ ...acuityExamples.fullest, calibrated_on: '2025-11-09' }, known))).toEqual([
      'calibrated_on',
    ]);
    expect(refusedInAcuity(typical, known)).toEqual([]);
  });
});

test('what a reader would ask about is a pendency', () => {
  const missing = (fields: Partial<AcuityAnswers>) => paths(missingInAcuity(of(fields)));
  expect(missing({})).toEqual([]);
  expect(missing({ far_both_with: '20/30' })).toEqual(['far_both_with']);
  expect(missing({ reading: 'Alterada' })).toEqual(['notes']);
  expect(missing({ plates_right: '', plates_total: '' })).toEqual(['plates_right']);
  expect(missing({ ...minimal, correction: 'Óculos' })).toEqual(['far_right_with', 'plates_right']);
});

test.each<[Partial<AcuityAnswers>, string, string]>([
  [{}, 'no', 'OD 20/20 c/c, OE 20/25 c/c'],
  [{ ...minimal, reading: 'Alterada' }, 'yes', 'OD 20/20 s/c, OE 20/20 s/c'],
  [{ ...blindRight, reading: 'Inconclusiva' }, '', 'OD SPL s/c, OE 20/25 c/c'],
])('the record says each eye at its best', (fields, abnormal, value) => {
  expect(shownByAcuity(of(fields))).toEqual({ abnormal, value });
});

const far = fc.oneof(
  fc.integer({ min: 10, max: 1000 }).map((feet) => `20/${feet}`),
  fc.constantFrom(...Object.keys(words), ''),
);

test('the eyes are independent: mirrored answers are refused at mirrored places, and the value always fits', () => {
  fc.assert(
    fc.property(far, far, far, far, (rightWithout, rightWith, leftWithout, leftWith) => {
      const sights = (a: string[]) => ({
        ...{ far_right_without: a[0], far_right_with: a[1], far_left_without: a[2], far_left_with: a[3] },
      });
      const seen = of(sights([rightWithout, rightWith, leftWithout, leftWith]));
      const mirrored = of(sights([leftWithout, leftWith, rightWithout, rightWith]));
      const turned = (path: string) => path.replace(/right|left/, (eye) => (eye === 'right' ? 'left' : 'right'));
      const ofEyes = (answers: AcuityAnswers) =>
        impossibleAcuity(answers)
          .map(({ path }) => path)
          .filter((path) => /right|left/.test(path));
      expect(ofEyes(mirrored).map(turned).sort()).toEqual(ofEyes(seen).sort());
      expect(shownByAcuity(seen).value.length).toBeLessThanOrEqual(60);
      for (const text of [rightWithout, leftWith]) expect(text === '' || isFarAcuity(text)).toBe(true);
    }),
    { numRuns: runs(300) },
  );
});
