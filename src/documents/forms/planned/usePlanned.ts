import { useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { today } from '../../../platform/contract/dates.ts';
import type { Plan } from '../../../programmes/programmes.contract.ts';
import type { Occasion } from '../../../programmes/programmes.labels.ts';
import { programmesApi } from '../../../programmes/useProgrammes.ts';
import { useAttended } from '../attended/useAttended.ts';
import type { DocumentForm } from '../form.ts';
import type { PlannedPart } from './planned.rules.ts';
import { useChosenOccasion } from './useChosenOccasion.ts';

/** Typing asks for nothing anew; a change of the programme is told by the live events. */
const staleTime = 300_000;

/** What a form knows of the programme of its person. */
export type Planned = {
  part: PlannedPart;
  companyId: string;
  occasion: Occasion | null;
  /** The day that it is asked about. */
  on: string;
  /** Null where the form itself asks for the occasion. */
  choose: ((occasion: Occasion | null) => void) | null;
  /** Nothing before an occasion is known, nor where it could not be read. */
  plan: Plan | undefined;
  isLoading: boolean;
  /** Asks again what could not be read; null where nothing failed. */
  retry: (() => void) | null;
};

/**
 * What the programme plans for the person of a form, on its occasion and day.
 * @param person whom the form is about; without an employee, or for a form that takes nothing of programmes, it answers null
 */
export function usePlanned(
  { planned }: DocumentForm,
  form: UseFormReturn<object>,
  { companyId, employeeId }: { companyId: string; employeeId: string },
): Planned | null {
  const [chosen, choose] = useChosenOccasion(employeeId);
  const attended = useAttended(employeeId);
  const { control } = form;
  const answered = useWatch({ control, compute: (answers: object) => planned?.occasionOf?.(answers) ?? null });
  const on = useWatch({ control, compute: (answers: object) => planned?.dayOf?.(answers) ?? today() });
  const occasion = planned?.occasionOf ? answered : (chosen ?? attended?.occasion ?? null);
  // The ASO of a change speaks of the function and the risks to come (NR-7, 7.5.10).
  const newFunction = (occasion === 'riskChange' && attended?.newFunction) || undefined;
  const { data, isLoading, error, refetch } = useQuery(
    programmesApi.plan.queryOptions({
      input: { employeeId, occasion: occasion ?? 'periodic', on, newFunction },
      enabled: planned !== undefined && occasion !== null && employeeId !== '',
      staleTime,
    }),
  );
  if (!planned || employeeId === '') return null;
  const plan = occasion ? data : undefined;
  return {
    ...{ part: planned, companyId, occasion, on, plan, isLoading },
    choose: planned.occasionOf ? null : choose,
    retry: error && !plan ? () => void refetch() : null,
  };
}
