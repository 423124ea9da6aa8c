import { z } from 'zod';
import { callsOf } from '../../../access/endpoint.ts';
import { idField } from '../../../platform/contract/fields.ts';
import { listInput, listOutput } from '../../../platform/contract/listing.ts';
import { apiToken } from '../api-tokens.contract.ts';

const { get, put } = callsOf('Chaves de API');

/** A token with whose it is. */
const ownedToken = apiToken.extend({
  /** The e-mail of whoever made it, and what kind of user that is. */
  email: z.string(),
  userType: z.string(),
});

const one = z.object({ tokenId: idField });

/** How the list may be sorted. */
export const tokenSorts = ['name', 'email', 'lastUsedAt', 'expiresAt'] as const;

export const allTokensContract = {
  list: get('/api-tokens/all', 'apiTokens.oversee', 'Listar as chaves de API de todos')
    .input(listInput(tokenSorts).omit({ search: true }))
    .output(listOutput('tokens', ownedToken)),
  read: get('/api-tokens/all/{tokenId}', 'apiTokens.oversee', 'Ler uma chave de API de alguém')
    .input(one)
    .output(z.object({ token: ownedToken })),
  revoke: put(
    '/api-tokens/all/revoke/{tokenId}',
    'apiTokens.oversee',
    'Revogar a chave de API de alguém, na hora',
  ).input(one),
};
