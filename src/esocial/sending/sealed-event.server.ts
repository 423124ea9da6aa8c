import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { sealedColumn } from '../../platform/storage/notes/sealed-column.server.ts';
import { findSigned } from './batch-events.db.ts';

type Place = { batchId: string; eventId: string };

const idOf = ({ batchId, eventId }: Place) => `${batchId} ${eventId}`;

/** Events as they were signed: sealed, for they tell of somebody's health. */
export const sealedEvents = sealedColumn({
  table: 'esocial_batch_events',
  column: 'xml',
  key: ['company_id', 'batch_id', 'event_id'],
  idOf: ({ batch_id: batchId = '', event_id: eventId = '' }) => idOf({ batchId, eventId }),
  place: (id) => `esocial ${id}`,
});

/** An event as it was signed, as its row keeps it. */
export function sealEvent(place: Place, xml: string, keys: EncryptionKeys): string {
  return sealedEvents.keep(idOf(place), xml, keys);
}

/** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
export function openEvent(place: Place, kept: string, keys: EncryptionKeys): string {
  return sealedEvents.open(idOf(place), kept, keys);
}

/** An event as it was signed last; null for one that never was. */
export async function signedXmlOf(db: Database, keys: EncryptionKeys, event: { companyId: string; id: string }) {
  const found = await findSigned(db, event.companyId, event.id);
  return found && openEvent({ batchId: found.batchId, eventId: event.id }, found.xml, keys);
}
