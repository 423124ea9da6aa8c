import type { Scope } from '../../access/scope.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findIssuedNames } from './issued-reads.db.ts';

/** What other subjects ask of issued documents. */

/** The names of those of these documents that the scope reaches: 'ASO 2026/000123'. */
export function findDocumentNames(db: Database, scope: Scope, ids: readonly string[]): Promise<Map<string, string>> {
  return findIssuedNames(db, scope, ids);
}
