import { expect, test } from 'vitest';
import type { Group } from '../programmes.contract.ts';
import { unsaid } from '../programmes.labels.ts';
import type { ProtocolExam, Risk } from '../programmes.schema.ts';
import { documentPendencies } from './document-pendencies.rules.ts';

/** When a version is whole as a document (NR-7, 7.5.4 a–c): each line one edge, by the fields that it lacks. */

const exam = (fields: Partial<ProtocolExam> = {}): ProtocolExam => ({
  ...{ code: '0281', name: 'Audiometria', occasions: ['periodic'], everyMonths: 12, firstAfterMonths: null },
  ...{ indicator: '', justification: '', criterion: 'Anexo II, 5', conduct: 'Avaliar', ...fields },
});
const risk = (fields: Partial<Risk> = {}): Risk => ({
  ...{ kind: 'physical', code: '02.01.001', name: 'Ruído', source: '', intensity: '', medicalControl: true, band: '' },
  ...{ harms: 'Perda auditiva', exams: ['0281'], noExam: '', ...fields },
});
const group = (fields: Partial<Group> = {}): Group => ({
  ...{ id: 'a', version: 1, name: 'Prensas', unitId: null, functions: [], absence: false, vaccines: [], aptitudes: [] },
  ...{ risks: [risk()], exams: [exam()], ...fields },
});
const head = { exempt: false, physicianName: 'Dra. Ana' };

const cases: readonly [string, readonly Group[], readonly string[], Partial<typeof head>?][] = [
  ['a risk with a harm and an exam, the exam with criterion and conduct', [group()], []],
  ['a risk without a harm', [group({ risks: [risk({ harms: '' })] })], ['risks.0.harms']],
  ['a risk without an exam and without a reason', [group({ risks: [risk({ exams: [] })] })], ['risks.0.exams']],
  ['a risk without an exam that says why', [group({ risks: [risk({ exams: [], noExam: 'Não há exame' })] })], []],
  ['a risk whose exam left the protocol', [group({ risks: [risk({ exams: ['0999'] })] })], ['risks.0.exams']],
  ['a risk without medical control', [group({ risks: [risk({ ...unsaid.risk, medicalControl: false })] })], []],
  ['an exam without a criterion', [group({ exams: [exam({ criterion: '' })] })], ['exams.0.criterion']],
  ['an exam without a conduct', [group({ exams: [exam({ conduct: '' })] })], ['exams.0.conduct']],
  ['nobody has said what risks there are', [group({ risks: [] })], ['risks']],
  ['the absence of risks is declared', [group({ risks: [], absence: true })], []],
  ['a group without exams', [group({ risks: [], absence: true, exams: [] })], ['exams']],
  [
    'the second of two risks, and the second of two exams',
    [
      group({
        risks: [risk(), risk({ code: '02.01.014', harms: '' })],
        exams: [exam(), exam({ code: '0295', conduct: '' })],
      }),
    ],
    ['risks.1.harms', 'exams.1.conduct'],
  ],
  ['no group at all', [], ['groups']],
  ['nobody answers for it', [group()], ['physicianName'], { physicianName: '' }],
  ['who is exempt has none, and lacks nothing', [], [], { exempt: true, physicianName: '' }],
];

test.each(cases)('%s', (_, groups, lacking, more = {}) => {
  const found = documentPendencies({ ...head, ...more }, groups);
  expect(found.map(({ field }) => field)).toEqual(lacking);
  // Each leads to where it is mended, by the norm's item; none keeps a version from being put in force.
  expect(found.every(({ source, blocks }) => source.startsWith('NR-7, 7.') && !blocks)).toBe(true);
});
