import { z } from 'zod';
import { endpoint } from '../../access/endpoint.ts';
import { idField } from '../../platform/contract/fields.ts';
import { savedVersion } from '../../platform/contract/version.ts';
import { admittedAfterBirth, chosenUnit, inFunctionAfterBirth } from '../employees.contract.ts';
import { employeeRecord } from '../employees.record.ts';
import { isAdmittedAfterBirth, isInFunctionAfterBirth } from '../employees.rules.ts';

/** What another system says of an employee. Of what may be left out, what it does not say stays as it is. */
const syncInput = z
  .object({
    ...employeeRecord.changeFields,
    unitId: chosenUnit.optional(),
    companyId: idField,
    ...savedVersion,
    evenIfInactive: z
      .boolean()
      .default(false)
      .describe('true: cadastra de novo quem só tem um cadastro inativo com este CPF, em vez de responder 409'),
  })
  .refine(isAdmittedAfterBirth, admittedAfterBirth)
  .refine(isInFunctionAfterBirth, inFunctionAfterBirth);

export type SyncInput = z.output<typeof syncInput>;

/** What became of an employee. */
export const syncOutcomes = ['created', 'changed', 'same'] as const;

export const employeeSyncContract = {
  sync: endpoint('employees.manage', { tokenScope: 'employees:write' })
    .route({
      method: 'PUT',
      path: '/employees/sync/{companyId}',
      summary: 'Gravar um empregado pelo CPF e pela matrícula: cadastra, altera ou deixa como está',
      tags: ['Empregados'],
    })
    .input(syncInput)
    .output(z.object({ employee: employeeRecord.whole.schema, outcome: z.enum(syncOutcomes) })),
};
