import { findCompanyUser } from '../companies/company-lookups.db.ts';
import { renewAllDueDates } from '../due-dates/due-effects.server.ts';
import { wasTold } from '../notifications/notifications.db.ts';
import { notify } from '../notifications/notify.server.ts';
import { daysAfter, today } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findClinicalUsers } from '../professionals/professional-lookups.db.ts';
import { findProgrammeOn } from './programme-lookups.db.ts';
import { programmeEnding } from './programme-notifications.server.ts';
import { findEnding } from './programmes.db.ts';

/**
 * Has what is due for everybody of a company computed anew where its programme says that it is exempt: whether it is depends on
 * the degree of risk of its units (NR-1, 1.8.6). After a change of these, in its transaction.
 */
export async function renewIfExempt(tx: Database, companyId: string): Promise<void> {
  const holding = await findProgrammeOn(tx, companyId, today());
  if (holding?.head.exempt) await renewAllDueDates(tx, { companyId });
}

/** How long before its end a programme is told of: time enough to prepare the next version (product 16.2). */
const daysBefore = 30;

/** Tells each company and the professionals, once, of a programme whose validity ends soon and that no version follows. */
export async function tellOfEnding(tx: Database, day: string): Promise<void> {
  const ending = await findEnding(tx, day, daysAfter(day, daysBefore));
  if (ending.length === 0) return;
  const clinical = await findClinicalUsers(tx);
  for (const { id, companyId } of ending) {
    if (await wasTold(tx, programmeEnding.kind, id)) continue;
    await notify(tx, programmeEnding, { to: [...(await findCompanyUser(tx, companyId)), ...clinical], about: id });
  }
}
