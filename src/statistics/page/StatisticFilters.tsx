import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CompanyPicker } from '../../companies/CompanyPicker.tsx';
import { companyChoice } from '../../companies/companies.labels.ts';
import { companiesApi } from '../../companies/useCompanies.ts';
import { monthsAfter, today } from '../../platform/contract/dates.ts';
import { FoldedFilters } from '../../ui/list/filters/FoldedFilters.tsx';
import { monthLabel } from '../statistics.labels.ts';
import type { useStatisticFilters } from './useStatisticFilters.ts';

type Props = Pick<ReturnType<typeof useStatisticFilters>, 'period' | 'companyId' | 'change' | 'isCompany'>;

/** So many months back a period may begin. */
const monthsBack = 72;

/** What is counted is narrowed by months and, where there are several, by a company. */
export function StatisticFilters({ period, companyId, change, isCompany }: Props) {
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
    <FoldedFilters first={choice('from', 'De')} chosen={!isCompany && companyId ? 1 : 0}>
      {choice('to', 'Até')}
      {!isCompany && (
        <CompanyPicker
          value={companyId}
          onChange={(id) => change('companyId', id)}
          known={company.data && companyChoice(company.data.company)}
        />
      )}
    </FoldedFilters>
  );
}
