import { Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDueText } from '../due-dates/useDueStatus.ts';
import type { Employee } from '../employees/employees.contract.ts';
import { employeeLabels } from '../employees/employees.labels.ts';
import { employeesApi } from '../employees/useEmployees.ts';
import { formatDate } from '../platform/contract/dates.ts';
import { Facts } from '../ui/Facts.tsx';

const shown = ['name', 'cpf', 'rg', 'dt_birth', 'registration', 'employee_function', 'office', 'sector'] as const;

/** Whom the documents are about (product 3.6): name, CPF, RG, birth date, registration, function …, and where they stand with their exams */
export function EmployeeSummary({ employee }: { employee: Employee }) {
  const due = { label: 'Próximo exame', value: useDueText(employee.id) };
  const values = { ...employee, dt_birth: formatDate(employee.dt_birth) };
  const facts = shown.map((name) => ({ label: employeeLabels[name], value: values[name] }));
  // The rest is what the form began with; that somebody has left meanwhile is for whoever examines them to know.
  const read = employeesApi.read.queryOptions({ input: { employeeId: employee.id } });
  const now = useQuery({ ...read, initialData: { employee }, staleTime: 60_000 }).data.employee;
  const left = now.inactivatedAt === null ? [] : [{ label: 'Situação', value: 'Inativo' }];
  return (
    <Paper withBorder p="md" component="section" aria-label="Resumo do colaborador">
      <Facts facts={[...facts, ...left, due]} cols={{ base: 2, sm: 3, md: 4 }} />
    </Paper>
  );
}
