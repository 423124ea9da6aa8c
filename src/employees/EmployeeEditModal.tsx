import { useMutation, useQuery } from '@tanstack/react-query';
import { formatDate } from '../platform/contract/dates.ts';
import { EditModal } from '../ui/form/EditModal.tsx';
import { editQuery } from '../ui/form/edit-query.ts';
import { EmployeeFields } from './EmployeeFields.tsx';
import { type Employee, employeeUpdateInput } from './employees.contract.ts';
import { employeeLabels as labels, pcdOptions, sexOptions } from './employees.labels.ts';
import { employeesApi } from './useEmployees.ts';

type Props = { id: string | null; onClose: () => void; onSaved: () => void };

/** Edits the employee of this id; without one it is closed. */
export function EmployeeEditModal({ id, onClose, onSaved }: Props) {
  const read = useQuery(
    employeesApi.read.queryOptions({ input: { employeeId: id ?? '' }, enabled: id !== null, ...editQuery }),
  );
  const update = useMutation(employeesApi.update.mutationOptions());
  const employee = read.data?.employee;
  return (
    <EditModal
      title="Editar Empregado"
      opened={id !== null}
      onClose={onClose}
      schema={employeeUpdateInput}
      values={employee && formValues(employee)}
      labels={labels}
      loadError={read.error}
      reload={async () => {
        const { data } = await read.refetch();
        return data && formValues(data.employee);
      }}
      save={(input) => update.mutateAsync({ ...input, employeeId: id ?? '', version: employee?.version })}
      savedToast="Empregado editado com sucesso!"
      failedToast="Erro ao editar o empregado. Por favor, tente novamente."
      onSaved={onSaved}
    >
      <EmployeeFields mode="edit" />
    </EditModal>
  );
}

function formValues(employee: Employee) {
  return {
    ...employee,
    pcd: pcdOptions.find((option) => option === employee.pcd) ?? ('' as const),
    sex: sexOptions.find((option) => option === employee.sex) ?? sexOptions[0],
    dt_birth: formatDate(employee.dt_birth),
    admission_dt: formatDate(employee.admission_dt),
    function_start_dt: formatDate(employee.function_start_dt),
  };
}
