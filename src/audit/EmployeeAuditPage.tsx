import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { employeesApi } from '../employees/useEmployees.ts';
import { Page } from '../ui/Page.tsx';
import { AuditTable } from './AuditTable.tsx';
import { auditApi } from './useAudit.ts';
import { useAuditList } from './useAuditList.ts';

export function meta() {
  return [{ title: 'Registro de acessos · Zelo' }];
}

/** The trail of one employee for the professional: with every value that was changed. */
export default function EmployeeAuditPage() {
  const { employeeId = '' } = useParams();
  const employee = useQuery(employeesApi.read.queryOptions({ input: { employeeId } }));
  const list = useAuditList((part) => auditApi.listOfEmployee.queryOptions({ input: { ...part, employeeId } }));
  return (
    <Page
      title="Registro de acessos"
      description="Quem listou, abriu, enviou, imprimiu ou alterou o que é deste colaborador."
    >
      <AuditTable
        caption="Registros de auditoria do colaborador"
        list={list}
        empty="Nada foi registrado sobre este colaborador ainda."
        filters={
          <Text>
            Nome do colaborador: <strong>{employee.data?.employee.name ?? '…'}</strong>
          </Text>
        }
      />
    </Page>
  );
}
