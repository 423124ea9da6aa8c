import { announce } from '../live/announce.server.ts';
import type { LiveEvent } from '../live/live-event.rules.ts';
import type { Topic } from '../live/topics.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { NewEntry } from './entries.db.ts';
import type { Action } from './trail.labels.ts';

/** What is in the trail and has changed nothing that anybody looks at. */
const changesNothing: ReadonlySet<Action> = new Set([
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'listed',
  'opened',
  'many-opened',
  'printed',
  'exported',
  'bundled',
  'refused',
  'verified',
  'tested',
]);

/** Announces the changes that the trail is about to be told of: what is written down is seen on the screens. */
export async function announceChanges(tx: Database, entries: readonly NewEntry[], byUserId?: string): Promise<void> {
  for (const event of eventsOf(entries)) await announce(tx, { ...event, byUserId });
}

/** Thousands that are moved together are one event of each company, not thousands. */
function eventsOf(entries: readonly NewEntry[]): LiveEvent[] {
  const events = new Map<string, Omit<LiveEvent, 'ids'> & { ids: Set<string> }>();
  for (const { action, subject, subjectId, companyId, employeeId, confidential } of entries) {
    if (subject === null || changesNothing.has(action)) continue;
    const key = JSON.stringify([subject, companyId, confidential]);
    // What is no topic is heard by nobody.
    const topic = subject as Topic;
    const event = events.get(key) ?? {
      ...{ topic, companyId: companyId ?? undefined, confidential, employeeId: employeeId ?? undefined },
      ids: new Set<string>(),
    };
    events.set(key, event);
    if (event.employeeId !== (employeeId ?? undefined)) event.employeeId = undefined;
    if (subjectId) event.ids.add(subjectId);
  }
  return [...events.values()].map((event) => ({ ...event, ids: [...event.ids] }));
}
