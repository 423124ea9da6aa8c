import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useListOfModal } from '../../ui/list/ListModals.tsx';
import { DeleteModal } from '../../ui/modal/DeleteModal.tsx';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import { employeesApi } from '../useEmployees.ts';

/** Asks before an employee leaves the lists; documents and history stay. */
export default function EmployeeInactivateModal() {
  const { employeeId = '' } = useParams();
  const list = useListOfModal();
  const read = useQuery(employeesApi.read.queryOptions({ input: { employeeId } }));
  const inactivate = useMutation(
    employeesApi.inactivate.mutationOptions({
      onSuccess: () => {
        successToast('Colaborador inativado com sucesso!');
        void list.reload();
      },
      onError: () => errorToast('Erro ao inativar colaborador. Por favor, tente novamente mais tarde.'),
    }),
  );
  return (
    <DeleteModal
      title="Inativar Empregado"
      explanation={read.data && explain(read.data.employee.name)}
      loadError={read.error}
      onConfirm={() => inactivate.mutateAsync({ employeeId })}
      error={inactivate.error}
      busy={inactivate.isPending}
      buttonLabel="Inativar"
    />
  );
}

function explain(name: string): string {
  return `${name} sairá das listas. Os documentos e o histórico são mantidos.`;
}
