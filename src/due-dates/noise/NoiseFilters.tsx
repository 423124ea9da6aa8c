import { useQuery } from '@tanstack/react-query';
import { CompanyPicker } from '../../companies/CompanyPicker.tsx';
import { companyChoice } from '../../companies/companies.labels.ts';
import { companiesApi } from '../../companies/useCompanies.ts';
import { FoldedFilters } from '../../ui/list/filters/FoldedFilters.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import type { ListState } from '../../ui/list/useListState.ts';
import { UnitPicker } from '../../units/UnitPicker.tsx';

type Filter = 'companyId' | 'unitId';

type Props = {
  chosen: Readonly<Record<Filter, string>>;
  change: (name: Filter, value: string) => void;
  isCompany: boolean;
  /** Whose search it is. */
  state: ListState;
};

/** What who is in noise is narrowed by: a unit is one of the company that is chosen. */
export function NoiseFilters({ chosen: { companyId, unitId }, change, isCompany, state }: Props) {
  const isAsked = companyId !== '' && !isCompany;
  const company = useQuery(companiesApi.read.queryOptions({ input: { id: companyId }, enabled: isAsked }));
  const narrowing = [isCompany ? '' : companyId, unitId].filter(Boolean).length;
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
    </FoldedFilters>
  );
}
