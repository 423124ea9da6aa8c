import { v7 as uuid } from 'uuid';
import type { Database } from '../platform/database/database.server.ts';

/** Jobs that were set aside one after the other, each for its reason. @returns their ids */
export async function makeSetAside(db: Database, kind: string, ...reasons: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const reason of reasons) {
    const now = new Date().toISOString();
    const id = uuid();
    const times = { created_at: now, due_at: now, set_aside_at: now };
    await db
      .insertInto('jobs')
      .values({ id, kind, payload: '{}', attempts: 12, reason, ...times })
      .execute();
    ids.push(id);
  }
  return ids;
}
