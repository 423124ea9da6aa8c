import { z } from 'zod';
import { joined } from '../../platform/contract/joined.ts';
import { withJoined } from '../../platform/contract/record.ts';
import { unitRecord } from '../units.record.ts';

/** A unit with the numbers that have check digits, and which of them do not fit. */
export const unitNumbers = withJoined(
  unitRecord.row,
  joined(
    {
      cpf_legal_representative: z.string(),
      wrongNumbers: z.string().describe('Os campos cujos dígitos não conferem, com vírgulas'),
    },
    { cpf_legal_representative: 'units.cpf_legal_representative', wrongNumbers: 'units.wrong_numbers' },
  ),
);
