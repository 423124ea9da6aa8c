import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { CompanyPicker } from '../../companies/CompanyPicker.tsx';
import { companyChoice } from '../../companies/companies.labels.ts';
import { companiesApi } from '../../companies/useCompanies.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { FoldedFilters } from '../../ui/list/filters/FoldedFilters.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import { Page } from '../../ui/Page.tsx';
import { employeeLabels as labels } from '../employees.labels.ts';
import { ShowInactive } from '../former/ShowInactive.tsx';
import { EmployeeName } from '../list/EmployeeName.tsx';
import { type Person, usePeople } from './usePeople.ts';

export function meta() {
  return [{ title: 'Colaboradores · Zelo' }];
}

type Columns = readonly Column<Person, 'name' | 'cpf' | 'registration'>[];

const company: Columns[number] = { header: 'Empresa', cell: ({ companyName }) => companyName ?? '', plain: true };

const columns: Columns = [
  {
    header: labels.name,
    cell: (row) => (
      <Anchor component={Link} to={href('/people/:employeeId', { employeeId: row.id })} inherit fw={600}>
        <EmployeeName {...row} />
      </Anchor>
    ),
    sort: 'name',
  },
  { header: labels.cpf, cell: ({ cpf }) => cpf, sort: 'cpf', whole: true },
  { header: labels.registration, cell: ({ registration }) => registration, sort: 'registration' },
];

/** The registers of people, to be read by who works at the practice (product 17.1). */
export default function PeoplePage() {
  const { companyId, chooseCompany, isAsked, list, rows } = usePeople();
  const chosen = useQuery(companiesApi.read.queryOptions({ input: { id: companyId }, enabled: companyId !== '' }));
  return (
    <Page title="Colaboradores" description="O cadastro de quem é atendido, como a empresa o mantém.">
      <DataTable
        caption="Colaboradores"
        columns={companyId ? columns : [...columns, company]}
        rows={rows}
        list={list}
        filters={
          <FoldedFilters
            first={<SearchBox state={list.state} label="Buscar por nome, CPF ou matrícula" />}
            chosen={companyId ? 1 : 0}
          >
            <CompanyPicker
              value={companyId}
              onChange={chooseCompany}
              known={chosen.data && companyChoice(chosen.data.company)}
            />
            <ShowInactive />
          </FoldedFilters>
        }
        empty={
          isAsked
            ? 'Nenhum colaborador nesta empresa ainda.'
            : 'Busque por nome, CPF ou matrícula em todas as empresas, ou escolha uma.'
        }
      />
    </Page>
  );
}
