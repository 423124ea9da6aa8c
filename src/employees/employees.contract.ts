import { z } from 'zod';
import { endpoint } from '../access/endpoint.ts';
import { cpfField, dateField, optionalRgField, phoneField, rgField } from '../platform/contract/brazil.ts';
import { idField, optionalText, requiredMessage, requiredText } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { defaultPcdObservation, pcdOptions, sexOptions } from './employees.labels.ts';

const tags = ['Empregados'];

const choice = { error: (issue: { input?: unknown }) => (issue.input ? 'Escolha uma das opções' : requiredMessage) };

const fields = {
  name: requiredText(),
  cpf: cpfField,
  pcd: z.enum([...pcdOptions, ''], choice).default(''),
  pcd_observation: optionalText().default(defaultPcdObservation),
  sex: z.enum(sexOptions, choice),
  dt_birth: dateField,
  phone_number: phoneField,
  admission_dt: dateField,
  function_start_dt: dateField,
  office: requiredText(),
  employee_function: requiredText(),
  registration: requiredText(50),
  sector: requiredText(),
  cbo: requiredText(20),
};

/** Specification, section 5, Employee create: NIS, RG, PCD and unit may be left out. */
export const employeeCreateInput = z.object({
  ...fields,
  nis: optionalText(20).default(''),
  rg: optionalRgField.default(''),
  unitId: z
    .union([z.literal('').transform(() => null), z.null(), idField], { error: 'Identificador inválido' })
    .default(null),
});

/** Specification, section 5, Employee edit: NIS and RG are required. The unit can't be changed here. */
export const employeeUpdateInput = z.object({ ...fields, nis: requiredText(20), rg: rgField });

const employeeRow = z.object({
  id: z.string(),
  companyId: z.string(),
  unitId: z.string().nullable(),
  name: z.string(),
  cpf: z.string(),
  rg: z.string(),
  phone_number: z.string(),
  registration: z.string(),
});

const employeeRecord = employeeRow.extend({
  nis: z.string(),
  pcd: z.string(),
  pcd_observation: z.string(),
  sex: z.string(),
  dt_birth: z.string(),
  admission_dt: z.string(),
  function_start_dt: z.string(),
  office: z.string(),
  employee_function: z.string(),
  sector: z.string(),
  cbo: z.string(),
  version: z.number(),
});

export type EmployeeRow = z.infer<typeof employeeRow>;
export type Employee = z.infer<typeof employeeRecord>;

/** An employee found among all companies: whose, too. */
const foundEmployee = employeeRow.extend({ companyName: z.string() });

export type FoundEmployee = z.infer<typeof foundEmployee>;

const record = z.object({ employee: employeeRecord });
const listing = listInput(['name', 'cpf', 'rg', 'phone_number', 'registration']);

export const employeesContract = {
  list: endpoint('employees.read')
    .route({ method: 'GET', path: '/employees/{companyId}', summary: 'Listar empregados de uma empresa', tags })
    .input(listing.extend({ companyId: idField }))
    .output(listOutput('employees', employeeRow)),
  listByUnit: endpoint('employees.read')
    .route({ method: 'GET', path: '/employees/unit/{unitId}', summary: 'Listar empregados de uma unidade', tags })
    .input(listing.extend({ unitId: idField }))
    .output(listOutput('employees', employeeRow)),
  search: endpoint('employees.search')
    .route({ method: 'GET', path: '/employees', summary: 'Buscar empregados em todas as empresas', tags })
    .input(listing.extend({ search: requiredText(200) }))
    .output(listOutput('employees', foundEmployee)),
  create: endpoint('employees.manage')
    .route({ method: 'POST', path: '/employees', summary: 'Cadastrar empregado', tags, successStatus: 201 })
    .input(employeeCreateInput.extend({ companyId: idField }))
    .output(record),
  read: endpoint('employees.read')
    .route({ method: 'GET', path: '/employee/{employeeId}', summary: 'Ler empregado', tags })
    .input(z.object({ employeeId: idField }))
    .output(record),
  update: endpoint('employees.manage')
    .route({ method: 'PUT', path: '/employees/update/{employeeId}', summary: 'Editar empregado', tags })
    .input(employeeUpdateInput.extend({ employeeId: idField, ...savedVersion }))
    .output(record),
  inactivate: endpoint('employees.manage')
    .route({
      method: 'PUT',
      path: '/employee/delete/{employeeId}',
      summary: 'Inativar empregado',
      tags,
      successStatus: 204,
    })
    .input(z.object({ employeeId: idField })),
};
