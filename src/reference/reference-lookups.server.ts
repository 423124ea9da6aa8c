import { classCode, occupationCode } from './codes.rules.ts';
import { packageFolder } from './reference-files.server.ts';
import { givenFolder, tables } from './reference-tables.server.ts';

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

/**
 * Whether a day is no working day: a Saturday, a Sunday or a national holiday by the table; null where the table does not have its year.
 * @param day `YYYY-MM-DD`
 */
export function isDayOff(day: string): boolean | null {
  const { days, years } = tables.holidays();
  if (!years.has(day.slice(0, 4))) return null;
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 || days.has(day);
}

/** The folder with the newest package of the eSocial's schemas, `YYYY-MM-DD` by its name: the configured one, else the product's own. */
export function esocialSchemas(): { folder: string; packageOf: string } {
  return packageFolder(givenFolder, 'esocial');
}

/** Whether one of the tables of the CAT has a code: 13 parts of the body, 14 agents, 15 situations, 17 injuries. */
export function isOfCat(table: 'parts' | 'agents' | 'situations' | 'injuries', code: string): boolean {
  return tables[table]().has(code);
}
