import { paperDate } from '../documents/paper/blocks.rules.ts';
import { daysAfter, formatDate } from '../platform/contract/dates.ts';
import type { Per } from './recalls.labels.ts';

/** An exam that somebody is to do, and by which day; or a vaccine that they are to have, and from which day on. */
export type ExamToDo = { name: string; dueOn: string; isVaccine?: boolean };

/** Somebody who is to be recalled. */
export type Recalled = {
  id: string;
  companyId: string;
  unitId: string | null;
  name: string;
  employee_function: string;
  recalledOn: string | null;
  exams: readonly ExamToDo[];
};

/** What of a letter is about one person, as it is kept. */
export type Line = { name: string; function: string; unit: string; exams: readonly ExamToDo[] };

/** A letter asks for exams of so many days to come, as far as the lists of 'Vencimentos' reach. */
const horizonDays = 90;

/**
 * The exams that a letter of a day asks for: what has fallen due and what does so in the next 90 days; where there is nothing
 * of these, the next one. Of an exam without a day the physician is still to say when.
 */
export function examsToDo(exams: readonly { name: string; dueOn: string | null }[], day: string): readonly ExamToDo[] {
  const dated = exams.flatMap(({ name, dueOn }) => (dueOn === null ? [] : [{ name, dueOn }]));
  const sorted = dated.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.name.localeCompare(b.name));
  const horizon = daysAfter(day, horizonDays);
  const near = sorted.filter(({ dueOn }) => dueOn <= horizon);
  return near.length > 0 ? near : sorted.slice(0, 1);
}

/** The vaccines that a letter of a day asks for, as far ahead as exams: of the plan, neither given nor refused (NR-32, 32.2.4.17). */
export function vaccinesToHave(
  due: readonly { name: string; step: string; dueOn: string }[],
  day: string,
): readonly ExamToDo[] {
  const horizon = daysAfter(day, horizonDays);
  return due
    .filter(({ dueOn }) => dueOn <= horizon)
    .map(({ name, step, dueOn }): ExamToDo => ({ name: `Vacina ${name}, ${step}`, dueOn, isVaccine: true }))
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.name.localeCompare(b.name));
}

/** Whether somebody was recalled so short a time before a day that it is asked whether to do it again. */
export function isRecent(recalledOn: string | null, day: string, againAfter: number): boolean {
  return recalledOn !== null && daysAfter(recalledOn, againAfter) > day;
}

/** By when, as the letter of a day says it; a vaccine is not given before its day. */
export function whenToDo({ dueOn, isVaccine = false }: Omit<ExamToDo, 'name'>, day: string): string {
  const on = paperDate(formatDate(dueOn));
  if (isVaccine) return dueOn <= day ? `o quanto antes (desde ${on})` : `a partir de ${on}`;
  return dueOn < day ? `o quanto antes (venceu em ${on})` : `até ${on}`;
}

const alphabetical = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

/** People in the order in which a letter names them. */
export function byName<Named extends { name: string }>(people: readonly Named[]): Named[] {
  return people.toSorted((a, b) => alphabetical.compare(a.name, b.name));
}

/** The people of each letter: of a company, or of each of its units and of who is in none, by name. */
export function letterGroups(people: readonly Recalled[], per: Per) {
  const groups = Map.groupBy(people, ({ companyId, unitId }) => `${companyId} ${per === 'unit' ? (unitId ?? '') : ''}`);
  return [...groups.values()].map((members) => ({
    companyId: members[0]?.companyId ?? '',
    unitId: per === 'unit' ? (members[0]?.unitId ?? null) : null,
    people: byName(members),
  }));
}
