import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { EditModal } from '../ui/form/EditModal.tsx';
import { editQuery } from '../ui/form/edit-query.ts';
import { EmployeeFields } from './EmployeeFields.tsx';
import { employeeLabels as labels } from './employees.labels.ts';
import { formValues } from './form-values.rules.ts';
import { inactiveEmployee } from './former/former-employee.rules.ts';
import { employeesApi } from './useEmployees.ts';

const loadSchema = async () => (await import('./employees.contract.ts')).employeeUpdateInput;

/** Edits the employee that the address names. */
export default function EmployeeEditModal() {
  const { employeeId = '' } = useParams();
  const read = useQuery(employeesApi.read.queryOptions({ input: { employeeId }, ...editQuery }));
  const update = useMutation(employeesApi.update.mutationOptions());
  const employee = read.data?.employee;
  const isActive = employee?.inactivatedAt === null;
  return (
    <EditModal
      title="Editar Empregado"
      loadSchema={loadSchema}
      values={isActive ? formValues(employee) : undefined}
      labels={labels}
      loadError={employee && !isActive ? inactiveEmployee() : read.error}
      reload={async () => {
        const { data } = await read.refetch();
        return data && formValues(data.employee);
      }}
      save={(input) => update.mutateAsync({ ...input, employeeId, version: employee?.version })}
      savedToast="Empregado editado com sucesso!"
      failedToast="Erro ao editar o empregado. Por favor, tente novamente."
    >
      <EmployeeFields mode="edit" />
    </EditModal>
  );
}
