import { useMutation } from '@tanstack/react-query';
import { DeleteModal } from '../ui/DeleteModal.tsx';
import { errorToast, successToast } from '../ui/toast.ts';
import type { EmployeeRow } from './employees.contract.ts';
import { employeesApi } from './useEmployees.ts';

type Props = { employee: EmployeeRow | null; onClose: () => void; onInactivated: () => void };

/** Asks before an employee leaves the lists; documents and history stay. */
export function EmployeeInactivateModal({ employee, onClose, onInactivated }: Props) {
  const inactivate = useMutation(
    employeesApi.inactivate.mutationOptions({
      onSuccess: () => {
        successToast('Colaborador inativado com sucesso!');
        onClose();
        onInactivated();
      },
      onError: () => errorToast('Erro ao inativar colaborador. Por favor, tente novamente mais tarde.'),
    }),
  );
  return (
    <DeleteModal
      title="Inativar Empregado"
      record={employee}
      explain={({ name }) => `${name} sairá das listas. Os documentos e o histórico são mantidos.`}
      mutation={inactivate}
      onConfirm={({ id }) => inactivate.mutate({ employeeId: id })}
      onClose={onClose}
    />
  );
}
