import { expect, test } from 'vitest';
import { findExam, findRisk } from '../../reference/reference-lookups.server.ts';
import type { Group } from '../programmes.contract.ts';
import { type Occasion, occasions, unsaid } from '../programmes.labels.ts';
import type { HeadFields, ProtocolExam, Risk } from '../programmes.schema.ts';
import { type Around, pendenciesOf } from './pendencies.rules.ts';

const head: HeadFields = {
  ...{ validFrom: '2026-01-01', validTo: '', exempt: false, rural: false, inconsistencies: '' },
  ...{ physicianName: 'Dra. Ana', physicianCouncil: 'CRM', physicianNumber: '1', physicianUf: 'PR' },
};
const around: Around = {
  ...{ today: '2026-06-01', units: [{ id: 'unit', name: 'Matriz', degree: '2' }], places: [], others: [] },
  tables: { findRisk, findExam },
};
const exam = (code: string, at: readonly Occasion[] = occasions, fields: Partial<ProtocolExam> = {}): ProtocolExam => ({
  ...{ code, name: 'Exame', occasions: [...at], everyMonths: null, firstAfterMonths: null, indicator: '' },
  ...{ justification: '', ...unsaid.exam, ...fields },
});
const risk = (kind: Risk['kind'], code: string, name = 'Risco', medicalControl = true): Risk => ({
  ...{ kind, code, name, source: '', intensity: '', medicalControl, band: '', ...unsaid.risk },
});
const group = (fields: Partial<Group> = {}): Group => ({
  ...{ id: 'a', version: 1, name: 'Prensas', unitId: null, functions: ['Prensista'], absence: true, risks: [] },
  ...{ exams: [exam('0295')], vaccines: [], aptitudes: [], ...fields },
});
const noise = risk('physical', '02.01.001');

const of = (programme: Partial<HeadFields>, groups: readonly Group[], beside: Partial<Around> = {}) =>
  pendenciesOf({ programme: { ...head, ...programme }, groups }, { ...around, ...beside });

test('a version with a physician and a group whose absence of risks is stated lacks nothing', () => {
  expect(of({}, [group()])).toEqual([]);
});

test.each<[string, Partial<HeadFields>, readonly Group[], string]>([
  ['the name of the physician', { physicianName: '' }, [], 'physicianName'],
  ['the council of the physician', { physicianCouncil: '' }, [], 'physicianCouncil'],
  ['the number of the physician', { physicianNumber: '' }, [], 'physicianNumber'],
  ['the UF of the physician', { physicianUf: '' }, [], 'physicianUf'],
  ['an end before the beginning', { validTo: '2025-12-31' }, [], 'validTo'],
  ['a unit that is gone', {}, [group({ unitId: 'gone' })], 'unitId'],
  ['a forbidden exam', {}, [group({ exams: [exam('0295'), exam('0733')] })], 'exams.1.code'],
  ['a function in two groups of the company', {}, [group(), group({ id: 'b', functions: ['prensista'] })], 'functions'],
  [
    'a function in two groups of a unit',
    {},
    [group({ unitId: 'unit' }), group({ id: 'b', unitId: 'unit' })],
    'functions',
  ],
])('%s keeps a version from being put in force, with its source', (_what, programme, groups, field) => {
  const found = of(programme, groups);
  expect(found).toMatchObject([{ field, blocks: true }]);
  expect(found[0]?.source).not.toBe('');
});

test('who is exempt needs no physician, and a function may be in a group of a unit and one of the company', () => {
  const none = { physicianName: '', physicianCouncil: '', physicianNumber: '', physicianUf: '' } as const;
  expect(of({ ...none, exempt: true }, [group(), group({ id: 'b', unitId: 'unit' })])).toEqual([]);
});

test('an exemption is refused where a unit has degree 3 or 4, and not where none has', () => {
  const units = ['3', '2', '4', '3', '3', '4'].map((degree, at) => ({ id: `${at}`, name: `Obra ${at}`, degree }));
  expect(of({ exempt: true }, [group()], { units: units.slice(0, 1) })).toEqual([
    {
      ...{ groupId: null, field: 'exempt', source: 'NR-1, 1.8.6', blocks: true },
      message: 'A dispensa é só para grau de risco 1 ou 2: Obra 0 tem grau 3',
    },
  ]);
  expect(of({ exempt: true }, [group()], { units })[0]?.message).toMatch(
    /Obra 3 tem grau 3 e mais 2 unidades também não são$/,
  );
  expect(of({ exempt: false }, [group()], { units })).toEqual([]);
  expect(of({ exempt: true }, [group()])).toEqual([]);
  expect(of({ exempt: true }, [group()], { units: [] })[0]).toMatchObject({ field: 'exempt', blocks: true });
});

test.each<[Risk['kind'], string, boolean]>([
  ['physical', '02.01.001', true],
  ['chemical', '01.19.036', true],
  ['biological', '03.01.001', true],
  ['combined', '04.01.001', true],
  ['other', '05.01.001', true],
  ['ergonomic', '', true],
  ['psychosocial', '', true],
  ['accident', '', false],
  ['other', '09.01.001', false],
])('an exemption with exposure of the kind %s (%s) is refused: %s', (kind, code, isRefused) => {
  const risks = [risk(kind, code, 'Aquilo', false)];
  const found = of({ exempt: true }, [group({ absence: false, risks })]).find(({ field }) => field === 'exempt');
  const message =
    'A dispensa é só sem exposição a agentes físicos, químicos, biológicos e fatores ergonômicos: há Aquilo';
  expect(found).toEqual(
    isRefused ? { groupId: null, field: 'exempt', source: 'NR-1, 1.8.6', blocks: true, message } : undefined,
  );
});

test.each<[string, Partial<Group>, string, string, RegExp]>([
  ['neither risks nor their absence', { absence: false }, 'risks', '7.5.19.1, c', /^Riscos a informar$/],
  ['an occasion without the clinical exam', { exams: [exam('0295', ['periodic'])] }, 'exams', '7.5.6', /admissional/],
  ['noise without audiometry', { absence: false, risks: [noise] }, 'exams', 'Anexo II', /audiometria \(0281\)/],
  [
    'noise without audiometry at dismissal',
    { absence: false, risks: [noise], exams: [exam('0295'), exam('0281', ['admission', 'periodic'])] },
    'exams',
    'Anexo II',
    /no exame demissional$/,
  ],
  [
    'mineral dust without spirometry',
    { absence: false, risks: [risk('chemical', '01.18.001')] },
    'exams',
    'Anexo III, 3.1',
    /espirometria/,
  ],
  [
    'mineral dust with a chest X-ray, and nobody has said how much was measured',
    { absence: false, risks: [risk('chemical', '01.18.001')], exams: [exam('0295'), exam('1057'), exam('1415')] },
    'risks.0.band',
    'Anexo III, Quadro 1',
    /informe a poeira medida/,
  ],
  [
    'a risk with medical control and nothing but the clinical exam',
    { absence: false, risks: [risk('chemical', '01.08.001')] },
    'exams',
    '7.5.18',
    /nenhum exame além do clínico/,
  ],
  [
    'an indicator of Quadro 1 at admission',
    { exams: [exam('0295'), exam('0281', ['admission', 'periodic'], { indicator: 'quadro1' })] },
    'exams.1.occasions',
    '7.5.15',
    /admissional$/,
  ],
  [
    'work at heights without its aptitude',
    { absence: false, risks: [risk('accident', '', 'Queda de altura', false)] },
    'aptitudes',
    '7.5.19.2',
    /NR-35/,
  ],
  [
    'a confined space without its aptitude',
    { absence: false, risks: [risk('accident', '', 'Espaço confinado', false)] },
    'aptitudes',
    '7.5.19.2',
    /NR-33/,
  ],
  [
    'abnormal pressure without its aptitude',
    { absence: false, risks: [risk('physical', '02.01.015', 'Pressão atmosférica anormal', false)] },
    'aptitudes',
    '7.5.19.2',
    /hiperbárica/,
  ],
  [
    'work in a tunnel under compressed air without its aptitude',
    { absence: false, risks: [risk('physical', '02.01.017', 'Túnel sob ar comprimido', false)] },
    'aptitudes',
    '7.5.19.2',
    /hiperbárica/,
  ],
  [
    'diving without its aptitude',
    { absence: false, risks: [risk('physical', '02.01.018', 'Mergulho', false)] },
    'aptitudes',
    '7.5.19.2',
    /hiperbárica/,
  ],
  [
    'ionising radiation without its aptitude',
    { absence: false, risks: [risk('physical', '02.01.006', 'Radiações ionizantes', false)] },
    'aptitudes',
    '7.5.19.2',
    /radiações/,
  ],
  [
    'radon in a mine without its aptitude',
    { absence: false, risks: [risk('physical', '02.01.008', 'Radônio', false)] },
    'aptitudes',
    '7.5.19.2',
    /radiações/,
  ],
])('%s is told and keeps nothing from being put in force', (_what, fields, field, source, message) => {
  expect(of({}, [group(fields)])).toEqual([
    {
      ...{ groupId: 'a', field, blocks: false },
      ...{ source: expect.stringContaining(source), message: expect.stringMatching(message) },
    },
  ]);
});

test('what is there is not missed: audiometry, spirometry with exertion, aptitudes by their norm or their name', () => {
  const risks = [noise, risk('chemical', '01.18.001'), risk('accident', '', 'Trabalho em altura', false)];
  const exams = [exam('0295'), exam('0281', ['admission', 'periodic', 'dismissal']), exam('0562')];
  for (const aptitude of ['NR-35', 'Trabalho em altura']) {
    expect(of({}, [group({ absence: false, risks, exams, aptitudes: [aptitude] })])).toEqual([]);
  }
});

test('people whose function is in no group are counted, by unit too', () => {
  const places = [
    { function: 'PRENSISTA', unitId: 'unit', people: 4 },
    { function: 'Prensista', unitId: null, people: 2 },
    { function: 'Vigia', unitId: null, people: 1 },
  ];
  expect(of({}, [group()], { places })).toMatchObject([{ message: '1 colaborador sem grupo: riscos a informar' }]);
  expect(of({}, [group({ unitId: 'unit' })], { places })).toMatchObject([
    { message: '3 colaboradores sem grupo: riscos a informar', blocks: false },
  ]);
});

test('an end that has passed, and a version that begins later, are told', () => {
  expect(of({ validTo: '2026-05-31' }, [group()])).toMatchObject([{ field: 'validTo', blocks: false }]);
  expect(of({ validTo: '2026-06-01' }, [group()])).toEqual([]);
  const others = [{ validFrom: '2026-09-01' }, { validFrom: '2026-03-01' }, { validFrom: '2025-03-01' }];
  expect(of({}, [group()], { others })).toMatchObject([
    { field: 'validFrom', message: 'Em 01-03-2026 começa outra versão: esta vale só até lá', blocks: false },
  ]);
});

test('what blocks comes first', () => {
  const found = of({ physicianName: '' }, [group({ absence: false }), group({ id: 'b', unitId: 'gone' })]);
  expect(found.map(({ blocks }) => blocks)).toEqual([true, true, false]);
});
