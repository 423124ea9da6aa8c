import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { dateField } from '../platform/contract/brazil.ts';
import { today } from '../platform/contract/dates.ts';
import { idField, requiredText } from '../platform/contract/fields.ts';
import { purposes } from './consents.labels.ts';

const { get, create } = callsOf('Direitos do titular');

/** What the record of a consent asks for: a consent is a fact with a day and a paper, never a default. */
export const consentFields = z.object({
  purpose: z.enum(purposes, { error: 'Escolha a finalidade' }),
  given_on: dateField.refine((day) => day <= today(), 'A data do consentimento não pode estar no futuro'),
  paper: requiredText(200),
});

const consent = z.object({
  id: z.string(),
  version: z.number(),
  purpose: z.enum(purposes),
  givenOn: z.string(),
  paper: z.string(),
  /** The day from which it holds no more; null while it does. */
  revokedOn: z.string().nullable(),
  recordedBy: z.string(),
});

export type Consent = z.output<typeof consent>;

export const consentsContract = {
  list: get(
    '/employee/{employeeId}/consents',
    'consents.read',
    'Consentimentos que um colaborador deu por escrito, os revogados também',
  )
    .input(z.object({ employeeId: idField }))
    .output(z.object({ consents: z.array(consent) })),
  create: create(
    '/employee/{employeeId}/consents',
    'consents.manage',
    'Registrar um consentimento que um colaborador deu por escrito',
    { description: 'Revoga-se por um pedido do titular. De uma finalidade vale um por vez.' },
  )
    .input(consentFields.extend({ employeeId: idField }))
    .output(z.object({ consentId: z.string() })),
};
