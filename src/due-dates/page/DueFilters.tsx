import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CompanyPicker } from '../../companies/CompanyPicker.tsx';
import { companyChoice } from '../../companies/companies.labels.ts';
import { companiesApi } from '../../companies/useCompanies.ts';
import { programmesApi } from '../../programmes/useProgrammes.ts';
import { FoldedFilters } from '../../ui/list/filters/FoldedFilters.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import type { ListState } from '../../ui/list/useListState.ts';
import { UnitPicker } from '../../units/UnitPicker.tsx';
import type { useDueFilters } from './useDueFilters.ts';

type Props = Pick<ReturnType<typeof useDueFilters>, 'chosen' | 'change' | 'isCompany'> & {
  /** Whose search it is. */
  state: ListState;
};

const recalled = [
  { value: '', label: 'Convocados ou não' },
  ...[7, 15, 30, 60].map((days) => ({ value: String(days), label: `Não convocados nos últimos ${days} dias` })),
];

/** What the list is narrowed by: a unit, group and function are those of the company that is chosen. */
export function DueFilters({ chosen, change, isCompany, state }: Props) {
  const { companyId } = chosen;
  const company = useQuery(
    companiesApi.read.queryOptions({ input: { id: companyId }, enabled: companyId !== '' && !isCompany }),
  );
  const ofCompany = [chosen.unitId, chosen.groupId, chosen.function, chosen.notRecalledFor];
  const narrowing = [isCompany ? '' : companyId, ...ofCompany].filter(Boolean).length;
  return (
    <FoldedFilters first={<SearchBox state={state} label="Buscar por nome, CPF ou matrícula" />} chosen={narrowing}>
      {!isCompany && (
        <CompanyPicker
          value={companyId}
          onChange={(id) => change('companyId', id)}
          known={company.data && companyChoice(company.data.company)}
        />
      )}
      {companyId !== '' && <OfCompany chosen={chosen} change={change} />}
      <NativeSelect
        label="Convocação"
        value={chosen.notRecalledFor}
        onChange={(event) => change('notRecalledFor', event.target.value)}
        data={recalled}
      />
    </FoldedFilters>
  );
}

function OfCompany({ chosen, change }: Pick<Props, 'chosen' | 'change'>) {
  const { companyId } = chosen;
  const versions = useQuery(programmesApi.list.queryOptions({ input: { companyId } }));
  const programmeId = versions.data?.currentId ?? '';
  const current = useQuery(programmesApi.read.queryOptions({ input: { programmeId }, enabled: programmeId !== '' }));
  const functions = useQuery(programmesApi.functions.queryOptions({ input: { companyId } }));
  const groups = current.data?.groups ?? [];
  return (
    <>
      <UnitPicker
        companyId={companyId}
        placeholder="Todas as unidades"
        orNone
        value={chosen.unitId}
        onChange={(unitId) => change('unitId', unitId)}
      />
      <NativeSelect
        label="Grupo de exposição"
        value={chosen.groupId}
        onChange={(event) => change('groupId', event.target.value)}
        data={[
          { value: '', label: 'Todos os grupos' },
          { value: 'none', label: 'Sem grupo' },
          ...groups.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <NativeSelect
        label="Função"
        value={chosen.function}
        onChange={(event) => change('function', event.target.value)}
        data={[
          { value: '', label: 'Todas as funções' },
          ...(functions.data?.functions ?? []).map(({ name }) => ({ value: name, label: name })),
        ]}
      />
    </>
  );
}
