import { sealedColumn } from '../../../platform/storage/notes/sealed-column.server.ts';

/** What was asked with or authorised: whoever has it could sign in the holder's name until it ends. */
export const sealedAuthorisations = sealedColumn({
  table: 'cloud_signings',
  column: 'secret',
  key: ['id'],
  place: (id) => `cloud signing ${id}`,
});
