import { Paper, SimpleGrid, Text } from '@mantine/core';
import type { Employee } from '../employees/employees.contract.ts';
import { employeeLabels as labels } from '../employees/employees.labels.ts';
import { formatDate } from '../platform/contract/dates.ts';

/** Whom the documents are about (specification, section 2): name, CPF, RG, birth date, registration, function … */
export function EmployeeSummary({ employee }: { employee: Employee }) {
  const facts = [
    [labels.name, employee.name],
    [labels.cpf, employee.cpf],
    [labels.rg, employee.rg],
    [labels.dt_birth, formatDate(employee.dt_birth)],
    [labels.registration, employee.registration],
    [labels.employee_function, employee.employee_function],
    [labels.office, employee.office],
    [labels.sector, employee.sector],
  ] as const;
  return (
    <Paper withBorder p="md" component="section" aria-label="Resumo do colaborador">
      <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} spacing="sm" m={0}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <Text component="dd" m={0} fw={600} style={{ overflowWrap: 'anywhere' }}>
              {value || '—'}
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </Paper>
  );
}
