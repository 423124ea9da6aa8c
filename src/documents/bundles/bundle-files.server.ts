import type { Database } from '../../platform/database/database.server.ts';
import type { FileKey, Storage } from '../../platform/storage/storage.ts';
import { type BundleRef, bundlesToClear, deleteOldBundles, markCleared } from './bundles.db.ts';

/** Where a try's file stands: no two tries write to the same place. */
export function bundleKey({ companyId, id }: BundleRef, tries: number): FileKey {
  return `${companyId}/${id}/${tries}.zip`;
}

/** How long what was asked for is remembered after its file is gone: 30 days. */
const rememberedMs = 30 * 24 * 3_600_000;

/** Removes the files of bundles that have expired or were given up, of every try, and forgets old ones. */
export async function clearBundles(db: Database, storage: Storage, now: Date): Promise<void> {
  for (const { tries, ...bundle } of await bundlesToClear(db, now)) {
    for (let each = 1; each <= tries; each++) await storage.remove(bundleKey(bundle, each));
    await markCleared(db, { ...bundle, tries });
  }
  await deleteOldBundles(db, new Date(now.getTime() - rememberedMs));
}
