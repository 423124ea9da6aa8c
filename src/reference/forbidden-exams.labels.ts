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

/** By the codes of Tabela 27, and by what they are called where somebody writes a name. */
const forbidden = [
  { ...hiv, codes: ['0732', '0733', '1290', '1381'], named: /\bhiv|\bimunodeficiencia humana/ },
  {
    ...pregnancy,
    codes: ['0739'],
    named: /\bgravidez\b|\bgestacional\b|hcg\b|gonadotro\w+ corionic|\besterili(dade|zacao)\b/,
  },
];

/** Why an exam, by its code or its name, is forbidden as an occupational one; null for one that is not. */
export function forbiddenExam({ code, name }: { code: string; name: string }): typeof hiv | null {
  const found = forbidden.find(({ codes, named }) => codes.includes(code) || named.test(fold(name)));
  return found ? { message: found.message, source: found.source } : null;
}
