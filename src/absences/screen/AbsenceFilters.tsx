import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CompanyPicker } from '../../companies/CompanyPicker.tsx';
import { companyChoice } from '../../companies/companies.labels.ts';
import { companiesApi } from '../../companies/useCompanies.ts';
import { employeesApi } from '../../employees/useEmployees.ts';
import { DayField } from '../../ui/fields/DayField.tsx';
import { FoldedFilters } from '../../ui/list/filters/FoldedFilters.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import type { ListState } from '../../ui/list/useListState.ts';
import { absenceListNames, absenceLists } from '../absences.labels.ts';
import type { useAbsenceFilters } from './useAbsenceFilters.ts';

type Props = ReturnType<typeof useAbsenceFilters> & {
  /** Whose search it is. */
  state: ListState;
};

const lists = absenceListNames.map((value) => ({ value, label: absenceLists[value] }));

/** What the list is narrowed by. */
export function AbsenceFilters({ input, change, isCompany, companyId, employeeId, from, to, state }: Props) {
  const company = useQuery(
    companiesApi.read.queryOptions({ input: { id: companyId }, enabled: companyId !== '' && !isCompany }),
  );
  const person = useQuery(employeesApi.read.queryOptions({ input: { employeeId }, enabled: employeeId !== '' }));
  const narrowing = [isCompany ? '' : companyId, input.list === 'current' ? '' : input.list, from, to].filter(
    Boolean,
  ).length;
  return (
    <>
      {employeeId !== '' && (
        <Group gap="sm">
          <Text>
            Só os de <strong>{person.data?.employee.name ?? '…'}</strong>
          </Text>
          <Button variant="default" size="compact-md" onClick={() => change('employeeId', '')}>
            Ver os de todos
          </Button>
        </Group>
      )}
      <FoldedFilters first={<SearchBox state={state} label="Buscar por nome, CPF ou matrícula" />} chosen={narrowing}>
        <NativeSelect
          label="Mostrar"
          data={isCompany ? lists.filter(({ value }) => value !== 'inss') : lists}
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
        <DayField label="Com algum dia a partir de" value={from} onChange={(day) => change('from', day)} />
        <DayField label="Com algum dia até" value={to} onChange={(day) => change('to', day)} />
      </FoldedFilters>
    </>
  );
}
