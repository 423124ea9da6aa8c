import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { vaccinationsApi } from '../../../vaccinations/useVaccinations.ts';
import { originLabels } from '../../../vaccinations/vaccinations.labels.ts';
import type { ToldProps } from '../form.ts';
import { GivenDosesContext } from './useGivenDoses.ts';

/** Tells the card which doses of the person are in the register. */
export function GivenDosesOf({ employeeId, children }: ToldProps) {
  const { data } = useQuery(vaccinationsApi.list.queryOptions({ input: { employeeId } }));
  const given = useMemo(() => {
    const standing = data?.vaccinations.filter(({ kind, withdrawnAt }) => kind === 'dose' && withdrawnAt === null);
    const doses = standing?.map(({ name, dose, day, lot, manufacturer, givenAt }) => {
      return { vaccine: name, dose, date: day, lot, manufacturer, origin: originLabels[givenAt] };
    });
    return doses?.reverse() ?? null;
  }, [data]);
  return <GivenDosesContext value={given}>{children}</GivenDosesContext>;
}
