import { useState } from 'react';
import { RemoteSelect } from '../ui/fields/RemoteSelect.tsx';
import type { FoundEmployee } from './employees.contract.ts';
import { employeesApi } from './useEmployees.ts';

const least = 2;

/** One box that finds an employee of any company by name, CPF or registration; for professionals. */
export function AnyEmployeePicker({ onChoose }: { onChoose: (employeeId: string) => void }) {
  const [employeeId, setEmployeeId] = useState('');
  return (
    <RemoteSelect
      label="Buscar por nome, CPF ou matrícula"
      placeholder="Em todas as empresas"
      nothingFound={`Nenhum registro encontrado. Digite ao menos ${least} caracteres.`}
      value={employeeId}
      onChange={(chosen) => {
        setEmployeeId(chosen);
        if (chosen) onChoose(chosen);
      }}
      query={(search) => ({
        ...employeesApi.search.queryOptions({ input: { search, page: 1, pageSize: 20 } }),
        enabled: search.trim().length >= least,
      })}
      toOptions={({ employees }) => employees.map(toOption)}
    />
  );
}

function toOption({ id, name, cpf, registration, companyName }: FoundEmployee) {
  return { value: id, label: `${name} · ${cpf} · ${registration} · ${companyName}` };
}
