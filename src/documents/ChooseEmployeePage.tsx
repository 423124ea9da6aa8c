import { Paper } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { href, useNavigate } from 'react-router';
import { AnyEmployeePicker } from '../employees/AnyEmployeePicker.tsx';
import { Page } from '../ui/Page.tsx';
import { EmployeeSelector } from './EmployeeSelector.tsx';

export function meta() {
  return [{ title: 'Escolher colaborador · Zelo' }];
}

/** The way to an employee's forms: one box that finds anybody, where one begins to type, or the company and then the employee. */
export default function ChooseEmployeePage() {
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const open = (employeeId: string) => navigate(href('/documents/create/:employeeId?', { employeeId }));
  return (
    <Page title="Escolher colaborador">
      <Paper withBorder p="card" maw={560} mb="md">
        <AnyEmployeePicker ref={search} onChoose={open} />
      </Paper>
      <EmployeeSelector submitLabel="Avançar" onSubmit={({ employeeId }) => open(employeeId)} />
    </Page>
  );
}
