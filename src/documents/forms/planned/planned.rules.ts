import { formatDate } from '../../../platform/contract/dates.ts';
import type { Plan } from '../../../programmes/programmes.contract.ts';
import type { Occasion } from '../../../programmes/programmes.labels.ts';

/** In what a document differs from the programme, and what says so. It is shown, and allowed (decision 61). */
export type PlanDifference = { what: string; source: string };

/** How a form takes what the programme plans for its person (decision 61). */
export type PlannedPart<Answers extends object = object> = {
  /** The occasion that the answers say. A form that does not ask for it has it chosen beside its answers. */
  occasionOf?: (answers: Answers) => Occasion | null;
  /** The answers with an occasion, where the form asks for it, and with the function that a change is to. */
  withOccasion?: (answers: Answers, occasion: Occasion, newFunction: string) => Answers;
  /** The day whose programme counts (`YYYY-MM-DD`); today where the form has none. */
  dayOf?: (answers: Answers) => string;
  /** The answers with what is planned and does not stand there yet; what was typed stays. */
  taken: (answers: Answers, plan: Plan) => Answers;
  differences: (answers: Answers, plan: Plan) => readonly PlanDifference[];
  /** The answers with the absence of risks declared, where the form asks for it; null where it is out of place. */
  absenceDeclared?: (answers: Answers) => Answers | null;
};

/** What of the differences goes away when the plan is taken, and what stays. */
export function sortedDifferences<Answers extends object>(
  { taken, differences }: PlannedPart<Answers>,
  answers: Answers,
  plan: Plan,
): { missing: readonly PlanDifference[]; remaining: readonly PlanDifference[] } {
  const remaining = differences(taken(answers, plan), plan);
  const stays = new Set(remaining.map(({ what }) => what));
  return { missing: differences(answers, plan).filter(({ what }) => !stays.has(what)), remaining };
}

/** In what answers differ from the plan of their person, in words; nothing where there is no group to compare them with. */
export function differencesIn({ differences }: PlannedPart, plan: Plan | undefined, answers: object): string[] {
  return plan?.group ? differences(answers, plan).map(({ what }) => what) : [];
}

/** Which version of which group says what is planned. */
export function sourceOf({ group, programme }: Plan): string {
  return [group?.name ?? '', programme ? `programa de ${formatDate(programme.validFrom)}` : '']
    .filter(Boolean)
    .join(' · ');
}
