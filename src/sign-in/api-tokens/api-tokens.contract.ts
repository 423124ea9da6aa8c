import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { idField, requiredText } from '../../platform/contract/fields.ts';
import { proofInput } from '../second-factor/proof.schema.ts';
import { type ScopeName, scopeLabels, validities } from './api-tokens.labels.ts';

const { get, post, put } = callsOf('Chaves de API');

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
  list: get('/api-tokens', 'apiTokens.manage', 'As próprias chaves de API que não foram revogadas').output(
    z.object({ tokens: z.array(apiToken), grantable: z.array(scope) }),
  ),
  /** Not one that can be sent again with a key: what it answers is kept nowhere. */
  create: post('/api-tokens', 'apiTokens.manage', 'Criar uma chave de API; só esta resposta a traz', { status: 201 })
    .refuses('CONFLICT')
    .input(newTokenInput.extend(proofInput.shape))
    .output(z.object({ token: z.string(), apiToken })),
  revoke: put('/api-tokens/revoke/{tokenId}', 'apiTokens.manage', 'Revogar uma chave de API, na hora').input(
    z.object({ tokenId: idField }),
  ),
  current: get(
    '/api-tokens/current',
    'signedIn',
    'O que a chave de API da chamada pode, até quando, e de que empresa é',
    { tokenScope: 'any' },
  )
    .refuses('CONFLICT')
    .output(z.object({ apiToken, companyId: z.string().nullable() })),
};
