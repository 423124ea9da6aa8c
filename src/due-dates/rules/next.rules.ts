import { daysAfter, monthsAfter } from '../../platform/contract/dates.ts';
import { examCodes, mineralDusts } from '../../programmes/programmes.labels.ts';
import { beforeAdmission, type Done } from './acceptance.rules.ts';
import { nextXray, shortestXray } from './chest-xray.rules.ts';
import { clinicalCode, type Employer, type Exposed, isHyperbaric, type ProtocolExam } from './clinical.rules.ts';
import { heldSince, type Placement, riskChanges } from './exposure.rules.ts';
import { inMineralDust, intervalOf } from './interval.rules.ts';
import type { DueRule } from './rule-names.labels.ts';

/** When an exam is due, and which rule and exam that follows from; without a day where the physician is to say. */
export type DueExam = {
  code: string;
  name: string;
  dueOn: string | null;
  fromOn: string | null;
  untilOn: string | null;
  rule: DueRule;
  months: number | null;
  lastOn: string | null;
  lastId: string | null;
};

/** A group with its protocol. */
export type Protocol = Exposed & { exams: readonly ProtocolExam[] };

type Of = {
  placement: Placement<Protocol>;
  employer: Employer;
  /** Of this contract, the newest first. */
  done: readonly Done[];
};

/** A day, and what makes it that. */
type Day = Pick<DueExam, 'dueOn' | 'rule' | 'months'>;

/** How many days earlier or later the physician may let an indicator be made (NR-7, 7.5.13). */
const marginDays = 45;

/** When an exam of the protocol is due next; none where it is made on other occasions alone. */
export function nextOf(exam: ProtocolExam, of: Of): DueExam[] {
  const { code, name } = exam;
  const made = of.done.filter((one) => one.code === code);
  const last = made[0] ?? null;
  const day = code === clinicalCode ? clinicalDay(exam, of, made) : dayOf(exam, of, made);
  if (!day) return [];
  const isIndicator = day.rule === 'biological' && day.dueOn !== null;
  const [fromOn, untilOn] = [-marginDays, marginDays].map((days) =>
    isIndicator ? daysAfter(day.dueOn ?? '', days) : null,
  ) as [string | null, string | null];
  return [{ code, name, ...day, fromOn, untilOn, lastOn: last?.doneOn ?? null, lastId: last?.id ?? null }];
}

/** The admission where there has been no exam since; else what comes first: a change of risks that none was made for, or the next one. */
function clinicalDay(exam: ProtocolExam, of: Of, made: readonly Done[]): Day {
  const { placement } = of;
  if (made.length === 0) return { dueOn: placement.admittedOn, rule: 'admission', months: null };
  const open = riskChanges(placement).find((day) => !made.some((one) => settles(one, day)));
  const next = periodic(exam, of, made, placement.admittedOn) ?? { dueOn: null, rule: 'unknownInterval', months: null };
  if (open === undefined || (next.dueOn !== null && next.dueOn <= open)) return next;
  return { dueOn: open, rule: 'riskChange', months: null };
}

/** Whether a clinical exam is the one of a change: made for it in the days before, or whatever for since then. */
function settles({ doneOn, occasion }: Done, day: string): boolean {
  return doneOn >= day || (occasion === 'riskChange' && doneOn >= daysAfter(day, -beforeAdmission));
}

function dayOf(exam: ProtocolExam, of: Of, made: readonly Done[]): Day | null {
  const { placement } = of;
  const since = heldSince(placement, ({ exams }) => exams.some(({ code }) => code === exam.code));
  const isLater = since > placement.admittedOn;
  const asked: Day = { dueOn: since, rule: isNewRisk(since, placement) ? 'riskChange' : 'newExam', months: null };
  const [last] = made;
  const next = isPeriodic(exam) ? periodic(exam, of, made, since) : null;
  if (!last) return lacking(exam, isLater ? asked : null, placement) ?? next;
  // Of an exam from before it was asked for, and for another time, none is due sooner than that.
  if (!isLater || last.doneOn >= daysAfter(since, -beforeAdmission)) return next;
  if (!next) return exam.occasions.includes('riskChange') ? asked : null;
  return next.dueOn !== null && next.dueOn < since ? asked : next;
}

/** What is to be there when somebody begins, or meets new risks; null for what comes later. */
function lacking({ occasions, indicator }: ProtocolExam, asked: Day | null, { admittedOn }: Placement<Protocol>) {
  // Indicators of excessive exposure are made neither at admission nor at a change (NR-7, 7.5.15).
  if (indicator === 'quadro1') return null;
  if (asked) return occasions.includes('admission') || occasions.includes('riskChange') ? asked : null;
  return occasions.includes('admission') ? ({ dueOn: admittedOn, rule: 'admission', months: null } as const) : null;
}

/** With what they do since a day somebody met new risks; else the protocol asks for more of the same ones. */
function isNewRisk(day: string, placement: Placement<Protocol>): boolean {
  return placement.before.every(({ until }) => until !== day) || riskChanges(placement).includes(day);
}

function isPeriodic({ code, occasions }: ProtocolExam): boolean {
  return code === clinicalCode || occasions.includes('periodic');
}

/** @param since the day from which an exam that was never made is counted */
function periodic(exam: ProtocolExam, of: Of, made: readonly Done[], since: string): Day | null {
  const { placement, employer } = of;
  const { group } = placement;
  const base = made[0]?.doneOn ?? since;
  if (isChestXray(exam) && inMineralDust(group)) return xrayDay(exam, placement, base);
  const first = exam.code === examCodes.audiometry && isHyperbaric(group) ? hyperbaricFirst(placement, made) : null;
  const { months, rule } = intervalOf(exam, employer, group);
  const isFirst = made.length === 0 || (made.length === 1 && made[0]?.occasion === 'admission');
  const { firstAfterMonths } = exam;
  if (isFirst && firstAfterMonths !== null && firstAfterMonths < (months ?? Number.POSITIVE_INFINITY)) {
    const own = exam.code === clinicalCode ? 'clinicalFirst' : 'first';
    return { dueOn: monthsAfter(base, firstAfterMonths), rule: own, months: firstAfterMonths };
  }
  const dueOn = months === null ? null : monthsAfter(base, months);
  return first && (dueOn === null || first.dueOn < dueOn) ? first : { dueOn, rule, months };
}

/** The one of six months after the start, until it is made: the first of these days is not it (Annex IV, 1.18 g). */
function hyperbaricFirst(placement: Placement<Protocol>, made: readonly Done[]) {
  const start = heldSince(placement, isHyperbaric);
  const dueOn = monthsAfter(start, 6);
  const since = made.filter(({ doneOn }) => doneOn >= daysAfter(start, -beforeAdmission));
  const isMade = since.length > 1 || since.some(({ doneOn }) => doneOn >= dueOn);
  return isMade ? null : { dueOn, rule: 'hyperbaricFirst' as const, months: 6 };
}

function isChestXray({ code }: ProtocolExam): boolean {
  return examCodes.chestXray.some((one) => one === code);
}

/** By what was measured of each dust of the group, the first of them; the protocol only makes it more often. */
function xrayDay({ everyMonths }: ProtocolExam, placement: Placement<Protocol>, lastOn: string): Day | null {
  const own = everyMonths === null ? null : { dueOn: monthsAfter(lastOn, everyMonths), months: everyMonths };
  const exposedOn = heldSince(placement, inMineralDust);
  const dusts = placement.group.risks.filter(({ code }) => mineralDusts.includes(code));
  const days = dusts.map(({ band }) => (band ? nextXray(band, { lastOn, exposedOn }) : undefined));
  if (days.includes(undefined)) {
    if (own && own.months <= shortestXray) return { ...own, rule: 'protocol' };
    return { dueOn: null, rule: 'unknownBand', months: null };
  }
  const [norm] = days.flatMap((day) => day ?? []).sort((a, b) => a.dueOn.localeCompare(b.dueOn));
  if (own && (!norm || own.dueOn < norm.dueOn)) return { ...own, rule: 'protocol' };
  return norm ? { ...norm, rule: 'chestXray' } : null;
}
