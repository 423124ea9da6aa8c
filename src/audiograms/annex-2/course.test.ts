import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../testing/chance/chance.ts';
import { changeOf, type EarChange } from './change.rules.ts';
import { classOf } from './class.rules.ts';
import { courseOf, type Dated, type Seen } from './course.rules.ts';
import { type AirFrequency, airFrequencies, boneFrequencies, type Ear } from './ear.rules.ts';
import { earOf } from './ears.example.ts';
import { changeSentence, classSentence, conclusionHeading } from './sentence.rules.ts';

const ten = earOf('10 10 10 10 10 10 10');
const worse = earOf('10 10 10 20 20 20 10');
const years = ['2022-03-01', '2023-03-01', '2024-03-01', '2025-03-01', '2026-03-01'];
const firstSeen: Seen = { reference: null, change: 'none' };
const said = (change: EarChange, isConfirmed = false, seen = firstSeen) => ({ change, isConfirmed, seen });
const series = (right: readonly Ear[], left: readonly Ear[] = right.map(() => ten)): Dated[] =>
  right.map((ear, at) => {
    return { id: `${at}`, doneOn: years[at] ?? '', ears: { right: ear, left: left[at] ?? ten }, opinion: null };
  });

test('the first one is the reference, and stays it until one meets a criterion, which is then the new one (5.5, 5.5.1)', () => {
  const course = courseOf(series([ten, ten, worse, worse, earOf('10 10 10 35 20 20 10')]));
  expect(course.map(({ right }) => right.isReference)).toEqual([true, false, true, false, true]);
  expect(course.map(({ right }) => right.reference?.id ?? null)).toEqual([null, '0', '0', '2', '2']);
  expect(course.map(({ right }) => right.compared?.item ?? null)).toEqual([null, null, '5.3', null, '5.3.1']);
  expect(course.map(({ left }) => left.reference?.id ?? null)).toEqual([null, '0', '0', '0', '0']);
});

test('what a physician says holds against the criteria: a change that is none leaves the reference, a confirmed loss is measured by 5.4', () => {
  const [first, second, third] = series([ten, earOf('10 10 10 10 40 10 10'), earOf('25 10 10 10 40 10 10')]);
  if (!first || !second || !third) throw new Error('a series of three');
  const seen = (change: EarChange) => ({ reference: '0', change });
  const left = said('none', false, seen('none'));
  const overruled = { ...second, opinion: { right: said('none', false, seen('onset')), left } };
  expect(courseOf([first, overruled, third])[2]?.right.reference?.id).toBe('0');
  const confirmed = { ...second, opinion: { right: said('onset', true, seen('onset')), left } };
  expect(courseOf([first, confirmed, third])[2]?.right).toMatchObject({
    reference: { id: '1' },
    compared: { change: 'worsening', item: '5.4' },
  });
});

test('what a physician says holds no more, of that ear alone, once its reference is another or the criteria say otherwise', () => {
  const [first, second, third] = series([ten, worse, earOf('10 10 10 30 30 30 10')]);
  if (!first || !second || !third) throw new Error('a series of three');
  const left = said('onset', false, { reference: '0', change: 'none' });
  const overruled = { ...second, opinion: { right: said('none', false, { reference: '0', change: 'onset' }), left } };
  const outlived = (all: Dated[]) => courseOf(all).map(({ right, left }) => [right.isOutlived, left.isOutlived]);
  const none = [false, false];
  expect(outlived([first, overruled, third])).toEqual([none, none, none]);
  const corrected = { ...first, id: '9' };
  expect(outlived([corrected, overruled])).toEqual([none, [true, true]]);
  expect(courseOf([corrected, overruled])[1]).toMatchObject({
    right: { isReference: true },
    left: { isReference: false },
  });
  const lower = { ...first, ears: { ...first.ears, right: worse } };
  expect(outlived([lower, overruled])).toEqual([none, [true, false]]);
  expect(outlived([overruled])).toEqual([[true, true]]);
  const late = { ...first, id: '8', doneOn: '2021-03-01' };
  const onFirst = { ...first, opinion: { right: said('none', true), left: said('none', true) } };
  expect(outlived([late, onFirst])).toEqual([none, [true, true]]);
});

test('the sentences name the item and the numbers that led to it', () => {
  const course = courseOf(series([ten, worse, worse]));
  const sentences = course.map(({ right }) => changeSentence(right));
  expect(sentences).toEqual([
    'É o primeiro: com ele se comparam os próximos (4.3.1, a).',
    'Desde a referência de 01-03-2022: média de 3.000 Hz, 4.000 Hz e 6.000 Hz de 10 dB para 20 dB (+10 dB; critério 10 dB). Sugestivo de desencadeamento de PAINPSE (5.3, a); este exame passa a ser a referência (5.5.1).',
    'Desde a referência de 01-03-2023: média de 3.000 Hz, 4.000 Hz e 6.000 Hz de 20 dB para 20 dB (0 dB; critério 10 dB); 3.000 Hz de 20 dB para 20 dB (0 dB; critério 15 dB). Abaixo dos critérios do 5.3, do 5.3.1 e do 5.4: a referência permanece (5.5).',
  ]);
  const notch = earOf('10 10 10 10 30 10 10');
  expect(classSentence(notch, classOf(notch))).toBe(
    '4.000 Hz em 30 dB, acima de 25 dB e das outras frequências (até 10 dB): sugestivo de PAINPSE (5.2).',
  );
  const high = earOf('10 10 10 10 10 10 30');
  expect(classSentence(high, classOf(high))).toBe(
    '8.000 Hz em 30 dB, acima de 25 dB sem a forma do 5.2: não sugestivo de PAINPSE (5.2.1).',
  );
});

test('with an opinion that differs the sentence says what has become of the reference, and the heading the day in Brazil', () => {
  const [first, second] = series([ten, worse], [ten, ten]);
  if (!first || !second) throw new Error('a series of two');
  const right = said('none', false, { reference: '0', change: 'onset' });
  const left = said('onset', false, { reference: '0', change: 'none' });
  const [, standing] = courseOf([first, { ...second, opinion: { right, left } }]);
  if (!standing) throw new Error('two that stand');
  expect(changeSentence(standing.right)).toContain('(5.3, a); pela conclusão do médico a referência permanece (5.5).');
  expect(changeSentence(standing.left)).toContain(
    'do 5.4: pela conclusão do médico este exame passa a ser a referência (5.5.1).',
  );
  expect(conclusionHeading('Rui Tavares', '2026-03-02T01:30:00.000Z')).toBe('Conclusão de Rui Tavares, em 01-03-2026');
});

const threshold = fc.record({
  db: fc.integer({ min: -2, max: 22 }).map((steps) => steps * 5),
  absent: fc.boolean(),
  masked: fc.boolean(),
});
const anyEar: fc.Arbitrary<Ear> = fc.record({
  air: fc.record(Object.fromEntries(airFrequencies.map((hz) => [hz, threshold]))) as fc.Arbitrary<Ear['air']>,
  bone: fc.record(Object.fromEntries(boneFrequencies.map((hz) => [hz, threshold])), {
    requiredKeys: [],
  }) as fc.Arbitrary<Ear['bone']>,
});
const anyHz = fc.constantFrom(...airFrequencies);
const raised = ({ air, bone }: Ear, hz: AirFrequency): Ear => {
  return { air: { ...air, [hz]: { ...air[hz], db: air[hz].db + 5 } }, bone };
};

test('5 dB more at one frequency never make an altered ear acceptable, nor a change none; where noise harms, nor a suggestive ear another', () => {
  fc.assert(
    fc.property(anyEar, anyEar, anyHz, fc.boolean(), (reference, ear, hz, isConfirmed) => {
      const more = raised(ear, hz);
      if (classOf(ear).class !== 'acceptable') expect(classOf(more).class).not.toBe('acceptable');
      if (classOf(ear).class === 'suggestive' && hz >= 3000 && hz <= 6000)
        expect(classOf(more).class).toBe('suggestive');
      const before = changeOf(reference, ear, isConfirmed).change;
      if (before !== 'none') expect(changeOf(reference, more, isConfirmed).change).toBe(before);
    }),
    { numRuns: runs(4000) },
  );
});

test('5 dB more everywhere never take a suggestive ear out of 5.2', () => {
  fc.assert(
    fc.property(anyEar, (ear) => {
      const up = (of: object) =>
        Object.fromEntries(Object.entries(of).map(([hz, one]) => [hz, { ...one, db: one.db + 5 }]));
      const more = { air: up(ear.air), bone: up(ear.bone) } as Ear;
      if (classOf(ear).class === 'suggestive') expect(classOf(more).class).toBe('suggestive');
    }),
    { numRuns: runs(2000) },
  );
});

const anySeries = fc.array(fc.tuple(anyEar, anyEar, fc.integer({ min: 0, max: 3 })), { minLength: 1, maxLength: 6 });

test('ears are independent, and the order in which audiograms are entered does not matter', () => {
  fc.assert(
    fc.property(anySeries, fc.infiniteStream(fc.nat()), (all, chance) => {
      const dated = all.map(([right, left, year], at): Dated => {
        return { id: `${at}`, doneOn: years[year] ?? '', ears: { right, left }, opinion: null };
      });
      const course = courseOf(dated);
      const shuffled = dated.map((one) => [chance.next().value, one] as const).sort(([one], [other]) => one - other);
      expect(courseOf(shuffled.map(([, one]) => one))).toEqual(course);
      const withOtherLeft = dated.map((one) => ({ ...one, ears: { ...one.ears, left: ten } }));
      expect(courseOf(withOtherLeft).map(({ right }) => right)).toEqual(course.map(({ right }) => right));
      const swapped = dated.map((one) => ({ ...one, ears: { right: one.ears.left, left: one.ears.right } }));
      expect(courseOf(swapped).map(({ left }) => left)).toEqual(course.map(({ right }) => right));
    }),
    { numRuns: runs(1000) },
  );
});
