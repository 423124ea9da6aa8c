import { useParams } from 'react-router';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../../ui/modal/useModalRecord.ts';
import { employeesApi } from '../useEmployees.ts';

/** Asks before an employee leaves the lists; documents and history stay. */
export default function EmployeeInactivateModal() {
  const { employeeId = '' } = useParams();
  const { data, error } = useModalRecord(employeesApi.read.queryOptions({ input: { employeeId } }));
  return (
    <ActionModal
      mode="delete"
      title="Inativar Empregado"
      explanation={data && `${data.employee.name} sairá das listas. Os documentos e o histórico são mantidos.`}
      loadError={error}
      action={() => employeesApi.inactivate.call({ employeeId })}
      doneToast="Colaborador inativado com sucesso!"
      failedToast="Erro ao inativar colaborador. Por favor, tente novamente mais tarde."
      buttonLabel="Inativar"
    />
  );
}
