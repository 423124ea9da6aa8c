import { fold } from '../../platform/database/search/search.ts';
import type { Plan } from '../../programmes/programmes.contract.ts';
import { hyperbaricAgents } from '../../programmes/programmes.labels.ts';
import type { DueRule } from './rule-names.labels.ts';

/** A risk and an exam of a group, as its programme has them. */
export type Risk = Plan['risks'][number];
export type ProtocolExam = Omit<Plan['exams'][number], 'doneOn' | 'source'>;

/** What of a programme and its group decides how often an exam is made. */
export type Employer = { exempt: boolean; rural: boolean };
export type Exposed = { absence: boolean; risks: readonly Risk[]; aptitudes: readonly string[] };

/** How often an exam is made, and which rule says so; null where the physician is to say. */
export type Interval = { months: number | null; rule: DueRule };

/** The occupational clinical exam in eSocial's table 27. */
export const clinicalCode = '0295';
export const clinicalName = 'Avaliação clínica ocupacional (anamnese e exame físico)';

/** 'Ausência de agente nocivo' of eSocial's table 24: the statement that there is none, and no risk. */
const noRisk = '09.01.001';
/** What an employer who is exempt from a programme must not have identified (NR-1, 1.8.6). */
const notExempt = ['chemical', 'physical', 'biological', 'combined', 'ergonomic', 'psychosocial'];

/**
 * How often the clinical exam is made: every 12 months *or less* with exposure to risks that were identified and classified,
 * else 24 (NR-7, 7.5.8 II). Where neither risks nor their absence have been stated nobody knows.
 */
export function clinicalInterval(employer: Employer, group: Exposed): Interval {
  const { absence, risks } = group;
  const identified = risks.filter(({ code }) => code !== noRisk);
  if (isHyperbaric(group)) return { months: 6, rule: 'hyperbaric' };
  if (employer.rural) return { months: 12, rule: 'rural' };
  const isExempt = employer.exempt && !identified.some(({ kind }) => notExempt.includes(kind));
  if (isExempt) return { months: 24, rule: 'exempt' };
  if (identified.length > 0) return { months: 12, rule: 'exposed' };
  if (absence || identified.length < risks.length) return { months: 24, rule: 'unexposed' };
  return { months: null, rule: 'unknownRisks' };
}

/** Whether a group works under pressure or dives (NR-7, Annex IV): by its risks, or by an aptitude that it asks for. */
export function isHyperbaric({ risks, aptitudes }: Pick<Exposed, 'risks' | 'aptitudes'>): boolean {
  return (
    risks.some(({ code }) => hyperbaricAgents.includes(code)) ||
    aptitudes.some((name) => fold(name).includes('hiperbar'))
  );
}
