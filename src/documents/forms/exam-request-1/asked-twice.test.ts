import { expect, test } from 'vitest';
import { askedTwice } from './asked-twice.rules.ts';
import type { ExamRequest1Answers } from './exam-request-1.schema.ts';

type Asked = Pick<ExamRequest1Answers, 'exams' | 'chemical_agents' | 'text_field'>;

const nothing: Asked = { exams: [], chemical_agents: [], text_field: '' };

test.each<[string, Partial<Asked>, string[]]>([
  ['nothing at all', {}, []],
  ['each once', { exams: ['TGO', 'TGP'], chemical_agents: ['ALA-U'], text_field: 'Ferritina' }, []],
  [
    'the same on both lists',
    { exams: ['Hemograma completo'], chemical_agents: ['Hemograma completo'] },
    ['Hemograma completo'],
  ],
  [
    'a part beside the whole',
    { exams: ['Colesterol total/HDL/LDL'], chemical_agents: ['Colesterol total', 'Colesterol LDL'] },
    ['Colesterol total', 'Colesterol LDL'],
  ],
  [
    'one exam under two names',
    { chemical_agents: ['Ácido metil-hipúrico urinário', 'Ácido metil-hipúrico na urina'] },
    ['Ácido metil-hipúrico na urina'],
  ],
  ['a part without the whole', { exams: ['TGO'], chemical_agents: ['Colesterol total'] }, []],
  [
    'one that is written, too',
    { exams: ['Reticulócitos'], text_field: 'Ferritina; reticulocitos.' },
    ['Reticulócitos'],
  ],
  ['one whose name begins another', { exams: ['TGO'], text_field: 'TGOX' }, []],
])('of %s, what is asked twice is told', (_what, asked, twice) => {
  expect(askedTwice({ ...nothing, ...asked })).toEqual(twice);
});
