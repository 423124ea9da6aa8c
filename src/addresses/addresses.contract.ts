import { z } from 'zod';
import { endpoint } from '../access/endpoint.ts';
import { cepField } from '../platform/contract/brazil.ts';

const address = z.object({
  address: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  state: z.string(),
});

/** What is known of a CEP. */
export type Address = z.infer<typeof address>;

export const addressesContract = {
  find: endpoint('addresses.find')
    .route({ method: 'GET', path: '/addresses/{cep}', summary: 'Endereço de um CEP', tags: ['Endereços'] })
    .input(z.object({ cep: cepField }))
    .output(z.object({ address: address.nullable() })),
};
