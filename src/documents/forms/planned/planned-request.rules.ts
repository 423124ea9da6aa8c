import { formatDate } from '../../../platform/contract/dates.ts';
import type { Plan } from '../../../programmes/programmes.contract.ts';
import { type PlanDifference, sourceOf } from './planned.rules.ts';
import { isPlanned, type PlannedExam } from './planned-exams.rules.ts';

/** The clinical evaluations of table 27: whoever examines makes them, and nobody is asked for them. */
const clinical = /^0(28[6-9]|29[0-5])$/;

/** The exams of the protocol that are still to be done elsewhere. */
export function toRequest({ exams }: Plan): PlannedExam[] {
  return exams.filter(({ code, doneOn }) => !doneOn && !clinical.test(code));
}

/** The option of a list that asks for an exam of the protocol, if there is one. */
export function optionFor<Option extends string>(options: readonly Option[], exam: PlannedExam): Option | undefined {
  return options.find((option) => isPlanned({ exam_name: option }, exam));
}

/** The ticked options of a list with those that the protocol asks for. */
export function withOptions<Option extends string>(
  ticked: readonly Option[],
  options: readonly Option[],
  exams: readonly PlannedExam[],
): Option[] {
  const asked = new Set(exams.map((exam) => optionFor(options, exam)));
  return options.filter((option) => ticked.includes(option) || asked.has(option));
}

/** The exams to request that a request does not ask for, and what it asks for that is not to be done. */
export function requestDifferences(
  ticked: readonly string[],
  missing: readonly PlannedExam[],
  plan: Plan,
): PlanDifference[] {
  const further = ticked.flatMap((exam_name): PlanDifference[] => {
    const planned = plan.exams.find((exam) => isPlanned({ exam_name }, exam));
    if (planned?.doneOn) {
      return [{ what: `Já feito em ${formatDate(planned.doneOn)}: ${exam_name}`, source: planned.source }];
    }
    return planned || plan.exams.length === 0 ? [] : [{ what: `Exame a mais: ${exam_name}`, source: sourceOf(plan) }];
  });
  return [...missing.map(({ name, source }) => ({ what: `Falta o exame: ${name}`, source })), ...further];
}
