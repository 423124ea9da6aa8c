import { RemoteSelect } from '../ui/fields/RemoteSelect.tsx';
import { employeesApi } from './useEmployees.ts';

type Props = {
  /** The company whose employees are offered; without one the choice is disabled. */
  companyId: string;
  value: string;
  onChange: (employeeId: string) => void;
  error?: string | undefined;
  required?: boolean;
  ref?: React.Ref<HTMLInputElement>;
};

/** The choice of a company's employee, searched by name, CPF or registration. */
export function EmployeePicker({ companyId, ...props }: Props) {
  return (
    <RemoteSelect
      {...props}
      key={companyId}
      label="Colaborador"
      placeholder={companyId ? 'Escolha ou busque por nome, CPF ou matrícula' : 'Escolha antes a empresa'}
      disabled={!companyId}
      query={(search) => employeesApi.list.queryOptions({ input: { companyId, search, page: 1, pageSize: 50 } })}
      toOptions={({ employees }) => employees.map(({ id, name, cpf }) => ({ value: id, label: `${name} · ${cpf}` }))}
    />
  );
}
