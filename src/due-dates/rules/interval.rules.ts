import {
  clinicalCode,
  clinicalInterval,
  type Employer,
  type Exposed,
  type Interval,
  type ProtocolExam,
} from './clinical.rules.ts';

/** Codes of eSocial's table 27 and 24. */
const audiometry = '0281';
const spirometry = '1057';
const noise = ['02.01.001'];
/** Asbestos, mineral coal, silica (NR-7, Annex III, 2). */
const mineralDust = ['01.02.001', '01.07.001', '01.18.001'];

/** How often an exam of a protocol is made: as the norm says, or more often where the protocol does. */
export function intervalOf(exam: ProtocolExam, employer: Employer, group: Exposed): Interval {
  if (exam.code === clinicalCode) return shorter(exam.everyMonths, clinicalInterval(employer, group));
  if (exam.indicator !== '') return indicatorInterval(exam);
  if (exam.code === audiometry) return special(exam, { months: 12, rule: 'audiometry' }, isAmong(group, noise));
  if (exam.code === spirometry) return special(exam, { months: 24, rule: 'spirometry' }, isAmong(group, mineralDust));
  return { months: exam.everyMonths, rule: exam.everyMonths === null ? 'unknownInterval' : 'protocol' };
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

function isAmong({ risks }: Exposed, codes: readonly string[]): boolean {
  return risks.some(({ code }) => codes.includes(code));
}
