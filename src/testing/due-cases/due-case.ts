import type { DueState } from '../../due-dates/due-dates.labels.ts';
import { type DustBand, unsaid } from '../../programmes/programmes.labels.ts';
import type { ProtocolExam, Risk } from '../../programmes/programmes.schema.ts';

/**
 * The table of what the norms say about days, written from their text: a case is a person, their group and what they have done,
 * and what follows for one exam. It is asked of the pure rules and, by HTTP, of both engines.
 */
export type DueCase = {
  what: string;
  employer?: 'exempt' | 'rural';
  admitted: string;
  /** Since when they do what they do; since the admission where it is not said. */
  inFunction?: string;
  /** The admission of the contract before this one, of the same register. */
  former?: string;
  group: CaseGroup | null;
  /** What the version of the programme before asked of the same people, until `versionDay`. */
  versionBefore?: CaseGroup | null;
  /** The group of the function that they had until `inFunction`. */
  functionBefore?: CaseGroup | null;
  done: readonly CaseDone[];
  /** The exam that is asked about. */
  code: string;
  state: DueState;
  /** Null where the exam is not asked for at all. */
  expected: { dueOn: string | null; item: string; fromOn?: string | null; untilOn?: string | null } | null;
};

export type CaseGroup = {
  risks: readonly Risk[];
  absence: boolean;
  exams: readonly ProtocolExam[];
  aptitudes: string[];
};
export type CaseDone = { code: string; doneOn: string; occasion: string };

/** The day of the only version that follows another one, in every case that has two. */
export const versionDay = '2026-06-01';

/** An exam of a protocol, at admission and periodically unless something else is said. */
export function exam(code: string, fields: Partial<ProtocolExam> = {}): ProtocolExam {
  return {
    ...{ code, name: `Exame ${code}`, occasions: ['admission', 'periodic'], everyMonths: null, firstAfterMonths: null },
    ...{ indicator: '', justification: '', ...unsaid.exam, ...fields },
  };
}

export function risk(kind: Risk['kind'], code: string, name = code, band: DustBand = ''): Risk {
  return { kind, code, name, source: '', intensity: '', medicalControl: true, band, ...unsaid.risk };
}

export const noise = risk('physical', '02.01.001', 'Ruído');
export const silica = (band: DustBand) => risk('chemical', '01.18.001', 'Sílica livre', band);
export const pressure = risk('physical', '02.01.016', 'Pressão hiperbárica');

export function group(fields: Partial<CaseGroup> = {}): CaseGroup {
  return { risks: [], absence: false, exams: [exam('0295')], aptitudes: [], ...fields };
}

/** Office work of which somebody has declared that it has no risks. */
export const office = group({ absence: true });

export function did(code: string, doneOn: string, occasion = 'periodic'): CaseDone {
  return { code, doneOn, occasion };
}

/** A line of the table: what, of whom, and which day by which item; null where the exam is not asked for. */
export function line(
  what: string,
  given: Partial<Omit<DueCase, 'what' | 'code' | 'expected' | 'state'>>,
  code: string,
  expected: readonly [dueOn: string | null, item: string] | null,
  state: DueState = 'scheduled',
): DueCase {
  const usual = { admitted: '2020-03-10', group: null, done: [] };
  const answer = expected && { dueOn: expected[0], item: expected[1] };
  return { ...usual, ...given, what, code, state, expected: answer };
}
