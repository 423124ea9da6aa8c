import { useMutation } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useOwnerId } from '../access/useProfile.ts';
import { CreatePage } from '../ui/form/CreatePage.tsx';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { successToast } from '../ui/toast.ts';
import { UnitPicker } from '../units/UnitPicker.tsx';
import { EmployeeFields } from './EmployeeFields.tsx';
import { defaultPcdObservation } from './employees.labels.ts';
import { employeesApi } from './useEmployees.ts';

export function meta() {
  return [{ title: 'Cadastrar Empregado · Zelo' }];
}

const loadSchema = async () => (await import('./employees.contract.ts')).employeeCreateInput;

const blank = {
  name: '',
  cpf: '',
  nis: '',
  rg: '',
  unitId: '',
  pcd: '' as const,
  pcd_observation: defaultPcdObservation,
  dt_birth: '',
  phone_number: '',
  admission_dt: '',
  function_start_dt: '',
  office: '',
  employee_function: '',
  registration: '',
  sector: '',
  cbo: '',
};

export default function EmployeeCreatePage() {
  const navigate = useNavigate();
  const companyId = useOwnerId();
  const form = useSchemaForm(loadSchema, blank);
  const create = useMutation(employeesApi.create.mutationOptions());
  return (
    <CreatePage
      title="Cadastrar Empregado"
      form={form}
      save={(input) => create.mutateAsync({ ...input, companyId })}
      onSaved={() => {
        successToast('Empregado criado com sucesso');
        navigate('/employees');
      }}
      onFailed={(error) => console.warn(error)}
    >
      <Controller
        control={form.control}
        name="unitId"
        render={({ field, fieldState }) => (
          <UnitPicker
            ref={field.ref}
            companyId={companyId}
            value={field.value ?? ''}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <EmployeeFields mode="create" />
    </CreatePage>
  );
}
