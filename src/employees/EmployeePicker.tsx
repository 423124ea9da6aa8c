import { Box } from '@mantine/core';
import { useState } from 'react';
import { RemoteSelect } from '../ui/fields/RemoteSelect.tsx';
import type { EmployeeRow } from './employees.contract.ts';
import { choiceName } from './former/former-name.rules.ts';
import { InactiveSwitch } from './former/InactiveSwitch.tsx';
import { employeesApi } from './useEmployees.ts';

type Props = {
  /** The company whose employees are offered; without one the choice is disabled. */
  companyId: string;
  value: string;
  onChange: (employeeId: string) => void;
  error?: string | undefined;
  required?: boolean;
  name?: string;
  /** The employee that was chosen before. */
  known?: Pick<EmployeeRow, 'id' | 'name' | 'cpf' | 'inactivatedAt'> | undefined;
  ref?: React.Ref<HTMLInputElement>;
};

/** The choice of a company's employee, searched by name, CPF or registration; of those who have left, too, when they are wanted. */
export function EmployeePicker({ companyId, known, ...props }: Props) {
  const [inactive, setInactive] = useState(false);
  return (
    <Box pos="relative">
      {/* On the line of the label: on one of its own it would push the field below those beside it. */}
      <Box pos="absolute" top={6} right={0}>
        <InactiveSwitch shown={inactive} onChange={setInactive} aboveChoice />
      </Box>
      <RemoteSelect
        {...props}
        key={companyId}
        label="Colaborador"
        placeholder={companyId ? 'Escolha ou busque por nome, CPF ou matrícula' : 'Escolha antes a empresa'}
        disabled={!companyId}
        known={known && toOption(known)}
        nothingFound={`Nenhum registro encontrado${inactive ? '' : '. Para quem já saiu, use “Mostrar inativos”'}`}
        query={(search) =>
          employeesApi.list.queryOptions({
            input: { companyId, search, page: 1, pageSize: 50, ...(inactive ? { inactive: 'true' } : {}) },
          })
        }
        toOptions={({ employees }) => employees.map(toOption)}
      />
    </Box>
  );
}

function toOption(employee: NonNullable<Props['known']>) {
  return { value: employee.id, label: `${choiceName(employee)} · ${employee.cpf}` };
}
