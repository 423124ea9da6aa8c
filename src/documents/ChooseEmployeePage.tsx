import { Paper } from '@mantine/core';
import { href, useNavigate } from 'react-router';
import { AnyEmployeePicker } from '../employees/AnyEmployeePicker.tsx';
import { Page } from '../ui/Page.tsx';
import { EmployeeSelector } from './EmployeeSelector.tsx';

export function meta() {
  return [{ title: 'Escolher colaborador · Zelo' }];
}

/** The way to an employee's forms: one box that finds anybody, or the company and then the employee. */
export default function ChooseEmployeePage() {
  const navigate = useNavigate();
  const open = (employeeId: string) => navigate(href('/documents/create/:employeeId?', { employeeId }));
  return (
    <Page title="Escolher colaborador">
      <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={560} mb="md">
        <AnyEmployeePicker onChoose={open} />
      </Paper>
      <EmployeeSelector submitLabel="Avançar" onSubmit={({ employeeId }) => open(employeeId)} />
    </Page>
  );
}
