import { listExport } from '../../../access/list-export.server.ts';
import { scopeLabels } from '../api-tokens.labels.ts';
import { allTokensContract } from './all-tokens.contract.ts';
import { allTokenLabels as labels, ownerLabel } from './all-tokens.labels.ts';

/** Everybody's keys as a spreadsheet; no key itself, of which nobody knows more than its hash. */
export const allTokensExport = listExport(allTokensContract.list, 'tokens', {
  title: 'Chaves de API',
  columns: [
    { header: labels.name, value: ({ name }) => name },
    { header: labels.email, value: ({ email }) => email },
    { header: 'Tipo de acesso', value: ({ userType }) => ownerLabel(userType) },
    { header: labels.scopes, value: ({ scopes }) => scopes.map((scope) => scopeLabels[scope]).join(', ') },
    { header: 'Criada em', value: ({ createdAt }) => createdAt, as: 'moment' },
    { header: labels.lastUsedAt, value: ({ lastUsedAt }) => lastUsedAt, as: 'moment' },
    { header: labels.expiresAt, value: ({ expiresAt }) => expiresAt, as: 'moment' },
  ],
});
