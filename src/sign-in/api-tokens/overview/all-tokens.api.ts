import { forSignedIn } from '../../../access/handlers.server.ts';
import { notFound } from '../../../platform/contract/errors.ts';
import { withEntries } from '../../../trail/change.server.ts';
import { tellUser } from '../../accounts/account-notifications.server.ts';
import { tokenEntry } from '../revoked-tokens.server.ts';
import { allTokensContract } from './all-tokens.contract.ts';
import { findAnyToken, listAllTokens, revokeAnyToken } from './all-tokens.db.ts';
import { allTokensExport } from './all-tokens-export.server.ts';

/** Every system that is let in, whoever has let it in: administrators see them and show them out (product 21.2). */
export const allTokensApi = forSignedIn(allTokensContract, [allTokensExport], {
  list: ({ input, context: { db } }) => listAllTokens(db, input),

  read: async ({ input: { tokenId }, context: { db } }) => {
    const found = await findAnyToken(db, tokenId);
    if (!found) throw gone();
    const { ownerId: _, userId: __, ...token } = found;
    return { token };
  },

  revoke: ({ input: { tokenId }, context }) =>
    withEntries(context, async (tx) => {
      const revoked = await revokeAnyToken(tx, tokenId);
      if (!revoked) throw gone();
      const { userId, userType: type, ownerId } = revoked;
      await tellUser(tx, context, { userId, change: 'api-token-revoked' });
      return tokenEntry('api-token-revoked', tokenId, { type, ownerId });
    }),
});

function gone() {
  return notFound('Esta chave de API já foi revogada.');
}
