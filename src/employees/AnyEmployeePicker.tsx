import { Stack } from '@mantine/core';
import { useState } from 'react';
import { RemoteSelect } from '../ui/fields/RemoteSelect.tsx';
import type { FoundEmployee } from './employees.contract.ts';
import { choiceName } from './former/former-name.rules.ts';
import { InactiveSwitch } from './former/InactiveSwitch.tsx';
import { employeesApi } from './useEmployees.ts';

const least = 2;
const hint = ' ou, para quem já saiu, use “Mostrar inativos”';

type Props = { onChoose: (employeeId: string) => void; ref?: React.Ref<HTMLInputElement> };

/** One box that finds an employee of any company by name, CPF or registration; for professionals. */
export function AnyEmployeePicker({ onChoose, ref }: Props) {
  const [employeeId, setEmployeeId] = useState('');
  const [inactive, setInactive] = useState(false);
  return (
    <Stack gap={4}>
      <InactiveSwitch shown={inactive} onChange={setInactive} aboveChoice />
      <RemoteSelect
        ref={ref ?? null}
        label="Buscar por nome, CPF ou matrícula"
        placeholder="Em todas as empresas"
        nothingFound={`Nenhum registro encontrado. Digite ao menos ${least} caracteres${inactive ? '' : hint}.`}
        value={employeeId}
        onChange={(chosen) => {
          setEmployeeId(chosen);
          if (chosen) onChoose(chosen);
        }}
        query={(search) => ({
          ...employeesApi.search.queryOptions({
            input: { search, page: 1, pageSize: 20, ...(inactive ? { inactive: 'true' } : {}) },
          }),
          enabled: search.trim().length >= least,
        })}
        toOptions={({ employees }) => employees.map(toOption)}
      />
    </Stack>
  );
}

function toOption(employee: FoundEmployee) {
  const { id, cpf, registration, companyName } = employee;
  return { value: id, label: `${choiceName(employee)} · ${cpf} · ${registration} · ${companyName}` };
}
