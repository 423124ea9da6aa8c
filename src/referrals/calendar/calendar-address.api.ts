import { forVisitors } from '../../access/handlers.server.ts';
import { reachOf } from '../../access/policy.ts';
import { scopeFor } from '../../access/scope.ts';
import { findCompanyUser } from '../../companies/company-lookups.db.ts';
import { findDueDays } from '../../esocial/due/due-days-lookups.db.ts';
import { daysAfter, today } from '../../platform/contract/dates.ts';
import { notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { Download } from '../../platform/response.server.ts';
import { countOfNetwork } from '../../sign-in/limits/attempts.db.ts';
import { findReceiver } from '../../sign-in/users.db.ts';
import { findCalendarOwner, listCalendarEntries } from './calendar.db.ts';
import { calendarAddressContract } from './calendar-address.contract.ts';
import { calendarFile } from './calendar-file.server.ts';

/** How many days that are over a calendar still tells of. */
const daysBack = 30;

/** A company's referrals and its last days of the eSocial for whoever has the calendar's address, which is what lets in (product 17.5). */
export const calendarAddressApi = forVisitors(calendarAddressContract, {
  read: async ({ input: { address }, context: { db, address: network, setHeader } }) => {
    const companyId = await ownerOf(db, address);
    const reach = reachOf('company', 'referrals.followByCalendar');
    if (!companyId || !reach) {
      // Only what is wrong is counted: behind one network may stand the calendars of a whole town.
      await countOfNetwork(db, 'calendar', network);
      throw notFound('Este endereço não vale mais. Crie outro no Zelo, em Encaminhamentos.');
    }
    const scope = scopeFor(reach, companyId);
    const entries = await listCalendarEntries(db, scope, daysAfter(today(), -daysBack));
    const dueDays = await findDueDays(db, scope, daysAfter(today(), -daysBack));
    setHeader('x-robots-tag', 'noindex, nofollow, noarchive');
    const parts = [Buffer.from(calendarFile(entries, dueDays))];
    return new Download({ name: 'atendimentos.ics', type: 'text/calendar; charset=utf-8', parts });
  },
});

/** The company that an address is of, as long as it may still sign in. */
async function ownerOf(db: Database, address: string): Promise<string | null> {
  const [, token] = /^([\w-]{43})\.ics$/.exec(address) ?? [];
  const companyId = token ? await findCalendarOwner(db, token) : null;
  const [userId] = companyId ? await findCompanyUser(db, companyId) : [];
  const user = userId ? await findReceiver(db, userId) : null;
  return user?.hasAccess ? companyId : null;
}
