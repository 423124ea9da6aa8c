import { useParams } from 'react-router';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../../ui/modal/useModalRecord.ts';
import { employeesApi } from '../useEmployees.ts';

/** Asks before an inactive employee comes back into the lists. */
export default function EmployeeReactivateModal() {
  const { employeeId = '' } = useParams();
  const { data, error } = useModalRecord(employeesApi.read.queryOptions({ input: { employeeId } }));
  return (
    <ActionModal
      mode="edit"
      title="Reativar cadastro"
      explanation={data && `${data.employee.name} volta às listas, com os documentos e o histórico.`}
      loadError={error}
      action={() => employeesApi.reactivate.call({ employeeId })}
      doneToast="Cadastro reativado com sucesso!"
      failedToast="Erro ao reativar o cadastro. Por favor, tente novamente."
      buttonLabel="Reativar"
    />
  );
}
