import type { Scope } from '../../access/scope.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { type DueDay, listDueDays } from './due-events.db.ts';

/** What a calendar tells of the events of a company: the last days from one on, each with how many have not been sent. */
export function findDueDays(db: Database, scope: Scope, from: string): Promise<DueDay[]> {
  return listDueDays(db, scope, from);
}
