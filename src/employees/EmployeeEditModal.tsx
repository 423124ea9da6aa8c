import { useParams } from 'react-router';
import { EditModal } from '../ui/form/EditModal.tsx';
import { EmployeeFields } from './EmployeeFields.tsx';
import type { Employee } from './employees.contract.ts';
import { employeeLabels } from './employees.labels.ts';
import { formValues } from './form-values.rules.ts';
import { mustBeActive } from './former/former-employee.rules.ts';
import { employeesApi } from './useEmployees.ts';

const loadSchema = async () => (await import('./employees.contract.ts')).employeeUpdateInput;

/** Edits the employee that the address names. */
export default function EmployeeEditModal() {
  const { employeeId = '' } = useParams();
  return (
    <EditModal
      title="Editar Empregado"
      loadSchema={loadSchema}
      labels={employeeLabels}
      read={employeesApi.read.queryOptions({ input: { employeeId }, select: activeOnly })}
      toForm={formValues}
      save={(input, { version }) => employeesApi.update.call({ ...input, employeeId, version })}
      savedToast="Empregado editado com sucesso!"
      failedToast="Erro ao editar o empregado. Por favor, tente novamente."
    >
      <EmployeeFields mode="edit" />
    </EditModal>
  );
}

/** @throws what the server would say to a change of an inactive record */
function activeOnly({ employee }: { employee: Employee }): Employee {
  mustBeActive(employee);
  return employee;
}
