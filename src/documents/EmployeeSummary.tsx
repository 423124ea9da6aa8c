import { Paper } from '@mantine/core';
import { useDueText } from '../due-dates/useDueBadges.ts';
import type { Employee } from '../employees/employees.contract.ts';
import { employeeLabels } from '../employees/employees.labels.ts';
import { formatDate } from '../platform/contract/dates.ts';
import { Facts } from '../ui/Facts.tsx';

const shown = ['name', 'cpf', 'rg', 'dt_birth', 'registration', 'employee_function', 'office', 'sector'] as const;

/** Whom the documents are about (product 3.6): name, CPF, RG, birth date, registration, function …, and where they stand with their exams */
export function EmployeeSummary({ employee }: { employee: Employee }) {
  const due = { label: 'Próximo exame', value: useDueText(employee.id) };
  const values = { ...employee, dt_birth: formatDate(employee.dt_birth) };
  const facts = shown.map((name) => ({ label: employeeLabels[name], value: values[name] }));
  const left = employee.inactivatedAt === null ? [] : [{ label: 'Situação', value: 'Inativo' }];
  return (
    <Paper withBorder p="md" component="section" aria-label="Resumo do colaborador">
      <Facts facts={[...facts, ...left, due]} cols={{ base: 2, sm: 4 }} />
    </Paper>
  );
}
