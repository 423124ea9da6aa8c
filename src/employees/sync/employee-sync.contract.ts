import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { idField } from '../../platform/contract/fields.ts';
import { savedVersion } from '../../platform/contract/version.ts';
import { admittedAfterBirth, chosenUnit, inFunctionAfterBirth } from '../employees.contract.ts';
import { employeeRecord } from '../employees.record.ts';
import { isAdmittedAfterBirth, isInFunctionAfterBirth } from '../employees.rules.ts';

const { put } = callsOf('Empregados');

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
  sync: put(
    '/employees/sync/{companyId}',
    'employees.manage',
    'Gravar um empregado pelo CPF e pela matrícula: cadastra, altera ou deixa como está',
    { tokenScope: 'employees:write' },
  )
    .refuses('CONFLICT', 'INACTIVE_EMPLOYEE')
    .input(syncInput)
    .output(z.object({ employee: employeeRecord.whole.schema, outcome: z.enum(syncOutcomes) })),
};
