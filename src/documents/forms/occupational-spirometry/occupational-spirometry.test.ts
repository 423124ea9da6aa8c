import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf, decimalText } from '../../../platform/contract/decimal.rules.ts';
import { runs } from '../../../testing/chance/chance.ts';
import { missingInSpirometry } from './missing-in-spirometry.rules.ts';
import { spirometryExamples } from './occupational-spirometry.example.ts';
import {
  computed,
  impossibleSpirometry,
  refusedInSpirometry,
  shownBySpirometry,
} from './occupational-spirometry.rules.ts';
import { type SpirometryAnswers, spirometrySchema } from './occupational-spirometry.schema.ts';

const { typical } = spirometryExamples;
const of = (fields: Partial<SpirometryAnswers>): SpirometryAnswers => ({ ...typical, ...fields });
const paths = (issues: readonly { path: string | null }[]) => issues.map(({ path }) => path);

/** What is computed: measured, measured, predicted, predicted → ratio, % and %. */
test.each([
  ['4,00', '3,20', '4,00', '3,20', '80,0', '100', '100'],
  ['3,42', '2,81', '3,60', '2,98', '82,2', '95', '94'],
  ['2,07', '1,15', '3,60', '2,98', '55,6', '58', '39'],
  ['3,00', '3,00', '', '', '100,0', '', ''],
  ['', '2,81', '3,60', '2,98', '', '', '94'],
  ['4.00', '3,20', '4,00', '3,20', '', '', '100'],
  ['0,80', '0,61', '0,00', '1,00', '76,3', '', '61'],
])('CVF %s, VEF1 %s, predicted %s and %s', (fvc, fev1, fvc_predicted, fev1_predicted, ratio, ofFvc, ofFev1) => {
  expect(computed({ fvc, fev1, fvc_predicted, fev1_predicted })).toEqual({ ratio, ofFvc, ofFev1 });
});

/** Limits: each edge, and one step beyond. */
test.each([
  ['height_cm', '100', '99,9'],
  ['height_cm', '230', '230,1'],
  ['weight_kg', '25', '24,9'],
  ['weight_kg', '300', '300,1'],
  ['pack_years', '200', '200,1'],
  ['fvc', '12,00', '12,01'],
  ['fvc', '0,20', '0,19'],
  ['fev1', '0,20', '0,19'],
  ['fvc_predicted', '10,00', '10,01'],
  ['fev1_predicted', '0,50', '0,49'],
  ['ratio_lower', '95', '95,1'],
  ['curves', '15', '16'],
  ['curves', '3', '2,5'],
  ['fvc', '3,42', '3.42'],
  ['fvc', '3,42', '-3,42'],
] as const)('%s takes %s and not %s', (name, within, beyond) => {
  const problem = (text: string) => spirometrySchema.safeParse(of({ [name]: text })).error?.issues[0];
  expect(problem(within)).toBeUndefined();
  expect(problem(beyond)).toMatchObject({ path: [name], message: expect.stringContaining('Use um') });
});

describe('what cannot be is refused at its answer, with a sentence', () => {
  test.each<[string, Partial<SpirometryAnswers>, string[]]>([
    ['nothing', {}, []],
    ['VEF1 above CVF', { fvc: '3,00', fev1: '3,01' }, ['fev1']],
    ['VEF1 of all of CVF', { fvc: '3,00', fev1: '3,00' }, []],
    ['predicted VEF1 above CVF', { fev1_predicted: '3,61' }, ['fev1_predicted']],
    ['one predicted alone', { fvc_predicted: '' }, ['fvc_predicted']],
    ['predicted by no equation', { equation: ' ' }, ['equation']],
    ['no predicted and no equation', { equation: '', fvc_predicted: '', fev1_predicted: '' }, []],
    ['pack-years of who never smoked', { smoking: 'Nunca fumou' }, ['pack_years']],
    ['no pack-years of who never smoked', { smoking: 'Nunca fumou', pack_years: '0' }, []],
    ['A with two curves', { curves: '2' }, ['grade']],
    ['B with two curves', { curves: '2', grade: 'B' }, []],
    ['B with one curve', { curves: '1', grade: 'B' }, ['grade']],
    ['D with one curve', { curves: '1', grade: 'D' }, ['grade']],
    ['E with one curve', { curves: '1', grade: 'E' }, []],
    ['E with none', { curves: '0', grade: 'E' }, ['grade']],
    ['U with one curve', { curves: '1', grade: 'U' }, ['grade']],
    ['U with none', { curves: '0', grade: 'U' }, []],
    ['F read as normal', { curves: '0', grade: 'F' }, ['reading']],
    ['F read as nothing', { curves: '0', grade: 'F', reading: 'Inconclusivo' }, []],
  ])('%s', (_what, fields, at) => {
    const issues = impossibleSpirometry(of(fields));
    expect(paths(issues)).toEqual(at);
    for (const { message } of issues) expect(message.length).toBeGreaterThan(20);
  });

  test('a day to come, one before birth, a calibration that was over, or made later', () => {
    const known = { today: '2026-11-27' };
    const refused = (fields: Partial<SpirometryAnswers>) => paths(refusedInSpirometry(of(fields), known));
    expect(refused({})).toEqual([]);
    expect(refused({ date: '2026-11-28' })).toEqual(['date']);
    expect(refused({ date: '1990-05-20', calibrated_on: '1990-01-01' })).toEqual(['date']);
    expect(refused({ calibrated_on: '2026-11-11' })).toEqual(['calibrated_on']);
    expect(refused({ calibrated_on: '2025-11-10' })).toEqual([]);
    expect(refused({ calibrated_on: '2025-11-09' })).toEqual(['calibrated_on']);
  });
});

test('what a reader would ask about is a pendency, and keeps nobody from issuing', () => {
  const missing = (fields: Partial<SpirometryAnswers>) => paths(missingInSpirometry(of(fields)));
  expect(missing({})).toEqual([]);
  expect(missing({ reading: 'Misto' })).toEqual(['report']);
  expect(missing({ ratio_lower: '82,3' })).toEqual(['reading']);
  expect(missing({ ratio_lower: '82,2' })).toEqual([]);
  expect(missing(spirometryExamples.minimal)).toEqual(['equation', 'fvc_predicted']);
});

test.each<[SpirometryAnswers['reading'], string]>([
  ['Normal', 'no'],
  ['Obstrutivo', 'yes'],
  ['Restritivo', 'yes'],
  ['Misto', 'yes'],
  ['Inconclusivo', ''],
])('read as %s the record says abnormal: %s', (reading, abnormal) => {
  expect(shownBySpirometry(of({ reading }))).toEqual({ abnormal, value: 'CVF 3,42 L (95 %), VEF1 2,81 L (94 %)' });
});

const volume = fc.integer({ min: 20, max: 1200 }).map((hundredths) => decimalText(hundredths / 100, 2));

test('a ratio above 100 % is refused, and no other; the value of a record always fits', () => {
  fc.assert(
    fc.property(volume, volume, volume, volume, (fvc, fev1, fvc_predicted, fev1_predicted) => {
      const answers = of({ fvc, fev1, fvc_predicted, fev1_predicted });
      const isMore = (decimalOf(fev1) ?? 0) > (decimalOf(fvc) ?? 0);
      expect(paths(impossibleSpirometry(answers)).includes('fev1')).toBe(isMore);
      expect(shownBySpirometry(answers).value.length).toBeLessThanOrEqual(60);
    }),
    { numRuns: runs(400) },
  );
});

test('more breath in the first second never lowers the ratio; the per cent of one volume does not depend on the other', () => {
  fc.assert(
    fc.property(volume, volume, volume, volume, (fvc, fev1, more, predicted) => {
      const [less = 0, most = 0] = [fev1, more].map((text) => decimalOf(text) ?? 0).sort((a, b) => a - b);
      const ratio = (number: number) =>
        decimalOf(computed({ ...typical, fvc, fev1: decimalText(number, 2) }).ratio) ?? Number.POSITIVE_INFINITY;
      if (most <= (decimalOf(fvc) ?? 0)) expect(ratio(less)).toBeLessThanOrEqual(ratio(most));
      const { ofFvc } = computed({ ...typical, fvc, fvc_predicted: predicted });
      expect(computed({ ...typical, fvc, fev1, fvc_predicted: predicted, fev1_predicted: more }).ofFvc).toBe(ofFvc);
    }),
    { numRuns: runs(400) },
  );
});
