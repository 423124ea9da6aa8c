import { SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { employeesApi } from '../employees/useEmployees.ts';
import { Page } from '../ui/Page.tsx';
import { AuditTable } from './AuditTable.tsx';
import { ClearFilters } from './ClearFilters.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { auditApi } from './useAudit.ts';
import { useAuditFilters } from './useAuditFilters.ts';
import { useAuditList } from './useAuditList.ts';

export function meta() {
  return [{ title: 'Registro de acessos · Zelo' }];
}

/** The trail of one employee for the professional: with every value that was changed. */
export default function EmployeeAuditPage() {
  const { employeeId = '' } = useParams();
  const employee = useQuery(employeesApi.read.queryOptions({ input: { employeeId } }));
  const { chosen, change, clear, round, input } = useAuditFilters();
  const { from, to } = input;
  const isFiltered = Boolean(chosen.from || chosen.to);
  const list = useAuditList((part) =>
    auditApi.listOfEmployee.queryOptions({
      input: { ...part, employeeId, ...(from ? { from } : {}), ...(to ? { to } : {}) },
    }),
  );
  return (
    <Page
      title="Registro de acessos"
      description="Quem listou, abriu, enviou, imprimiu ou alterou o que é deste colaborador."
    >
      <AuditTable
        caption="Registros de auditoria do colaborador"
        list={list}
        empty={
          isFiltered
            ? 'Nada foi registrado sobre este colaborador neste período.'
            : 'Nada foi registrado sobre este colaborador ainda.'
        }
        filters={
          <>
            <Text>
              Nome do colaborador: <strong>{employee.data?.employee.name ?? '…'}</strong>
            </Text>
            <SimpleGrid cols={{ base: 2, md: 3 }} component="section" aria-label="Filtros">
              <PeriodFields chosen={chosen} change={change} round={round} />
              {isFiltered && <ClearFilters onClick={clear} />}
            </SimpleGrid>
          </>
        }
      />
    </Page>
  );
}
