import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CompanyPicker } from '../../companies/CompanyPicker.tsx';
import { companyChoice } from '../../companies/companies.labels.ts';
import { companiesApi } from '../../companies/useCompanies.ts';
import { employeesApi } from '../../employees/useEmployees.ts';
import { FoldedFilters } from '../../ui/list/filters/FoldedFilters.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import type { ListState } from '../../ui/list/useListState.ts';
import { restrictionListNames, restrictionLists } from '../restrictions.labels.ts';
import type { useRestrictionFilters } from './useRestrictionFilters.ts';

type Props = ReturnType<typeof useRestrictionFilters> & {
  /** Whose search it is. */
  state: ListState;
};

const lists = restrictionListNames.map((value) => ({ value, label: restrictionLists[value] }));

/** What the list is narrowed by. */
export function RestrictionFilters({ input, change, isCompany, companyId, employeeId, state }: Props) {
  const company = useQuery(
    companiesApi.read.queryOptions({ input: { id: companyId }, enabled: companyId !== '' && !isCompany }),
  );
  const person = useQuery(employeesApi.read.queryOptions({ input: { employeeId }, enabled: employeeId !== '' }));
  const narrowing = [isCompany ? '' : companyId, input.list === 'standing' ? '' : input.list].filter(Boolean).length;
  return (
    <>
      {employeeId !== '' && (
        <Group gap="sm">
          <Text>
            Só as de <strong>{person.data?.employee.name ?? '…'}</strong>
          </Text>
          <Button variant="default" size="compact-md" onClick={() => change('employeeId', '')}>
            Ver as de todos
          </Button>
        </Group>
      )}
      <FoldedFilters first={<SearchBox state={state} label="Buscar por nome, CPF ou matrícula" />} chosen={narrowing}>
        <NativeSelect
          label="Mostrar"
          data={lists}
          value={input.list}
          onChange={({ target }) => change('list', target.value)}
        />
        {!isCompany && (
          <CompanyPicker
            value={companyId}
            onChange={(id) => change('companyId', id)}
            known={company.data && companyChoice(company.data.company)}
          />
        )}
      </FoldedFilters>
    </>
  );
}
