import { fold } from '../platform/database/search/search.ts';

/** Exams that nobody may ask a worker for, or hold as occupational ones, and where that is written. */

const hiv = {
  message: 'Exame de HIV é proibido nos exames ocupacionais',
  source: 'Portaria MTP 671/2021, art. 199, §1º',
};
const pregnancy = {
  message: 'Teste de gravidez ou de esterilização é proibido nos exames ocupacionais',
  source: 'CLT, art. 373-A, IV; Lei 9.029/1995, art. 2º',
};

/** What a test of HIV is called, folded: data, to be added to as practice shows. */
const hivNames = [
  ...[
    'hiv\\w*',
    'imunodeficiencia humana',
    'imunodeficiencia adquirida',
    'aids',
    'sida',
    'carga viral',
    'cd ?4\\+?',
    'cd4/cd8',
  ],
  ...['linfocitos t ?4', 'genotipagem viral', 'p24'],
] as const;

/** What a test of pregnancy, and one of sterility, is called. */
const pregnancyNames = [
  ...['gravidez', 'gestacional', '\\w*hcg', 'gonadotro\\w+ corionic\\w+', 'pregnosticon'],
  ...['esterilidade', 'esterilizacao', 'laqueadura', 'ligadura (?:de|das) trompas?', 'ligadura tubaria', 'vasectomia'],
] as const;

const named = (names: readonly string[]) => new RegExp(`(?<![\\p{L}\\d])(?:${names.join('|')})(?![\\p{L}\\d])`, 'u');

/** By the codes of Tabela 27, and by what they are called where somebody writes a name. */
const forbidden = [
  { ...hiv, codes: ['0732', '0733', '1290', '1381'], named: named(hivNames) },
  { ...pregnancy, codes: ['0739'], named: named(pregnancyNames) },
];

/** Why an exam, by its code or its name, is forbidden as an occupational one; null for one that is not. */
export function forbiddenExam({ code, name }: { code: string; name: string }): typeof hiv | null {
  const found = forbidden.find(({ codes, named }) => codes.includes(code) || named.test(fold(name)));
  return found ? { message: found.message, source: found.source } : null;
}

/** Exams that a risk has to give a reason for, as whoever answers for the programme writes it (NR-7, 7.5.18). */
const justified: ReadonlySet<string> = new Set(['0568', '0576', '0789', '1130']);

/** Whether an exam of the table is only asked for with a written reason. */
export function needsJustification(code: string): boolean {
  return justified.has(code);
}
