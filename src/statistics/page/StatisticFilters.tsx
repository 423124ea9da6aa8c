import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CompanyPicker } from '../../companies/CompanyPicker.tsx';
import { companyChoice } from '../../companies/companies.labels.ts';
import { companiesApi } from '../../companies/useCompanies.ts';
import { monthsAfter, today } from '../../platform/contract/dates.ts';
import { FoldedFilters } from '../../ui/list/filters/FoldedFilters.tsx';
import { monthLabel } from '../statistics.labels.ts';
import { PlaceFilters } from './PlaceFilters.tsx';
import type { useStatisticFilters } from './useStatisticFilters.ts';

type Props = Pick<
  ReturnType<typeof useStatisticFilters>,
  'period' | 'companyId' | 'place' | 'change' | 'isCompany' | 'isReception'
>;

/** So many months back a period may begin. */
const monthsBack = 72;

/** What is counted is narrowed by months, by a company where there are several, and by the parts of one. */
export function StatisticFilters({ period, companyId, place, change, isCompany, isReception }: Props) {
  const company = useQuery(
    companiesApi.read.queryOptions({ input: { id: companyId }, enabled: companyId !== '' && !isCompany }),
  );
  const months = Array.from({ length: monthsBack }, (_, back) => monthsAfter(today(), -back).slice(0, 7));
  const choice = (name: 'from' | 'to', label: string) => (
    <NativeSelect
      label={label}
      value={period[name]}
      onChange={({ target }) => change(name, target.value)}
      // A month of a typed address stands there, too.
      data={[...new Set([...months, period[name]])].map((month) => ({ value: month, label: monthLabel(month) }))}
    />
  );
  return (
    <FoldedFilters first={choice('from', 'De')} chosen={Object.keys(place).length + (!isCompany && companyId ? 1 : 0)}>
      {choice('to', 'Até')}
      {!isCompany && (
        <CompanyPicker
          value={companyId}
          onChange={(id) => change('companyId', id)}
          known={company.data && companyChoice(company.data.company)}
        />
      )}
      {companyId !== '' && !isReception && <PlaceFilters companyId={companyId} place={place} change={change} />}
    </FoldedFilters>
  );
}
