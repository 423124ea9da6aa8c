import { expect, test } from 'vitest';
import { typesetLetter, whatLetterLacks } from '../documents/typeset/letter-lookups.server.ts';
import { daysAfter } from '../platform/contract/dates.ts';
import { spokenText } from '../testing/pdf/spoken-text.ts';
import { letterExample, lineExamples } from './recall.example.ts';
import { recallPaper } from './recall.paper.ts';
import { examsToDo, isRecent, letterGroups, type Recalled, vaccinesToHave, whenToDo } from './recalls.rules.ts';

const day = '2026-11-22';

test('a letter asks for what has fallen due and what does so in 90 days, and nothing that has no day', () => {
  const exams = [
    { name: 'Espirometria', dueOn: '2027-02-21' },
    { name: 'Audiometria', dueOn: '2027-02-20' },
    { name: 'Clínico', dueOn: '2026-10-01' },
    { name: 'Acuidade visual', dueOn: null },
  ];
  expect(examsToDo(exams, day).map(({ name }) => name)).toEqual(['Clínico', 'Audiometria']);
});

test('where nothing is due in 90 days a letter asks for the next exam alone', () => {
  const exams = [
    { name: 'Espirometria', dueOn: '2028-03-01' },
    { name: 'Clínico', dueOn: '2027-06-01' },
  ];
  expect(examsToDo(exams, day)).toEqual([{ name: 'Clínico', dueOn: '2027-06-01' }]);
});

test.each([
  [null, 30, false],
  ['2026-11-22', 0, false],
  ['2026-11-22', 1, true],
  ['2026-10-24', 30, true],
  ['2026-10-23', 30, false],
])('recalled on %s, with %i days that a letter holds: asks again is %s', (recalledOn, againAfter, expected) => {
  expect(isRecent(recalledOn, day, againAfter)).toBe(expected);
});

test.each([
  ['2026-11-21', 'o quanto antes (venceu em 21/11/2026)'],
  ['2026-11-22', 'até 22/11/2026'],
  ['2027-01-05', 'até 05/01/2027'],
])('an exam of %s is asked for as: %s', (dueOn, expected) => {
  expect(whenToDo({ dueOn }, day)).toBe(expected);
});

test('letters are one for each company, or for each unit and for who is in none, by name', () => {
  const person = (name: string, companyId: string, unitId: string | null): Recalled => ({
    ...{ id: name, companyId, unitId, name, employee_function: 'Padeira', recalledOn: null, exams: [] },
  });
  const people = [
    person('Zoé', 'a', 'u1'),
    person('Álvaro', 'a', null),
    person('Bia', 'b', 'u2'),
    person('Caio', 'a', 'u1'),
  ];
  const names = (per: 'company' | 'unit') =>
    letterGroups(people, per).map(({ companyId, unitId, people: of }) => [
      companyId,
      unitId,
      ...of.map(({ name }) => name),
    ]);
  expect(names('company')).toEqual([
    ['a', null, 'Álvaro', 'Caio', 'Zoé'],
    ['b', null, 'Bia'],
  ]);
  expect(names('unit')).toEqual([
    ['a', 'u1', 'Caio', 'Zoé'],
    ['a', null, 'Álvaro'],
    ['b', 'u2', 'Bia'],
  ]);
});

test('the letter says who, what and by when, and has no code of verification', async () => {
  const paper = recallPaper(letterExample, { lines: lineExamples, day, letterhead: null });
  expect(await whatLetterLacks(paper)).toBeNull();
  const at = `${day}T16:05:09.000Z`;
  const pdf = await typesetLetter({ paper, name: 'Convocação', at, signer: letterExample.signer, kind: 'recall' });
  const text = (await spokenText(pdf))
    .map(({ spoken }) => spoken)
    .join(' ')
    .replace(/\s+/g, ' ');
  for (const said of [
    'Padaria Pão Dourado Ltda.',
    'Ana Lima',
    'Audiometria tonal ocupacional: até 15/12/2026',
    'o quanto antes (venceu em 02/10/2026)',
    'Curitiba, 22/11/2026',
    'Página 1 de 1',
  ])
    expect(text).toContain(said.replaceAll(' ', ''));
  expect(text).not.toMatch(/[Vv]erifi|Código/);
});

test('vaccines of the next 90 days are in a letter, from their day on and not before', () => {
  const due = [
    { name: 'Influenza', step: 'Dose', dueOn: daysAfter(day, 90) },
    { name: 'Hepatite B', step: '2ª dose', dueOn: daysAfter(day, -3) },
    { name: 'Febre amarela', step: 'Dose', dueOn: daysAfter(day, 91) },
  ];
  const exams = vaccinesToHave(due, day);
  expect(exams.map(({ name }) => name)).toEqual(['Vacina Hepatite B, 2ª dose', 'Vacina Influenza, Dose']);
  expect(exams.map((one) => whenToDo(one, day).replace(/\d.*/, ''))).toEqual([
    'o quanto antes (desde ',
    'a partir de ',
  ]);
  const letter = (some: typeof exams) =>
    JSON.stringify(
      recallPaper(letterExample, {
        lines: [{ name: 'Ana', function: '', unit: '', exams: some }],
        day,
        letterhead: null,
      }),
    );
  expect(letter(exams)).toContain('NR-32, 32.2.4.17');
  expect(letter([{ name: 'Clínico', dueOn: day }])).not.toContain('NR-32');
});

test('the letter names where the company signs in, where that is known', () => {
  const said = (portal?: string) =>
    JSON.stringify(
      recallPaper({ ...letterExample, ...(portal && { portal }) }, { lines: lineExamples, day, letterhead: null }),
    );
  expect(said('https://clinica.example')).toContain('se acompanha cada atendimento, em https://clinica.example.');
  expect(said()).not.toMatch(/https?:/);
});

test('a letter with a character that the typeface lacks says which', async () => {
  const paper = recallPaper(letterExample, {
    lines: [{ name: 'Ana 🦷', function: 'Padeira', unit: '', exams: [] }],
    day,
    letterhead: null,
  });
  expect(await whatLetterLacks(paper)).toContain('🦷');
});
