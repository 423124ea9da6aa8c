import { forSignedIn } from '../../access/handlers.server.ts';
import { notFound } from '../../platform/contract/errors.ts';
import { Download } from '../../platform/response.server.ts';
import { findPublicAddress } from '../../practice/practice-lookups.db.ts';
import { withEntries } from '../../trail/change.server.ts';
import { type NewEntry, record } from '../../trail/entries.db.ts';
import { newToken } from '../link-token.server.ts';
import { calendarContract } from './calendar.contract.ts';
import { deleteCalendarLink, findCalendarEntry, findCalendarLink, putCalendarLink } from './calendar.db.ts';
import { calendarFile } from './calendar-file.server.ts';

/** Referrals in the calendars of those who follow them (product 17.5). */
export const calendarApi = forSignedIn(calendarContract, {
  file: async ({ input: { referralId }, context: { db, scope } }) => {
    const entry = await findCalendarEntry(db, scope, referralId);
    if (!entry) throw notFound('Encaminhamento não encontrado.');
    const name = `${entry.name.toLowerCase().replace(/[^a-z\d]+/g, '-')}.ics`;
    return new Download({ name, type: 'text/calendar; charset=utf-8', parts: [Buffer.from(calendarFile([entry]))] });
  },

  readLink: async ({ context: { db, scope } }) => ({ createdAt: await findCalendarLink(db, scope) }),

  makeLink: ({ context }) =>
    // Together: the link, the one that it ends, and the entry.
    context.db.transaction().execute(async (tx) => {
      const { token, tokenHash } = newToken();
      const createdAt = new Date().toISOString();
      await putCalendarLink(tx, { companyId: context.caller.ownerId, tokenHash, at: createdAt });
      await record(tx, context, entryOf('calendar-link-made', context.caller.ownerId));
      // Where nobody has said how the installation is reached, the page puts its own address before it.
      const origin = (await findPublicAddress(tx, context.publicUrl)) ?? '';
      return { url: `${origin}/api/calendar/${token}.ics`, createdAt };
    }),

  endLink: ({ context }) =>
    withEntries(context, async (tx) => {
      const isEnded = await deleteCalendarLink(tx, context.caller.ownerId);
      return isEnded ? entryOf('calendar-link-ended', context.caller.ownerId) : null;
    }),
});

function entryOf(action: 'calendar-link-made' | 'calendar-link-ended', companyId: string): NewEntry {
  return { action, subject: 'company', subjectId: companyId, companyId };
}
