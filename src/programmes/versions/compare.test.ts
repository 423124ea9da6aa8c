import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Group } from '../programmes.contract.ts';
import { occasions, riskKinds, unsaid } from '../programmes.labels.ts';
import type { HeadFields } from '../programmes.schema.ts';
import { type Compared, differencesBetween } from './compare.rules.ts';

const word = fc.stringMatching(/^[a-zçã]{1,8}$/);
const months = fc.option(fc.integer({ min: 1, max: 60 }));

const someHead: fc.Arbitrary<HeadFields> = fc.record({
  validFrom: fc.constantFrom('2026-01-01', '2026-07-01'),
  validTo: fc.constantFrom('', '2027-01-01'),
  physicianName: word,
  physicianCouncil: fc.constant('CRM'),
  physicianNumber: word,
  physicianUf: fc.constantFrom('PR', 'SC', ''),
  exempt: fc.boolean(),
  rural: fc.boolean(),
  inconsistencies: fc.constantFrom('', 'Falta o ruído'),
});

const someRisk = fc.record({
  kind: fc.constantFrom(...riskKinds),
  code: fc.constantFrom('', '02.01.001', '01.18.001'),
  name: word,
  source: fc.constantFrom('', 'prensa'),
  intensity: fc.constantFrom('', '88 dB(A)'),
  medicalControl: fc.boolean(),
  band: fc.constantFrom('', 'unmeasured', 'upTo50'),
  harms: fc.constantFrom('', 'surdez'),
  exams: fc.constantFrom<string[]>([], ['0281']),
  noExam: fc.constant(''),
});

const someExam = fc.record({
  code: fc.constantFrom('0281', '0295', '0296'),
  name: fc.constant('Exame'),
  occasions: fc.uniqueArray(fc.constantFrom(...occasions), { minLength: 1 }),
  everyMonths: months,
  firstAfterMonths: months,
  indicator: fc.constantFrom('', 'quadro1', 'quadro2'),
  justification: fc.constantFrom('', 'chumbo'),
  criterion: fc.constantFrom('', 'acima do limite'),
  conduct: fc.constantFrom('', 'repetir'),
});

const someVaccine = fc.record({
  code: fc.constantFrom('hepatitisB', 'influenza', 'other'),
  name: fc.constantFrom('raiva', 'cólera'),
  doses: fc.constantFrom(1, 2),
  everyMonths: fc.constantFrom(1, 6),
  repeatMonths: fc.constantFrom(null, 12),
  reason: fc.constantFrom('', 'material biológico'),
});

const someGroup: fc.Arbitrary<Group> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  version: fc.integer({ min: 1, max: 9 }),
  name: word,
  unitId: fc.constantFrom(null, 'north', 'south'),
  functions: fc.uniqueArray(word),
  absence: fc.boolean(),
  risks: fc.uniqueArray(someRisk, { selector: ({ code, kind, name }) => code || `${kind} ${name}` }),
  exams: fc.uniqueArray(someExam, { selector: ({ code }) => code }),
  vaccines: fc.uniqueArray(someVaccine, { selector: ({ code, name }) => (code === 'other' ? name : code) }),
  aptitudes: fc.uniqueArray(word),
}) as fc.Arbitrary<Group>;

const someVersion: fc.Arbitrary<Compared> = fc.record({
  programme: someHead,
  groups: fc.uniqueArray(someGroup, { selector: ({ id }) => id }),
});

const units = new Map([
  ['north', 'Norte'],
  ['south', 'Sul'],
]);

test('a version differs in nothing from itself, whatever number its groups are saved under', () => {
  fc.assert(
    fc.property(someVersion, (version) => {
      const saved = { ...version, groups: version.groups.map((group) => ({ ...group, version: group.version + 1 })) };
      expect(differencesBetween(version, saved, units)).toEqual([]);
    }),
  );
});

test('every line tells of a change, and the other way round the lines are the same ones turned round', () => {
  const turned = { added: 'removed', removed: 'added', changed: 'changed' } as const;
  fc.assert(
    fc.property(someVersion, someVersion, (before, after) => {
      const lines = differencesBetween(before, after, units);
      for (const { before: was, after: is, label } of lines) {
        expect(was).not.toBe(is);
        expect(label).not.toBe('');
      }
      // A group that is there in one of them alone is told whole where it is new, and by its name where it is gone.
      const shared = (groupId: string | null) =>
        groupId === null || [before, after].every(({ groups }) => groups.some(({ id }) => id === groupId));
      const keys = (of: typeof lines) =>
        of
          .filter(({ groupId }) => shared(groupId))
          .map(({ groupId, kind, label, before: was, after: is }) => JSON.stringify([groupId, kind, label, was, is]))
          .sort();
      const back = differencesBetween(after, before, units).map((line) => ({
        ...{ ...line, kind: turned[line.kind] },
        ...{ before: line.after, after: line.before },
      }));
      expect(keys(back)).toEqual(keys(lines));
    }),
  );
});

test('what the lines say makes the second version of the first: applied, nothing is left to tell', () => {
  const texts = (lines: ReturnType<typeof differencesBetween>) =>
    lines.map(({ groupId, label, after }) => JSON.stringify([groupId, label, after]));
  fc.assert(
    fc.property(someVersion, someVersion, (before, after) => {
      const removed = new Set(
        differencesBetween(before, after, units).flatMap(({ kind, label, groupId }) =>
          kind === 'removed' && label === 'Grupo de exposição' ? [groupId] : [],
        ),
      );
      const groups = before.groups.filter(({ id }) => !removed.has(id));
      // Group by group, as the lines name them, the first becomes the second.
      const touched = new Set(differencesBetween(before, after, units).map(({ groupId }) => groupId));
      const applied = {
        programme: touched.has(null) ? after.programme : before.programme,
        groups: [
          ...groups.map((group) =>
            touched.has(group.id) ? (after.groups.find(({ id }) => id === group.id) ?? group) : group,
          ),
          ...after.groups.filter(({ id }) => touched.has(id) && !groups.some((group) => group.id === id)),
        ],
      };
      expect(texts(differencesBetween(applied, after, units))).toEqual([]);
    }),
  );
});

test('lines are in words', () => {
  const head: HeadFields = {
    ...{ validFrom: '2026-01-01', validTo: '', exempt: false, rural: false, inconsistencies: '' },
    ...{ physicianName: 'Ana', physicianCouncil: 'CRM', physicianNumber: '1', physicianUf: 'PR' },
  };
  const group: Group = {
    ...{ id: 'a', version: 1, name: 'Prensas', unitId: null, functions: ['Prensista'], absence: false },
    risks: [
      {
        kind: 'physical',
        code: '02.01.001',
        name: 'Ruído',
        source: '',
        intensity: '',
        medicalControl: false,
        band: '',
        ...unsaid.risk,
      },
    ],
    ...{ exams: [], vaccines: [], aptitudes: [] },
  };
  const after: Group = {
    ...{ ...group, unitId: 'north', risks: group.risks.map((risk) => ({ ...risk, medicalControl: true })) },
    exams: [
      {
        ...{ code: '0281', name: 'Audiometria', occasions: ['admission', 'periodic'], everyMonths: 12 },
        ...{ firstAfterMonths: 6, indicator: '', justification: '', ...unsaid.exam },
      },
    ],
  };
  const of = { groupId: 'a', groupName: 'Prensas' };
  expect(
    differencesBetween(
      { programme: head, groups: [group] },
      { programme: { ...head, rural: true }, groups: [after] },
      units,
    ),
  ).toEqual([
    { groupId: null, groupName: null, kind: 'changed', label: 'Trabalho rural', before: 'não', after: 'sim' },
    { ...of, kind: 'changed', label: 'Unidade', before: 'Toda a empresa', after: 'Norte' },
    {
      ...{ ...of, kind: 'changed', label: 'Risco' },
      before: 'Ruído (02.01.001), físico, sem controle médico',
      after: 'Ruído (02.01.001), físico, com controle médico',
    },
    {
      ...{ ...of, kind: 'added', label: 'Exame', before: '' },
      after: 'Audiometria (0281), admissional, periódico, a cada 12 meses, o primeiro 6 meses depois da admissão',
    },
  ]);
});
