import { z } from 'zod';
import { creating, endpoint } from '../access/endpoint.ts';
import { cpfField, dateField, optionalRgField, phoneField, rgField } from '../platform/contract/brazil.ts';
import { idField, optionalText, requiredMessage, requiredText } from '../platform/contract/fields.ts';
import { type ListInput, listInput, listOutput } from '../platform/contract/listing.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { defaultPcdObservation, pcdOptions, sexOptions } from './employees.labels.ts';
import { hasDates, isAdmittedAfterBirth, isBornBeforeToday, isInFunctionAfterBirth } from './employees.rules.ts';

const tags = ['Empregados'];

const choice = { error: (issue: { input?: unknown }) => (issue.input ? 'Escolha uma das opções' : requiredMessage) };

const fields = {
  name: requiredText(),
  cpf: cpfField,
  pcd: z.enum([...pcdOptions, ''], choice).default(''),
  pcd_observation: optionalText().default(defaultPcdObservation),
  sex: z.enum(sexOptions, choice),
  dt_birth: dateField.refine(isBornBeforeToday, 'A data de nascimento deve ser anterior a hoje'),
  phone_number: phoneField,
  admission_dt: dateField,
  function_start_dt: dateField,
  office: requiredText(),
  employee_function: requiredText(),
  registration: requiredText(50),
  sector: requiredText(),
  cbo: requiredText(20),
};

/** A unit, or none. */
const chosenUnit = z.union([z.literal('').transform(() => null), z.null(), idField], {
  error: 'Identificador inválido',
});

/** Said as soon as both dates are there, whatever else the record still lacks. */
const admittedAfterBirth = {
  path: ['admission_dt'],
  error: 'A admissão deve ser depois do nascimento',
  when: hasDates('dt_birth', 'admission_dt'),
};
const inFunctionAfterBirth = {
  path: ['function_start_dt'],
  error: 'O início na função deve ser depois do nascimento',
  when: hasDates('dt_birth', 'function_start_dt'),
};

/** Specification, section 5, Employee create: NIS, RG, PCD and unit may be left out. */
export const employeeCreateInput = z
  .object({
    ...fields,
    nis: optionalText(20).default(''),
    rg: optionalRgField.default(''),
    unitId: chosenUnit.default(null),
  })
  .refine(isAdmittedAfterBirth, admittedAfterBirth)
  .refine(isInFunctionAfterBirth, inFunctionAfterBirth);

/** Specification, section 5, Employee edit: NIS and RG are required. The unit can't be changed here. */
export const employeeUpdateInput = z
  .object({ ...fields, nis: requiredText(20), rg: rgField })
  .refine(isAdmittedAfterBirth, admittedAfterBirth)
  .refine(isInFunctionAfterBirth, inFunctionAfterBirth);

const employeeRow = z.object({
  id: z.string(),
  companyId: z.string(),
  unitId: z.string().nullable(),
  name: z.string(),
  cpf: z.string(),
  rg: z.string(),
  phone_number: z.string(),
  registration: z.string(),
  /** When the employee left the lists; null for one who is in them. */
  inactivatedAt: z.string().nullable(),
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
const listingOfCompany = listing.extend({
  inactive: z
    .enum(['true', 'false'], { error: 'Use true ou false' })
    .optional()
    .describe('true: também os inativos, que de outro modo não aparecem'),
});

export type EmployeeListInput = ListInput & Pick<z.infer<typeof listingOfCompany>, 'inactive'>;

export const employeesContract = {
  list: endpoint('employees.read')
    .route({ method: 'GET', path: '/employees/{companyId}', summary: 'Listar empregados de uma empresa', tags })
    .input(listingOfCompany.extend({ companyId: idField }))
    .output(listOutput('employees', employeeRow)),
  listByUnit: endpoint('employees.read')
    .route({ method: 'GET', path: '/employees/unit/{unitId}', summary: 'Listar empregados de uma unidade', tags })
    .input(listingOfCompany.extend({ unitId: idField }))
    .output(listOutput('employees', employeeRow)),
  search: endpoint('employees.search')
    .route({ method: 'GET', path: '/employees', summary: 'Buscar empregados em todas as empresas', tags })
    .input(listing.extend({ search: requiredText(200) }))
    .output(listOutput('employees', foundEmployee)),
  create: creating('employees.manage')
    .route({ method: 'POST', path: '/employees', summary: 'Cadastrar empregado', tags, successStatus: 201 })
    .input(
      employeeCreateInput.extend({
        companyId: idField,
        evenIfInactive: z
          .boolean()
          .default(false)
          .describe('true: cadastra de novo quem tem um cadastro inativo com este CPF, em vez de responder 409'),
      }),
    )
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
  reactivate: endpoint('employees.manage')
    .route({ method: 'PUT', path: '/employee/reactivate/{employeeId}', summary: 'Reativar empregado', tags })
    .input(z.object({ employeeId: idField }))
    .output(record),
  move: endpoint('employees.manage')
    .route({ method: 'PUT', path: '/employees/move/{employeeId}', summary: 'Mudar um empregado de unidade', tags })
    .input(z.object({ employeeId: idField, unitId: chosenUnit }))
    .output(record),
  moveAll: endpoint('employees.manage')
    .route({
      method: 'PUT',
      path: '/unit/move/{unitId}',
      summary: 'Mudar de unidade todos os empregados ativos de uma unidade',
      tags,
    })
    .input(z.object({ unitId: idField, toUnitId: chosenUnit }))
    .output(z.object({ moved: z.number().int() })),
};
