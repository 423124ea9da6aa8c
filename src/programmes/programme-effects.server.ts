import { findCompanyUser } from '../companies/company-lookups.db.ts';
import { wasTold } from '../notifications/notifications.db.ts';
import { notify } from '../notifications/notify.server.ts';
import { daysAfter } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findClinicalUsers } from '../professionals/professional-lookups.db.ts';
import { programmeEnding } from './programme-notifications.server.ts';
import { findEnding } from './programmes.db.ts';

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
