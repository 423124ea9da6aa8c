import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { editQuery } from '../../ui/form/edit-query.ts';
import { useListOfModal } from '../../ui/list/ListModals.tsx';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import { employeesApi } from '../useEmployees.ts';

/** Asks before an inactive employee comes back into the lists. */
export default function EmployeeReactivateModal() {
  const { employeeId = '' } = useParams();
  const list = useListOfModal();
  const read = useQuery(employeesApi.read.queryOptions({ input: { employeeId }, ...editQuery }));
  const reactivate = useMutation(
    employeesApi.reactivate.mutationOptions({
      onSuccess: () => {
        successToast('Cadastro reativado com sucesso!');
        void list.reload();
      },
      onError: () => errorToast('Erro ao reativar o cadastro. Por favor, tente novamente.'),
    }),
  );
  return (
    <ActionModal
      mode="edit"
      title="Reativar cadastro"
      explanation={read.data && explain(read.data.employee.name)}
      loadError={read.error}
      onConfirm={() => reactivate.mutateAsync({ employeeId })}
      error={reactivate.error}
      busy={reactivate.isPending}
      buttonLabel="Reativar"
    />
  );
}

function explain(name: string): string {
  return `${name} volta às listas, com os documentos e o histórico.`;
}
