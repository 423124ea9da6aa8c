import { forSignedIn } from '../../access/handlers.server.ts';
import { scopesFor } from '../../access/token-scopes.rules.ts';
import { conflict, invalidInput, notFound } from '../../platform/contract/errors.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { withEntries } from '../../trail/change.server.ts';
import { record } from '../../trail/entries.db.ts';
import { tellUser } from '../accounts/account-notifications.server.ts';
import { mustProveIdentity } from '../second-factor/proof.server.ts';
import { mostTokens } from './api-token.rules.ts';
import { apiTokensContract } from './api-tokens.contract.ts';
import { insertApiToken, listApiTokens, readApiToken, revokeApiToken } from './api-tokens.db.ts';
import { scopeLabels } from './api-tokens.labels.ts';
import { tokenEntry } from './revoked-tokens.server.ts';

const dayMs = 24 * 3_600_000;

/** The keys by which other systems call in a user's name (product 21). */
export const apiTokensApi = forSignedIn(apiTokensContract, {
  list: async ({ context: { db, caller } }) => ({
    tokens: await listApiTokens(db, caller.userId),
    grantable: scopesFor(caller.type),
  }),

  create: async ({ input: { name, scopes: asked, days, ...proof }, context }) => {
    const { db, caller } = context;
    const scopes = scopesFor(caller.type).filter((scope) => asked.includes(scope));
    if (new Set(asked).size > scopes.length) throw invalidInput([{ path: 'scopes', message: notYours }]);
    await mustProveIdentity(context, proof);
    // Together: the token, which is counted among others, and the mail about it.
    return db.transaction().execute(async (tx) => {
      await lockRow(tx, 'users', caller.userId); // Two at the same moment are counted one after the other.
      if ((await listApiTokens(tx, caller.userId)).length >= mostTokens) throw conflict(tooMany);
      const expiresAt = new Date(Date.now() + days * dayMs).toISOString();
      const made = await insertApiToken(tx, caller, { name, scopes, expiresAt });
      const changes = {
        name: [null, name] as const,
        scopes: [null, scopes.map((scope) => scopeLabels[scope]).join(', ')] as const,
        expiresAt: [null, expiresAt] as const,
      };
      await tellUser(tx, context, { userId: caller.userId, change: 'api-token-made' });
      await record(tx, context, { ...tokenEntry('api-token-made', made.apiToken.id, caller), changes });
      return made;
    });
  },

  revoke: ({ input: { tokenId }, context }) =>
    withEntries(context, async (tx) => {
      const { caller } = context;
      if (!(await revokeApiToken(tx, caller.userId, tokenId))) throw notFound('Esta chave de API já foi revogada.');
      await tellUser(tx, context, { userId: caller.userId, change: 'api-token-revoked' });
      return tokenEntry('api-token-revoked', tokenId, caller);
    }),

  current: async ({ context: { db, caller } }) => {
    const apiToken = caller.apiTokenId && (await readApiToken(db, caller.apiTokenId));
    if (!apiToken) throw conflict('Esta chamada é feita com uma chave de API.');
    return { apiToken, companyId: caller.type === 'company' ? caller.ownerId : null };
  },
});

const notYours = 'O seu usuário não pode dar esta permissão a uma chave';
const tooMany = `Cada usuário pode ter até ${mostTokens} chaves de API. Revogue uma que não se usa mais.`;
