import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { dateField } from '../../platform/contract/brazil.ts';
import { today } from '../../platform/contract/dates.ts';
import { idField } from '../../platform/contract/fields.ts';
import { type AskedFor, askedFor } from './person-data.labels.ts';

const { post } = callsOf('Dados do titular');

/** What is said of a request for a person's data. */
export const personDataFields = z.object({
  asked_on: dateField.refine((day) => day <= today(), 'A data do pedido não pode estar no futuro'),
  asked_for: z.enum(Object.keys(askedFor) as [AskedFor, ...AskedFor[]], { error: 'Escolha um dos motivos' }),
});

export const personDataContract = {
  take: post(
    '/people/{employeeId}/data',
    'personData.take',
    'Reunir em um ZIP tudo o que há sobre um colaborador, a pedido dele',
    { costs: true },
  )
    .input(personDataFields.extend({ employeeId: idField }))
    .output(z.file().mime('application/zip')),
};

/** What was said of a request. */
export type PersonDataInput = z.output<typeof personDataFields>;
