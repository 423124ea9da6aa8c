import { namesOneOf } from './exam-spelling.labels.ts';

/** Exams that nobody may ask a worker for, or hold as occupational ones, and where that is written. */

const hiv = {
  message: 'Exame de HIV é proibido nos exames ocupacionais',
  source: 'Portaria MTP 671/2021, art. 199, §1º',
};
const pregnancy = {
  message: 'Teste de gravidez ou de esterilização é proibido nos exames ocupacionais',
  source: 'CLT, art. 373-A, IV; Lei 9.029/1995, art. 2º',
};

/**
 * What a test of HIV is called: data, to be added to as practice shows. Words stand for themselves, with a star where a longer one
 * says the same; phrases are found whatever stands between their letters.
 */
const hivNames = {
  words: ['*hiv*', 'aids', 'sida', 'cd4', 'p24'],
  phrases: [
    ...['imunodeficiencia humana', 'imunodeficiencia adquirida', 'carga viral', 'cd4 cd8'],
    ...['linfocitos t4', 'linfocito t4', 'genotipagem viral', 'antigeno p24'],
  ],
};

/** What a test of pregnancy, and one of sterility, is called. */
const pregnancyNames = {
  words: ['*hcg*'],
  phrases: [
    ...[
      'gravidez',
      'gestacional',
      'gonadotrofina corionic',
      'gonadotropina corionic',
      'gonadotrofico corionic',
      'gonodotrofico corionic',
    ],
    ...['pregnosticon'],
    ...['esterilidade', 'esterilizacao', 'laqueadura', 'ligadura de trompa', 'ligadura das trompa', 'ligadura tubaria'],
    ...['vasectomia'],
  ],
};

/** By the codes of Tabela 27, and by what they are called where somebody writes a name. */
const forbidden = [
  { ...hiv, codes: ['0732', '0733', '1290', '1381'], named: namesOneOf(hivNames) },
  { ...pregnancy, codes: ['0739'], named: namesOneOf(pregnancyNames) },
];

/** A file says the few names of its exams thousands of times, and looking through one for every spelling takes long. */
const looked = new Map<string, (typeof forbidden)[number] | null>();
const mostLooked = 2_000;

/** Why an exam, by its code or its name, is forbidden as an occupational one; null for one that is not. */
export function forbiddenExam({ code, name }: { code: string; name: string }): typeof hiv | null {
  const found = forbidden.find(({ codes }) => codes.includes(code)) ?? forbiddenName(name);
  return found ? { message: found.message, source: found.source } : null;
}

function forbiddenName(name: string) {
  const before = looked.get(name);
  if (before !== undefined) return before;
  const found = forbidden.find(({ named }) => named(name)) ?? null;
  if (looked.size < mostLooked) looked.set(name, found);
  return found;
}

/** Exams that a risk has to give a reason for, as whoever answers for the programme writes it (NR-7, 7.5.18). */
const justified: ReadonlySet<string> = new Set(['0568', '0576', '0789', '1130']);

/** Whether an exam of the table is only asked for with a written reason. */
export function needsJustification(code: string): boolean {
  return justified.has(code);
}
