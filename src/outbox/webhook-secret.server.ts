import { sealedColumn } from '../platform/storage/notes/sealed-column.server.ts';

const secretIn = (column: 'secret' | 'former_secret') =>
  sealedColumn({ table: 'webhooks', column, key: ['id'], place: (id) => `webhook ${id}` });

/** The secret that a webhook's calls are signed with, and the one before, which still holds for a while: either opens as both. */
export const sealedSecrets = secretIn('secret');
export const sealedFormerSecrets = secretIn('former_secret');
