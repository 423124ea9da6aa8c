import { forSignedIn } from '../access/handlers.server.ts';
import { addressesContract } from './addresses.contract.ts';
import { findAddress } from './viacep.server.ts';

export const addressesApi = forSignedIn(addressesContract, {
  find: async ({ input, context: { cepServiceUrl, log } }) => {
    const found = cepServiceUrl ? await findAddress(cepServiceUrl, input.cep, log) : 'notConfigured';
    return typeof found === 'string' ? { address: null, without: found } : { address: found, without: null };
  },
});
