import { z } from 'zod';
import { creating, endpoint } from '../access/endpoint.ts';
import { rgField } from '../platform/contract/brazil.ts';
import { idField, requiredText } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import type { RecordOf, RowOf } from '../platform/contract/record.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { employeeRecord, foundEmployee } from './employees.record.ts';
import { hasDates, isAdmittedAfterBirth, isInFunctionAfterBirth } from './employees.rules.ts';

const tags = ['Empregados'];

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

export type EmployeeRow = RowOf<typeof employeeRecord>;
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

export const employeesContract = {
  list: endpoint('employees.read', { tokenScope: 'registers:read' })
    .route({ method: 'GET', path: '/employees/{companyId}', summary: 'Listar empregados de uma empresa', tags })
    .input(listingWithFormer.extend({ companyId: idField }))
    .output(listOutput('employees', employeeRecord.row.schema)),
  listByUnit: endpoint('employees.read', { tokenScope: 'registers:read' })
    .route({ method: 'GET', path: '/employees/unit/{unitId}', summary: 'Listar empregados de uma unidade', tags })
    .input(listingWithFormer.extend({ unitId: idField }))
    .output(listOutput('employees', employeeRecord.row.schema)),
  search: endpoint('employees.search', { tokenScope: 'registers:read' })
    .route({ method: 'GET', path: '/employees', summary: 'Buscar empregados em todas as empresas', tags })
    .input(listingWithFormer.extend({ search: requiredText(200) }))
    .output(listOutput('employees', foundEmployee.schema)),
  create: creating('employees.manage', { tokenScope: 'employees:write' })
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
    .output(answer),
  read: endpoint('employees.read', { tokenScope: 'registers:read' })
    .route({ method: 'GET', path: '/employee/{employeeId}', summary: 'Ler empregado', tags })
    .input(z.object({ employeeId: idField }))
    .output(answer),
  readUnit: endpoint('employees.read')
    .route({
      method: 'GET',
      path: '/employee/{employeeId}/unit',
      summary: 'Ler a unidade de um empregado como estabelecimento, mesmo excluída',
      tags,
    })
    .input(z.object({ employeeId: idField }))
    .output(z.object({ unit: establishment.nullable() })),
  update: endpoint('employees.manage', { tokenScope: 'employees:write' })
    .route({ method: 'PUT', path: '/employees/update/{employeeId}', summary: 'Editar empregado', tags })
    .input(employeeUpdateInput.extend({ employeeId: idField, ...savedVersion }))
    .output(answer),
  inactivate: endpoint('employees.manage', { tokenScope: 'employees:write' })
    .route({
      method: 'PUT',
      path: '/employee/delete/{employeeId}',
      summary: 'Inativar empregado',
      tags,
      successStatus: 204,
    })
    .input(
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
  reactivate: endpoint('employees.manage', { tokenScope: 'employees:write' })
    .route({ method: 'PUT', path: '/employee/reactivate/{employeeId}', summary: 'Reativar empregado', tags })
    .input(z.object({ employeeId: idField }))
    .output(answer),
  move: endpoint('employees.manage', { tokenScope: 'employees:write' })
    .route({ method: 'PUT', path: '/employees/move/{employeeId}', summary: 'Mudar um empregado de unidade', tags })
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
