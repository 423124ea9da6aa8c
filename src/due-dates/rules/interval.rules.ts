import { examCodes, mineralDusts } from '../../programmes/programmes.labels.ts';
import {
  clinicalInterval,
  type Employer,
  type Exposed,
  type Interval,
  isHyperbaric,
  type ProtocolExam,
} from './clinical.rules.ts';

/** A code of eSocial's table 24. */
const noise = ['02.01.001'];

/** How often an exam of a protocol is made: as the norm says, or more often where the protocol does. */
export function intervalOf(exam: ProtocolExam, employer: Employer, group: Exposed): Interval {
  if (exam.code === examCodes.clinical) {
    const { months, rule } = shorter(exam.everyMonths, clinicalInterval(employer, group));
    return { months, rule: rule === 'protocol' ? 'clinicalProtocol' : rule };
  }
  if (exam.indicator !== '') return indicatorInterval(exam);
  if (exam.code === examCodes.audiometry) return audiometryInterval(exam, group);
  if (isSpirometry(exam)) return special(exam, { months: 24, rule: 'spirometry' }, inMineralDust(group));
  return { months: exam.everyMonths, rule: exam.everyMonths === null ? 'unknownInterval' : 'protocol' };
}

/** Whether a group has asbestos, coal or silica (NR-7, Annex III, 2). */
export function inMineralDust(group: Pick<Exposed, 'risks'>): boolean {
  return isAmong(group, mineralDusts);
}

/** Yearly in noise and under pressure (NR-7, Annex II; Annex IV, 1.18 g). */
function audiometryInterval(exam: ProtocolExam, group: Exposed): Interval {
  if (isHyperbaric(group)) return shorter(exam.everyMonths, { months: 12, rule: 'hyperbaricYearly' });
  return special(exam, { months: 12, rule: 'audiometry' }, isAmong(group, noise));
}

/** Every six months; a protocol with its reason takes up to a year where the work is seasonal (NR-7, 7.5.13, 7.5.14). */
function indicatorInterval({ everyMonths, justification }: ProtocolExam): Interval {
  const usual: Interval = { months: 6, rule: 'biological' };
  if (everyMonths === null || everyMonths <= 6) return shorter(everyMonths, usual);
  return justification.trim() === '' ? usual : { months: Math.min(everyMonths, 12), rule: 'seasonal' };
}

/** Where the group has what the annex is about, the protocol can only make it more often; elsewhere it is the physician's. */
function special({ everyMonths }: ProtocolExam, norm: Interval, isBound: boolean): Interval {
  if (isBound || everyMonths === null) return shorter(everyMonths, norm);
  return { months: everyMonths, rule: 'protocol' };
}

/** The protocol's own months where they are fewer, or where the norm says nothing. */
function shorter(months: number | null, norm: Interval): Interval {
  const isOwn = months !== null && (norm.months === null || months < norm.months);
  return isOwn ? { months, rule: 'protocol' } : norm;
}

function isSpirometry({ code }: ProtocolExam): boolean {
  return examCodes.spirometry.some((one) => one === code);
}

function isAmong({ risks }: Pick<Exposed, 'risks'>, codes: readonly string[]): boolean {
  return risks.some(({ code }) => codes.includes(code));
}
