import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { keyIdOfText, openText, sealText } from '../../platform/storage/sealed-text.server.ts';
import { findSigned, keepSigned, signedAfter } from './batch-events.db.ts';

type Place = { batchId: string; eventId: string };

const placeOf = ({ batchId, eventId }: Place) => `esocial ${batchId} ${eventId}`;

/** An event as it was signed, as its row keeps it: sealed, for it tells of somebody's health. */
export function sealEvent(place: Place, xml: string, keys: EncryptionKeys): string {
  return sealText(xml, placeOf(place), keys);
}

/** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
export function openEvent(place: Place, kept: string, keys: EncryptionKeys): string {
  return openText(kept, placeOf(place), keys);
}

/** An event as it was signed last; null for one that never was. */
export async function signedXmlOf(db: Database, keys: EncryptionKeys, event: { companyId: string; id: string }) {
  const found = await findSigned(db, event.companyId, event.id);
  return found && openEvent({ batchId: found.batchId, eventId: event.id }, found.xml, keys);
}

/** So many are read together. */
const part = 200;

/**
 * Brings every signed event under the first of the keys; it may be interrupted, and run while the server runs.
 * @returns how many were changed, and why some could not be opened: they stay as they were
 */
export async function resealEvents(db: Database, keys: EncryptionKeys) {
  const failed = new Map<string, Error>();
  let resealed = 0;
  let last: Place = { batchId: '', eventId: '' };
  for (;;) {
    const rows = await signedAfter(db, last, part);
    for (const { companyId, xml, ...place } of rows) {
      if (xml === null || keyIdOfText(xml) === (keys[0]?.id ?? null)) continue;
      try {
        const anew = sealEvent(place, openEvent(place, xml, keys), keys);
        await keepSigned(db, { companyId, id: place.batchId }, place.eventId, anew);
        resealed++;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error)) throw error;
        failed.set(place.eventId, error);
      }
    }
    const end = rows.at(-1);
    if (!end || rows.length < part) return { resealed, failed };
    last = { batchId: end.batchId, eventId: end.eventId };
  }
}
