import { useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useProgrammeOn } from '../../../programmes/useProgrammeOn.ts';
import type { Pcmso } from '../../paper/paper.ts';
import { pcmsoOf } from '../../paper/pcmso.rules.ts';
import type { DocumentForm } from '../form.ts';

/**
 * Who answers for the PCMSO of a company on the day of a document, for papers that name them. Where the company's programmes
 * can't be read it is as without one; what is issued is worked out by the server (decision 61).
 */
export function usePcmso({ pcmsoDay }: DocumentForm, form: UseFormReturn<object>, companyId: string): Pcmso | null {
  const day = useWatch({ control: form.control, compute: (answers: object) => pcmsoDay?.(answers) ?? '' });
  const head = useProgrammeOn(companyId, day) ?? null;
  return useMemo(() => pcmsoOf(head, day), [head, day]);
}
