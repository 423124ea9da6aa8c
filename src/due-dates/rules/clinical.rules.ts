import { fold } from '../../platform/database/search/search.ts';
import type { Plan } from '../../programmes/programmes.contract.ts';
import { examCodes, hyperbaricAgents, noRiskCode } from '../../programmes/programmes.labels.ts';
import type { DueRule } from './rule-names.labels.ts';

/** A risk and an exam of a group, as its programme has them. */
export type Risk = Plan['risks'][number];
export type ProtocolExam = Omit<Plan['exams'][number], 'doneOn' | 'source'>;

/**
 * What of a programme and its group decides how often an exam is made.
 * `exempt`: the exemption holds, by the degree of risk and the risks of the whole company (NR-1, 1.8.6).
 */
export type Employer = { exempt: boolean; rural: boolean };
export type Exposed = { absence: boolean; risks: readonly Risk[]; aptitudes: readonly string[] };

/** How often an exam is made, and which rule says so; null where the physician is to say. */
export type Interval = { months: number | null; rule: DueRule };

/** The occupational clinical exam in eSocial's table 27. */
export const clinicalCode = examCodes.clinical;
export const clinicalName = 'Avaliação clínica ocupacional (anamnese e exame físico)';

/**
 * How often the clinical exam is made: every 12 months *or less* with exposure to risks that were identified and classified,
 * else 24 (NR-7, 7.5.8 II). Where neither risks nor their absence have been stated nobody knows.
 */
export function clinicalInterval(employer: Employer, group: Exposed): Interval {
  if (isHyperbaric(group)) return { months: 6, rule: 'hyperbaric' };
  if (employer.rural) return { months: 12, rule: 'rural' };
  if (employer.exempt) return { months: 24, rule: 'exempt' };
  if (identified(group).length > 0) return { months: 12, rule: 'exposed' };
  return areRisksKnown(group) ? { months: 24, rule: 'unexposed' } : { months: null, rule: 'unknownRisks' };
}

/** The risks of a group without the statement that there are none. */
export function identified({ risks }: Pick<Exposed, 'risks'>): Risk[] {
  return risks.filter(({ code }) => code !== noRiskCode);
}

/** Whether somebody has said which risks a group has, or that it has none. */
export function areRisksKnown({ absence, risks }: Exposed): boolean {
  return absence || risks.length > 0;
}

/** Work under abnormal pressure, by its risks or by the aptitude that it asks for (NR-7, Annex IV). */
export function isHyperbaric({ risks, aptitudes }: Exposed): boolean {
  return (
    risks.some(({ code }) => hyperbaricAgents.includes(code)) ||
    aptitudes.some((name) => fold(name).includes('hiperbar'))
  );
}
