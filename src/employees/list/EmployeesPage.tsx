import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DueStatus } from '../../due-dates/DueStatus.tsx';
import { useDueStatus } from '../../due-dates/useDueStatus.ts';
import { isNotFound } from '../../platform/contract/errors.ts';
import type { ReferContext } from '../../referrals/making/useReferSelection.ts';
import { useOwnerId } from '../../sign-in/useProfile.ts';
import { records } from '../../ui/list/asked-list.ts';
import type { ColumnsOf } from '../../ui/list/column.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { pickColumn } from '../../ui/list/picking/pickColumn.tsx';
import { usePicking } from '../../ui/list/picking/usePicking.ts';
import { TotalLink } from '../../ui/list/TotalLink.tsx';
import { useList } from '../../ui/list/useList.ts';
import { unitsApi } from '../../units/useUnits.ts';
import type { employeesContract } from '../employees.contract.ts';
import { employeeLabels as labels, mostPicked } from '../employees.labels.ts';
import { ShowInactive } from '../former/ShowInactive.tsx';
import { employeesApi } from '../useEmployees.ts';
import { EmployeeActions } from './EmployeeActions.tsx';
import { EmployeeCell } from './EmployeeCell.tsx';
import { EmployeeFilters } from './EmployeeFilters.tsx';
import { EmployeePickBar } from './EmployeePickBar.tsx';
import { RegisteredNotice } from './RegisteredNotice.tsx';
import { UnknownUnit } from './UnknownUnit.tsx';
import { useEmployeeFilters } from './useEmployeeFilters.ts';

export function meta() {
  return [{ title: 'Empregados · Zelo' }];
}

const facts: ColumnsOf<typeof employeesContract.list> = [
  { header: labels.cpf, cell: ({ cpf }) => cpf, sort: 'cpf', whole: true },
  { header: labels.rg, cell: ({ rg }) => rg, sort: 'rg', whole: true },
  { header: labels.phone_number, cell: ({ phone_number }) => phone_number, sort: 'phone_number', whole: true },
];

const backToUnits = { label: 'Voltar às unidades', to: '/units' };

/** The company's employees; with a unit in the address, those of that unit. */
export default function EmployeesPage() {
  const { unitId } = useParams();
  return <Employees key={unitId} unitId={unitId} />;
}

function Employees({ unitId }: { unitId: string | undefined }) {
  const companyId = useOwnerId();
  const filters = useEmployeeFilters();
  const unit = useQuery(unitsApi.read.queryOptions({ input: { unitId: unitId ?? '' }, enabled: Boolean(unitId) }));
  const list = useList(
    'name',
    (part) =>
      unitId
        ? employeesApi.listByUnit.queryOptions({ input: { ...part, ...filters.inactive, unitId } })
        : employeesApi.list.queryOptions({ input: { ...part, ...filters.input, companyId } }),
    { exports: ({ path, input }) => records({ path, input: { ...input, companyId } }) },
  );
  const due = useDueStatus(list.data?.employees.map(({ id }) => id));
  const picking = usePicking({ rows: list.data?.employees, isStale: list.isStale, most: mostPicked });
  const active = [...picking.picked.values()].filter(({ inactivatedAt }) => inactivatedAt === null);
  const columns: ColumnsOf<typeof employeesContract.list> = [
    pickColumn(picking, ({ name }) => name),
    {
      header: labels.name,
      cell: (row) => (
        <EmployeeCell employee={row} isOfUnit={Boolean(unitId)}>
          <DueStatus due={due.get(row.id)} />
        </EmployeeCell>
      ),
      sort: 'name',
    },
    ...facts,
  ];
  const title = unitId ? `Empregados da unidade ${unit.data?.unit.identification ?? ''}`.trim() : 'Empregados';
  if (isNotFound(unit.error)) return <UnknownUnit title={title} back={backToUnits} />;
  return (
    <ListPage
      title={title}
      back={unitId ? backToUnits : undefined}
      create={{ label: 'Cadastrar empregado', to: '/employees/create' }}
      importing="/imports?kind=employees"
      also={
        <TotalLink
          label="Números a conferir"
          to="/employees/numbers"
          count={employeesApi.wrongNumbers.queryOptions({ input: { companyId, pageSize: 0 } })}
        />
      }
      caption="Empregados"
      columns={columns}
      rows={list.data?.employees}
      list={list}
      searchLabel="Buscar por nome, CPF ou matrícula"
      empty={filters.narrowing > 0 ? 'Ninguém com estes filtros.' : 'Nenhum empregado ainda. Cadastre o primeiro.'}
      {...(unitId
        ? {
            beside: (
              <>
                <ShowInactive />
                <RegisteredNotice />
              </>
            ),
          }
        : { filters: <EmployeeFilters {...filters} companyId={companyId} state={list.state} /> })}
      actions={(row) => <EmployeeActions employee={row} />}
      bar={<EmployeePickBar picking={picking} companyId={companyId} />}
      forModals={
        {
          people: active,
          occasion: 'asked',
          inactive: picking.picked.size - active.length,
          onReferred: picking.clear,
          reload: list.reload,
        } satisfies ReferContext
      }
    />
  );
}
