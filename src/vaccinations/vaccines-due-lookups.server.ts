import { nextDose, serologyDue } from './schedule/next-dose.rules.ts';
import { standingOf } from './schedule/standing.rules.ts';
import type { findStandingVaccinations } from './vaccination-lookups.db.ts';
import { doseName, type Planned, schemeOf, vaccineKey, vaccineName } from './vaccine-schemes.labels.ts';

/** What other subjects ask of vaccines: what is due of those that a plan asks for. */

type Entry = Omit<Awaited<ReturnType<typeof findStandingVaccinations>>[number], 'employeeId'>;

/** What of a vaccine is to be done: a dose, or the exam after the last one, from a day on; or that it was refused, with its document or without. */
export type VaccineDue = {
  key: string;
  name: string;
  /** In words: '2ª dose', 'Reforço', 'Anti-HBs'. */
  step: string;
  state: 'due' | 'refused' | 'withoutPaper';
  dueOn: string;
  untilOn: string | null;
};

/**
 * What is due of the vaccines of a person's group, by the doses that stand. Of one that was refused only that, until a dose is given
 * since: the document of the refusal is to be kept (NR-32, 32.2.4.17.5).
 * @param planned each with the day since which the person is to have it
 * @param examined the days on which somebody made the exam of a code
 */
export function vaccinesDue(
  planned: readonly (Planned & { since: string })[],
  entries: readonly Entry[],
  examined: (examCode: string) => readonly string[],
): VaccineDue[] {
  return planned.flatMap((vaccine): VaccineDue[] => {
    const [scheme, key] = [schemeOf(vaccine), vaccineKey(vaccine)];
    const of = { key, name: vaccineName(vaccine) };
    const { doses, refusal } = standingOf(entries, key);
    const next = nextDose(scheme, doses, vaccine.since);
    if (refusal) {
      const state = refusal.documentId === null ? 'withoutPaper' : 'refused';
      return [
        { ...of, step: next ? doseName(next.number, scheme) : 'Recusa', state, dueOn: refusal.day, untilOn: null },
      ];
    }
    const dose = next && { step: doseName(next.number, scheme), dueOn: next.dueOn, untilOn: null };
    const window = serologyDue(scheme, doses, scheme.serology ? examined(scheme.serology.examCode) : []);
    const exam = window && { step: scheme.serology?.name ?? '', dueOn: window.fromOn, untilOn: window.untilOn };
    return [dose, exam].flatMap((due) => (due ? [{ ...of, ...due, state: 'due' as const }] : []));
  });
}
