import { expect, test } from 'vitest';
import { exam } from '../../testing/due-cases/due-case.ts';
import { type DustBand, type Occasion, occasions } from '../programmes.labels.ts';
import { holdingBefore, holdingOn } from '../versions/versions.rules.ts';
import { acceptedDone, examsAsked, sourceOf } from './planned.rules.ts';

const dust = (band: DustBand) => [{ code: '01.18.001', band }];

test.each<[Occasion, code: string, doneOn: string, accepted: boolean, of?: string, band?: DustBand]>([
  ['admission', '0281', '2026-03-03', true],
  ['admission', '0281', '2026-03-02', false],
  ['admission', '0281', '2026-06-01', true],
  ['admission', '0281', '2026-06-02', false],
  ['admission', '0295', '2026-05-31', false],
  ['dismissal', '0281', '2026-02-01', true],
  ['dismissal', '0281', '2026-01-31', false],
  ['dismissal', '0281', '2026-02-01', true, 'dismissal'],
  ['dismissal', '0295', '2026-05-31', false, 'dismissal'],
  ['dismissal', '1057', '2024-06-01', true],
  ['dismissal', '1057', '2024-05-31', false],
  ['dismissal', '0562', '2024-06-01', true],
  ['dismissal', '1415', '2025-06-01', true, '', 'unmeasured'],
  ['dismissal', '1415', '2025-05-31', false, '', 'unmeasured'],
  ['dismissal', '1415', '2025-05-31', false, '', 'above100'],
  ['dismissal', '1415', '2025-05-31', false, '', 'upTo100'],
  ['dismissal', '1415', '2024-06-01', true, '', 'upTo50'],
  ['dismissal', '1415', '2024-05-31', false, '', 'upTo50'],
  ['dismissal', '1078', '2024-06-01', true, '', 'upTo10'],
  ['dismissal', '1415', '2025-06-01', true, '', ''],
  ['dismissal', '1415', '2025-05-31', false, '', ''],
  ['dismissal', '1415', '2026-05-31', false],
  ['dismissal', '0296', '2026-05-31', false],
  ['dismissal', '0296', '2026-05-31', true, 'dismissal'],
  ['dismissal', '0296', '2026-03-03', true, 'dismissal'],
  ['dismissal', '0296', '2026-03-02', false, 'dismissal'],
  ['dismissal', '0296', '2026-06-01', true],
  ['periodic', '0281', '2026-05-31', false],
  ['return', '0281', '2026-05-31', false],
  ['riskChange', '0281', '2026-05-31', false],
])(
  'for %s on 01-06-2026 the exam %s of %s is accepted: %s %s %s',
  (occasion, code, doneOn, accepted, of = '', band) => {
    const risks = band === undefined ? [] : dust(band);
    const found = acceptedDone(code, { occasion, on: '2026-06-01', risks }, [{ code, doneOn, occasion: of }]);
    expect(found?.doneOn ?? null).toBe(accepted ? doneOn : null);
  },
);

test('at a dismissal an exam after the end counts, up to the day that is asked about', () => {
  const asked = { occasion: 'dismissal', on: '2026-06-01', until: '2026-06-10' } as const;
  const of = (doneOn: string) => acceptedDone('0296', asked, [{ code: '0296', doneOn, occasion: '' }])?.doneOn;
  expect([of('2026-06-10'), of('2026-06-11')]).toEqual(['2026-06-10', undefined]);
});

test('of several the last one is accepted, and another exam never', () => {
  const done = ['2026-05-01', '2026-05-20', '2026-04-01'].map((doneOn) => ({ code: '0281', doneOn, occasion: '' }));
  expect(acceptedDone('0281', { occasion: 'admission', on: '2026-06-01' }, done)?.doneOn).toBe('2026-05-20');
  expect(acceptedDone('0296', { occasion: 'admission', on: '2026-06-01' }, done)).toBeNull();
});

test('the source names the item, the version and the earlier exam', () => {
  const version = { validFrom: '2026-02-01' };
  expect(sourceOf('return', version, null)).toBe('NR-7, 7.5.9 · protocolo de 01-02-2026');
  const accepted = acceptedDone('0281', { occasion: 'dismissal', on: '2026-06-01' }, [
    { code: '0281', doneOn: '2026-05-20', occasion: '' },
  ]);
  expect(sourceOf('dismissal', version, accepted)).toBe(
    'NR-7, 7.5.11 · protocolo de 01-02-2026 · feito em 20-05-2026, aceito por até 120 dias (Anexo II)',
  );
});

const protocol = [
  exam('0281', { occasions: ['admission', 'periodic', 'dismissal'] }),
  exam('0100', { occasions: [...occasions], indicator: 'quadro1' }),
  exam('0693', { occasions: ['riskChange'] }),
];

test.each<[Occasion, readonly string[], readonly string[]]>([
  ['admission', [], ['0295', '0281']],
  ['periodic', [], ['0295', '0281', '0100']],
  ['return', [], ['0295']],
  ['dismissal', [], ['0295', '0281']],
  // What is asked of whoever begins, and is lacking (NR-7, 7.5.10).
  ['riskChange', [], ['0295', '0281', '0693']],
  ['riskChange', ['0281'], ['0295', '0693']],
])('%s of who has done %j asks for %j, the clinical exam always', (occasion, has, asked) => {
  expect(examsAsked(protocol, occasion, (code) => has.includes(code)).map(({ code }) => code)).toEqual(asked);
  expect(examsAsked([], occasion, () => false).map(({ code }) => code)).toEqual(['0295']);
});

const version = (number: number | null, validFrom: string) =>
  ({ number, validFrom, state: number === null ? 'draft' : 'inForce' }) as const;

test('the version that began last holds, of one day the later one, and none that is in preparation', () => {
  const heads = [
    version(null, '2026-01-01'),
    version(1, '2026-01-01'),
    version(3, '2026-01-01'),
    version(2, '2026-03-01'),
  ];
  expect(holdingOn(heads, '2025-12-31')).toBeNull();
  expect(holdingOn(heads, '2026-02-28')?.number).toBe(3);
  expect(holdingOn(heads, '2026-03-01')?.number).toBe(2);
});

test('a version is compared with what held before it on its own first day', () => {
  const heads = [version(1, '2026-01-01'), version(2, '2026-06-01'), version(3, '2026-03-01')];
  expect(holdingBefore(heads, version(3, '2026-03-01'))?.number).toBe(1);
  expect(holdingBefore(heads, version(1, '2026-01-01'))).toBeNull();
  expect(holdingBefore(heads, version(null, '2026-07-01'))?.number).toBe(2);
});
