import { z } from 'zod';
import { endpoint } from '../../access/endpoint.ts';
import { idField, requiredText } from '../../platform/contract/fields.ts';
import { proofInput } from '../second-factor/proof.schema.ts';
import { type ScopeName, scopeLabels, validities } from './api-tokens.labels.ts';

const tags = ['Chaves de API'];

const scope = z.enum(Object.keys(scopeLabels) as [ScopeName, ...ScopeName[]], {
  error: 'Escolha entre as permissões da lista',
});

const days = Object.values(validities);

/** A token as its maker sees it. */
export const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(scope),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** To the minute; null for one that was never used. */
  lastUsedAt: z.string().nullable(),
});

export type ApiToken = z.infer<typeof apiToken>;

/** What a new token says, beside who makes it. */
export const newTokenInput = z.object({
  name: requiredText(60),
  scopes: z.array(scope, { error: 'Escolha as permissões' }).min(1, 'Escolha ao menos uma permissão'),
  days: z.coerce
    .number({ error: 'Escolha a validade: 30, 90 ou 365 dias' })
    .pipe(z.literal(days, { error: 'Escolha a validade: 30, 90 ou 365 dias' })),
});

export const apiTokensContract = {
  list: endpoint('apiTokens.manage')
    .route({ method: 'GET', path: '/api-tokens', summary: 'As próprias chaves de API que não foram revogadas', tags })
    .output(z.object({ tokens: z.array(apiToken), grantable: z.array(scope) })),
  /** Not one that can be sent again with a key: what it answers is kept nowhere. */
  create: endpoint('apiTokens.manage')
    .route({
      method: 'POST',
      path: '/api-tokens',
      summary: 'Criar uma chave de API; só esta resposta a traz',
      tags,
      successStatus: 201,
    })
    .input(newTokenInput.extend(proofInput.shape))
    .output(z.object({ token: z.string(), apiToken })),
  revoke: endpoint('apiTokens.manage')
    .route({
      method: 'PUT',
      path: '/api-tokens/revoke/{tokenId}',
      summary: 'Revogar uma chave de API, na hora',
      tags,
      successStatus: 204,
    })
    .input(z.object({ tokenId: idField })),
  current: endpoint('signedIn', { tokenScope: 'any' })
    .route({
      method: 'GET',
      path: '/api-tokens/current',
      summary: 'O que a chave de API da chamada pode, até quando, e de que empresa é',
      tags,
    })
    .output(z.object({ apiToken, companyId: z.string().nullable() })),
};
