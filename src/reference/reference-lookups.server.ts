import { classCode, occupationCode } from './codes.rules.ts';
import { tables } from './reference-tables.server.ts';

/** The risk of a code of Tabela 24 of the eSocial, also one that is no longer given; null where there is none. */
export function findRisk(code: string): { code: string; group: string; name: string; withdrawn: boolean } | null {
  return tables.risks().byCode.get(code.trim()) ?? null;
}

/** The exam of a code of Tabela 27 of the eSocial, also one that is no longer given; null where there is none. */
export function findExam(code: string): { code: string; name: string; withdrawn: boolean } | null {
  return tables.exams().byCode.get(code.trim()) ?? null;
}

/**
 * The code of Tabela 27 whose name, or what it is usually called, is this one but for accents, capitals, blanks and
 * punctuation ('Audiometria' → 0281); null where none is, or two are.
 */
export function examCodeOf(name: string): string | null {
  return tables.exams().codeOf(name);
}

/** The class of a CNAE of five or seven digits, however written, with its degree of risk by NR-4; null where there is none. */
export function findClass(cnae: string): { code: string; class: string; name: string; degree: string } | null {
  return tables.classes().byCode.get(classCode(cnae) ?? '') ?? null;
}

/** The occupation of a CBO of six digits, however written; null where there is none. */
export function findOccupation(cbo: string): { code: string; written: string; title: string } | null {
  return tables.occupations().byCode.get(occupationCode(cbo) ?? '') ?? null;
}
