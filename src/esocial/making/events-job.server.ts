import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { findActiveAfter } from '../../employees/employee-lookups.db.ts';
import { announce } from '../../live/announce.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { withoutFlush } from '../../platform/database/without-flush.server.ts';
import { defineJob } from '../../platform/jobs/job.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { lookAtPerson } from '../exposure/look-at-person.server.ts';
import { markedPeople, markPeople, unmarkPerson } from '../exposure/people-marks.db.ts';
import { uncheckedEvents, updateEvent } from '../lines/events.db.ts';
import { lookAtAso } from '../lines/look-at-aso.server.ts';
import { marksOf } from '../lines/marks.db.ts';
import { checkEvents } from './check-event.server.ts';

/** So many at a time: whoever wants to change something of one of these people waits no longer than for that. */
const part = 20;
/** So many people are noted together. */
const notedTogether = 200;
/** Between two others have their turn. */
const pauseMs = 2;

/*
 * Nothing here waits for the disk: what a loss of power undoes, mark and event alike, the job does anew when it is taken again.
 */

/** Makes the events of the marked ASOs of a company and of the conditions of its people, and looks at those that are to be looked at anew, part by part. */
export const eventsJob = defineJob({
  kind: 'esocial-events',
  payload: z.object({ company: z.uuid() }),
  together: 1,
  async handle({ company }, { db, encryptionKeys }, { signal }) {
    for (;;) {
      signal.throwIfAborted();
      const marked = await makePart(db, encryptionKeys, company);
      const seen = await lookAtPart(db, company);
      const checked = await checkPart(db, encryptionKeys, company);
      if (marked + seen + checked === 0) return;
      await announce(db, { topic: 'esocialEvent', companyId: company, ids: [] });
      await wait(pauseMs);
    }
  },
});

async function makePart(db: Database, keys: EncryptionKeys, companyId: string): Promise<number> {
  const marks = await marksOf(db, companyId, part);
  for (const documentId of marks) {
    // Together: the mark of an ASO, and the events that it makes.
    await withoutFlush(db, (tx) => lookAtAso(tx, keys, { companyId, documentId }));
    await wait(pauseMs);
  }
  return marks.length;
}

/** The conditions of people who are noted; where everybody is, each of them is noted first. */
async function lookAtPart(db: Database, companyId: string): Promise<number> {
  const people = await markedPeople(db, companyId, part);
  if (people[0] === '') {
    for (let after = ''; ; ) {
      const ids = await findActiveAfter(db, companyId, after, notedTogether);
      const last = ids.at(-1);
      if (!last) break;
      await markPeople(db, companyId, ids);
      after = last;
      await wait(pauseMs);
    }
    await unmarkPerson(db, companyId, '');
    return 1;
  }
  for (const employeeId of people) {
    // Together: the note of a person, and the events that their conditions make.
    await withoutFlush(db, (tx) => lookAtPerson(tx, companyId, employeeId));
    await wait(pauseMs);
  }
  return people.length;
}

/** Looked at outside of a transaction, for the schema's thread takes its time; what has changed meanwhile is looked at again. */
async function checkPart(db: Database, keys: EncryptionKeys, companyId: string): Promise<number> {
  const events = await uncheckedEvents(db, companyId, part);
  const looked = await checkEvents(db, keys, events);
  const checked_at = new Date().toISOString();
  // Together: what a part of the events was found to be.
  await withoutFlush(db, async (tx) => {
    for (const [at, event] of events.entries()) {
      const { violations = [], ready = null } = looked[at] ?? {};
      const state = ready ? 'ready' : event.state === 'refused' ? 'refused' : 'pending';
      await updateEvent(tx, event, { state, reasons: JSON.stringify(violations), checked_at });
    }
  });
  return events.length;
}
