import { DayField } from '../ui/fields/DayField.tsx';
import type { useAuditFilters } from './useAuditFilters.ts';

type Props = Pick<ReturnType<typeof useAuditFilters>, 'chosen' | 'change' | 'round'>;

/** The first and the last day of which the trail is seen. */
export function PeriodFields({ chosen, change, round }: Props) {
  return (
    <>
      <DayField key={`from ${round}`} label="De" value={chosen.from} onChange={(day) => change('from', day)} />
      <DayField key={`to ${round}`} label="Até" value={chosen.to} onChange={(day) => change('to', day)} />
    </>
  );
}
