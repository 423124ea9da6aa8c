import { z } from 'zod';
import { endpoint } from '../../../access/endpoint.ts';
import { idField } from '../../../platform/contract/fields.ts';
import { listInput, listOutput } from '../../../platform/contract/listing.ts';
import { apiToken } from '../api-tokens.contract.ts';

const tags = ['Chaves de API'];

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
  list: endpoint('apiTokens.oversee')
    .route({ method: 'GET', path: '/api-tokens/all', summary: 'Listar as chaves de API de todos', tags })
    .input(listInput(tokenSorts).omit({ search: true }))
    .output(listOutput('tokens', ownedToken)),
  read: endpoint('apiTokens.oversee')
    .route({ method: 'GET', path: '/api-tokens/all/{tokenId}', summary: 'Ler uma chave de API de alguém', tags })
    .input(one)
    .output(z.object({ token: ownedToken })),
  revoke: endpoint('apiTokens.oversee')
    .route({
      method: 'PUT',
      path: '/api-tokens/all/revoke/{tokenId}',
      summary: 'Revogar a chave de API de alguém, na hora',
      tags,
      successStatus: 204,
    })
    .input(one),
};
