import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { dueListNames } from '../due-dates/due-dates.labels.ts';
import { rgField } from '../platform/contract/brazil.ts';
import { idField, idOrNone, requiredText } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import type { RecordOf } from '../platform/contract/record.ts';
import { idList } from '../platform/contract/text/id-list.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { mostPicked } from './employees.labels.ts';
import { employeeRecord, foundEmployee, listedEmployee, wholeEmployee } from './employees.record.ts';
import { hasDates, isAdmittedAfterBirth, isInFunctionAfterBirth } from './employees.rules.ts';
import { employeeNumbers } from './numbers/employee-numbers.record.ts';

const { get, create, put } = callsOf('Empregados');

/** A unit, or none. */
export const chosenUnit = z.union([z.literal('').transform(() => null), z.null(), idField], {
  error: 'Identificador inválido',
});

/** Said as soon as both dates are there, whatever else the record still lacks. */
export const admittedAfterBirth = {
  path: ['admission_dt'],
  error: 'A admissão deve ser depois do nascimento',
  when: hasDates('dt_birth', 'admission_dt'),
};
export const inFunctionAfterBirth = {
  path: ['function_start_dt'],
  error: 'O início na função deve ser depois do nascimento',
  when: hasDates('dt_birth', 'function_start_dt'),
};

/** What a new employee says (product 4.5): NIS, RG, PCD and unit may be left out. */
export const employeeCreateInput = z
  .object({
    ...employeeRecord.fields,
    unitId: chosenUnit.default(null),
  })
  .refine(isAdmittedAfterBirth, admittedAfterBirth)
  .refine(isInFunctionAfterBirth, inFunctionAfterBirth);

/** What an edit of an employee says (product 4.5): NIS and RG are required. The unit can't be changed here. */
export const employeeUpdateInput = z
  .object({ ...employeeRecord.changeFields, nis: requiredText(20), rg: rgField })
  .refine(isAdmittedAfterBirth, admittedAfterBirth)
  .refine(isInFunctionAfterBirth, inFunctionAfterBirth);

export type EmployeeRow = z.output<typeof employeeRecord.row.schema>;
export type WholeEmployee = z.output<typeof wholeEmployee.schema>;
export type ListedEmployee = z.output<typeof listedEmployee.schema>;
export type Employee = RecordOf<typeof employeeRecord>;
export type FoundEmployee = z.output<typeof foundEmployee.schema>;

const answer = z.object({ employee: employeeRecord.whole.schema });

/** The unit that an employee belongs to, as papers name it; a deleted one, too: they worked there. */
const establishment = z.object({ identification: z.string(), cnpj: z.string() });

export type Establishment = z.infer<typeof establishment>;
const listing = listInput(employeeRecord.sorts);
const listingWithFormer = listing.extend({
  inactive: z
    .enum(['true', 'false'], { error: 'Use true ou false' })
    .optional()
    .describe('true: também os inativos, que de outro modo não aparecem'),
});

export type EmployeeListInput = z.infer<typeof listingWithFormer>;

/** What a company's list is narrowed by. */
const ofCompany = listingWithFormer.extend({
  companyId: idField,
  unitId: idOrNone,
  due: z
    .enum(dueListNames, { error: 'Escolha uma das listas' })
    .optional()
    .describe('Só quem está nesta lista dos vencimentos'),
});

/** How a company's list is narrowed beyond what every list of employees may be. */
export type EmployeesNarrowed = Pick<z.infer<typeof ofCompany>, 'unitId' | 'due'>;

export const employeesContract = {
  list: get('/employees/{companyId}', 'employees.read', 'Listar empregados de uma empresa', {
    tokenScope: 'registers:read',
  })
    .input(ofCompany)
    .output(listOutput('employees', listedEmployee.schema)),
  records: get(
    '/employees/{companyId}/records',
    'employees.read',
    'Listar os empregados de uma empresa com todos os campos',
    {
      tokenScope: 'registers:read',
    },
  )
    .input(
      ofCompany.extend({
        ids: idList({ least: 1, most: mostPicked })
          .optional()
          .describe('Só estes empregados, inativos ou não, até 200 identificadores separados por vírgula'),
      }),
    )
    .output(listOutput('employees', wholeEmployee.schema)),
  listByUnit: get('/employees/unit/{unitId}', 'employees.read', 'Listar empregados de uma unidade', {
    tokenScope: 'registers:read',
  })
    .input(listingWithFormer.extend({ unitId: idField }))
    .output(listOutput('employees', listedEmployee.schema)),
  search: get('/employees', 'employees.search', 'Buscar empregados em todas as empresas', {
    tokenScope: 'registers:read',
  })
    .input(listingWithFormer.extend({ search: requiredText(200) }))
    .output(listOutput('employees', foundEmployee.schema)),
  wrongNumbers: get(
    '/employees/{companyId}/wrong-numbers',
    'employees.read',
    'Listar os empregados com CPF ou NIS cujos dígitos verificadores não conferem',
  )
    .input(listing.extend({ companyId: idField }))
    .output(listOutput('employees', employeeNumbers.schema)),
  create: create('/employees', 'employees.manage', 'Cadastrar empregado', { tokenScope: 'employees:write' })
    .refuses('INACTIVE_EMPLOYEE')
    .input(
      employeeCreateInput.extend({
        companyId: idField,
        evenIfInactive: z
          .boolean()
          .default(false)
          .describe('true: cadastra de novo quem tem um cadastro inativo com este CPF, em vez de responder 409'),
      }),
    )
    .output(answer),
  read: get('/employee/{employeeId}', 'employees.read', 'Ler empregado', { tokenScope: 'registers:read' })
    .input(z.object({ employeeId: idField }))
    .output(answer),
  readUnit: get(
    '/employee/{employeeId}/unit',
    'employees.read',
    'Ler a unidade de um empregado como estabelecimento, mesmo excluída',
  )
    .input(z.object({ employeeId: idField }))
    .output(z.object({ unit: establishment.nullable() })),
  update: put('/employees/update/{employeeId}', 'employees.manage', 'Editar empregado', {
    tokenScope: 'employees:write',
  })
    .refuses('CONFLICT')
    .input(employeeUpdateInput.extend({ employeeId: idField, ...savedVersion }))
    .output(answer),
  inactivate: put('/employee/delete/{employeeId}', 'employees.manage', 'Inativar empregado', {
    tokenScope: 'employees:write',
  }).input(
    z.object({
      employeeId: idField,
      openReferrals: z
        .enum(['keep', 'cancel', 'dismissal'], { error: 'Escolha uma das opções' })
        .optional()
        .describe(
          'O que fazer dos encaminhamentos em aberto: keep os mantém, cancel os cancela, dismissal faz do primeiro o exame demissional e cancela os demais; sem ele, ficam',
        ),
    }),
  ),
  reactivate: put('/employee/reactivate/{employeeId}', 'employees.manage', 'Reativar empregado', {
    tokenScope: 'employees:write',
  })
    .refuses('CONFLICT')
    .input(z.object({ employeeId: idField }))
    .output(answer),
  move: put('/employees/move/{employeeId}', 'employees.manage', 'Mudar um empregado de unidade', {
    tokenScope: 'employees:write',
  })
    .refuses('CONFLICT')
    .input(
      z.object({
        employeeId: idField,
        unitId: chosenUnit,
        fromUnitId: chosenUnit
          .optional()
          .describe('De onde se parte: quem está em outra unidade desde então não muda, e a resposta é 409'),
      }),
    )
    .output(answer),
  moveAll: put('/unit/move/{unitId}', 'employees.manage', 'Mudar de unidade todos os empregados ativos de uma unidade')
    .input(z.object({ unitId: idField, toUnitId: chosenUnit }))
    .output(z.object({ moved: z.number().int() })),
};
