import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { agendaApi } from '../../agenda/useAgenda.ts';
import { CompanyPicker } from '../../companies/CompanyPicker.tsx';
import { companyChoice } from '../../companies/companies.labels.ts';
import { companiesApi } from '../../companies/useCompanies.ts';
import { DayField } from '../../ui/fields/DayField.tsx';
import { FoldedFilters } from '../../ui/list/filters/FoldedFilters.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import type { ListState } from '../../ui/list/useListState.ts';
import { stateLabels } from '../referrals.labels.ts';
import type { useReferralFilters } from './useReferralFilters.ts';

type Props = Pick<ReturnType<typeof useReferralFilters>, 'chosen' | 'change' | 'isCompany'> & { state: ListState };

const states = [
  { value: 'open', label: 'Em aberto' },
  ...Object.entries(stateLabels).map(([value, label]) => ({ value, label })),
  { value: 'all', label: 'Todas' },
];

/** What the list is narrowed by. */
export function ReferralFilters({ chosen, change, isCompany, state }: Props) {
  const { companyId } = chosen;
  const places = useQuery(agendaApi.listPlaces.queryOptions({ input: {} }));
  const company = useQuery(
    companiesApi.read.queryOptions({ input: { id: companyId }, enabled: companyId !== '' && !isCompany }),
  );
  const { placeId, from, to } = chosen;
  const asked = [chosen.state === 'open' ? '' : chosen.state, isCompany ? '' : companyId, placeId, from, to];
  const narrowing = asked.filter(Boolean).length;
  return (
    <FoldedFilters
      first={<SearchBox state={state} label="Buscar por nome, CPF, matrícula ou número da guia" />}
      chosen={narrowing}
    >
      <NativeSelect
        label="Situação"
        value={chosen.state}
        onChange={({ target }) => change('state', target.value)}
        data={states}
      />
      <NativeSelect
        label="Local"
        value={chosen.placeId}
        onChange={({ target }) => change('placeId', target.value)}
        data={[
          { value: '', label: 'Todos' },
          ...(places.data?.carePlaces ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {!isCompany && (
        <CompanyPicker
          value={companyId}
          onChange={(id) => change('companyId', id)}
          known={company.data && companyChoice(company.data.company)}
        />
      )}
      <DayField label="A partir de" value={chosen.from} onChange={(day) => change('from', day)} />
      <DayField label="Até" value={chosen.to} onChange={(day) => change('to', day)} />
    </FoldedFilters>
  );
}
