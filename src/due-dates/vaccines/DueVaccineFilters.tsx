import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CompanyPicker } from '../../companies/CompanyPicker.tsx';
import { companyChoice } from '../../companies/companies.labels.ts';
import { companiesApi } from '../../companies/useCompanies.ts';
import { FoldedFilters } from '../../ui/list/filters/FoldedFilters.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import type { ListState } from '../../ui/list/useListState.ts';
import { UnitPicker } from '../../units/UnitPicker.tsx';
import { vaccines } from '../../vaccinations/vaccines.labels.ts';

type Filter = 'companyId' | 'unitId' | 'vaccine';

type Props = {
  chosen: Readonly<Record<Filter, string>>;
  change: (name: Filter, value: string) => void;
  isCompany: boolean;
  /** Whose search it is. */
  state: ListState;
};

/** What the list of vaccines is narrowed by: a unit is one of the company that is chosen. */
export function DueVaccineFilters({ chosen, change, isCompany, state }: Props) {
  const { companyId, unitId, vaccine } = chosen;
  const isAsked = companyId !== '' && !isCompany;
  const company = useQuery(companiesApi.read.queryOptions({ input: { id: companyId }, enabled: isAsked }));
  const narrowing = [isCompany ? '' : companyId, unitId, vaccine].filter(Boolean).length;
  return (
    <FoldedFilters first={<SearchBox state={state} label="Buscar por nome, CPF ou matrícula" />} chosen={narrowing}>
      {!isCompany && (
        <CompanyPicker
          value={companyId}
          onChange={(id) => change('companyId', id)}
          known={company.data && companyChoice(company.data.company)}
        />
      )}
      {companyId !== '' && (
        <UnitPicker
          companyId={companyId}
          placeholder="Todas as unidades"
          orNone
          value={unitId}
          onChange={(id) => change('unitId', id)}
        />
      )}
      <NativeSelect
        label="Vacina"
        value={vaccine}
        onChange={(event) => change('vaccine', event.target.value)}
        data={[
          { value: '', label: 'Todas as vacinas' },
          ...Object.entries(vaccines).map(([value, { name }]) => ({ value, label: name })),
        ]}
      />
    </FoldedFilters>
  );
}
