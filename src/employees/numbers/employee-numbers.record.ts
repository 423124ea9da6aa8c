import { z } from 'zod';
import { joined } from '../../platform/contract/joined.ts';
import { withJoined } from '../../platform/contract/record.ts';
import { employeeRecord } from '../employees.record.ts';

/** An employee with the numbers that have check digits, and which of them do not fit. */
export const employeeNumbers = withJoined(
  employeeRecord.row,
  joined(
    { nis: z.string(), wrongNumbers: z.string().describe('Os campos cujos dígitos não conferem, com vírgulas') },
    { nis: 'employees.nis', wrongNumbers: 'employees.wrong_numbers' },
  ),
);
