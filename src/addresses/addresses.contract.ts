import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { cepField } from '../platform/contract/brazil.ts';

const { get } = callsOf('Endereços');

const address = z.object({
  address: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  state: z.string(),
});

/** What is known of a CEP. */
export type Address = z.infer<typeof address>;

/** Why there is no address of a CEP. */
export type WithoutAddress = 'unknown' | 'notConfigured' | 'unreachable';

export const addressesContract = {
  find: get('/addresses/{cep}', 'addresses.find', 'Endereço de um CEP')
    .input(z.object({ cep: cepField }))
    .output(
      z.object({
        address: address.nullable(),
        /** Why there is none: no such CEP, no address service in this installation, or one that does not answer. */
        without: z.enum(['unknown', 'notConfigured', 'unreachable']).nullable(),
      }),
    ),
};
