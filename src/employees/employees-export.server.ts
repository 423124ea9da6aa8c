import { listExport } from '../access/list-export.server.ts';
import { dayIn } from '../platform/contract/dates.ts';
import { labelsOf } from '../platform/contract/registration/wrong-numbers.rules.ts';
import { labelled, type SheetColumn } from '../platform/sheets/sheet.ts';
import { type EmployeeRow, employeesContract, type WholeEmployee } from './employees.contract.ts';
import { employeeLabels as labels } from './employees.labels.ts';

const inactiveSince: SheetColumn<EmployeeRow> = {
  header: 'Inativo desde',
  value: ({ inactivatedAt }) => (inactivatedAt ? dayIn(inactivatedAt) : null),
  as: 'day',
};

const days = (['dt_birth', 'admission_dt', 'function_start_dt'] as const).map(
  (name): SheetColumn<WholeEmployee> => ({ header: labels[name], value: (employee) => employee[name], as: 'day' }),
);

const shown: readonly SheetColumn<EmployeeRow>[] = [
  ...labelled(labels, 'name', 'cpf', 'rg', 'phone_number', 'registration'),
  inactiveSince,
];

/** What a list of a company's people shows, as a spreadsheet. */
export const employeesExport = listExport(employeesContract.list, 'employees', {
  title: 'Empregados',
  whole: true,
  columns: shown,
});

/** The people of one unit as a spreadsheet. */
export const employeesOfUnitExport = listExport(employeesContract.listByUnit, 'employees', {
  title: 'Empregados da unidade',
  whole: true,
  columns: shown,
});

/** A company's people as a spreadsheet, with every field: the file comes back by the import and changes nothing. */
export const employeeRecordsExport = listExport(employeesContract.records, 'employees', {
  title: 'Empregados',
  whole: true,
  columns: [
    ...labelled(labels, 'name', 'cpf', 'registration', 'sex'),
    ...days,
    ...labelled(labels, 'phone_number', 'office', 'employee_function', 'sector', 'cbo'),
    { header: labels.unitId, value: ({ unitName }) => unitName },
    ...labelled(labels, 'nis', 'rg', 'pcd', 'pcd_observation'),
    ...labelled(labels, 'esocial_category', 'esocial_registered', 'esocial_registration'),
    inactiveSince,
  ],
});

/** Those who were found among all companies as a spreadsheet. */
export const foundEmployeesExport = listExport(employeesContract.search, 'employees', {
  title: 'Colaboradores',
  whole: true,
  columns: [...shown, { header: 'Empresa', value: ({ companyName }) => companyName }],
});

/** Those with a number whose check digits do not fit as a spreadsheet. */
export const employeeNumbersExport = listExport(employeesContract.wrongNumbers, 'employees', {
  title: 'Empregados com números a conferir',
  columns: [
    ...labelled(labels, 'name', 'registration', 'cpf', 'nis'),
    { header: 'A conferir', value: ({ wrongNumbers }) => labelsOf(labels, wrongNumbers) },
  ],
});
