import type { Database } from '../platform/database/database.server.ts';
import { brandValues } from '../practice/letterhead/letterhead.labels.ts';
import { findBrandOfPages, findPracticeVersion } from '../practice/practice-lookups.db.ts';
import { landingValues } from './landing-values.rules.ts';

/**
 * What the server puts into the places of the built pages.
 * @param publicUrl the configured address
 */
export function pageValues(db: Database, publicUrl: string | undefined) {
  const origin = publicUrl?.replace(/\/+$/, '') ?? null;
  return {
    version: () => findPracticeVersion(db),
    read: async () => {
      const { practice, letterhead } = await findBrandOfPages(db);
      return { ...landingValues(practice, origin), ...brandValues(practice, letterhead) };
    },
  };
}
