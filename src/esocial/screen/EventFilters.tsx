import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CompanyPicker } from '../../companies/CompanyPicker.tsx';
import { companyChoice } from '../../companies/companies.labels.ts';
import { companiesApi } from '../../companies/useCompanies.ts';
import { FoldedFilters } from '../../ui/list/filters/FoldedFilters.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import type { ListState } from '../../ui/list/useListState.ts';
import { eventStates } from '../esocial.labels.ts';
import { EventLists } from './EventLists.tsx';
import type { useEventFilters } from './useEventFilters.ts';

type Props = ReturnType<typeof useEventFilters> & {
  /** Whose search it is. */
  list: ListState;
};

/** What the list is narrowed by. */
export function EventFilters({ input, change, isCompany, companyId, month, state, states, list }: Props) {
  const company = useQuery(
    companiesApi.read.queryOptions({ input: { id: companyId }, enabled: companyId !== '' && !isCompany }),
  );
  const narrowing = [isCompany ? '' : companyId, month, state].filter(Boolean).length;
  return (
    <>
      <EventLists companyId={companyId} value={input.list} onChange={(name) => change('list', name)} />
      <FoldedFilters first={<SearchBox state={list} label="Buscar por nome, CPF ou matrícula" />} chosen={narrowing}>
        {!isCompany && (
          <CompanyPicker
            value={companyId}
            onChange={(id) => change('companyId', id)}
            known={company.data && companyChoice(company.data.company)}
          />
        )}
        <TextInput
          type="month"
          label="Mês do ASO"
          value={month}
          onChange={({ target }) => change('month', target.value)}
        />
        <NativeSelect
          label="Situação"
          value={state}
          onChange={({ target }) => change('state', target.value)}
          data={[
            { value: '', label: 'Todas desta lista' },
            ...states.map((one) => ({ value: one, label: eventStates[one] })),
          ]}
        />
      </FoldedFilters>
    </>
  );
}
