import { listExport } from '../access/list-export.server.ts';
import { dayIn } from '../platform/contract/dates.ts';
import { labelsOf } from '../platform/contract/registration/wrong-numbers.rules.ts';
import { labelled, type SheetColumn } from '../platform/sheets/sheet.ts';
import { type EmployeeRow, employeesContract } from './employees.contract.ts';
import { employeeLabels as labels } from './employees.labels.ts';

const columns: readonly SheetColumn<EmployeeRow>[] = [
  ...labelled(labels, 'name', 'cpf', 'rg', 'phone_number', 'registration'),
  {
    header: 'Inativo desde',
    value: ({ inactivatedAt }) => (inactivatedAt ? dayIn(inactivatedAt) : null),
    as: 'day',
  },
];

/** A company's people as a spreadsheet. */
export const employeesExport = listExport(employeesContract.list, 'employees', {
  title: 'Empregados',
  whole: true,
  columns,
});

/** The people of one unit as a spreadsheet. */
export const employeesOfUnitExport = listExport(employeesContract.listByUnit, 'employees', {
  title: 'Empregados da unidade',
  whole: true,
  columns,
});

/** Those who were found among all companies as a spreadsheet. */
export const foundEmployeesExport = listExport(employeesContract.search, 'employees', {
  title: 'Colaboradores',
  whole: true,
  columns: [...columns, { header: 'Empresa', value: ({ companyName }) => companyName }],
});

/** Those with a number whose check digits do not fit as a spreadsheet. */
export const employeeNumbersExport = listExport(employeesContract.wrongNumbers, 'employees', {
  title: 'Empregados com números a conferir',
  columns: [
    ...labelled(labels, 'name', 'registration', 'cpf', 'nis'),
    { header: 'A conferir', value: ({ wrongNumbers }) => labelsOf(labels, wrongNumbers) },
  ],
});
