import { findCompanyUser } from '../companies/company-lookups.db.ts';
import { type NotificationKind, scopeOf } from '../notifications/notification-kind.server.ts';
import { notify } from '../notifications/notify.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findToldRestrictions } from './restrictions.db.ts';

/** A restriction on work was made, has changed or has ended: whose, and nothing of what it says. */
export const restrictionNews: NotificationKind = {
  kind: 'restriction-news',
  for: ['company'],
  mail: { label: 'Restrições ao trabalho', text: 'Há novidade em uma restrição ao trabalho', usually: 'daily' },
  async tell(db, reader, ids) {
    const scope = scopeOf(reader, 'restrictions.read');
    const told = scope ? await findToldRestrictions(db, scope, ids) : [];
    return new Map(
      told.map((one) => [one.id, { text: textOf(one), path: `/restrictions?list=all&employeeId=${one.employeeId}` }]),
    );
  },
};

type Told = Awaited<ReturnType<typeof findToldRestrictions>>[number];

function textOf({ name, endedOn, withdrawnAt, acknowledgedAt }: Told): string {
  if (withdrawnAt !== null) return `Uma restrição ao trabalho de ${name} foi retirada, como registrada por engano.`;
  if (endedOn !== null) return `Uma restrição ao trabalho de ${name} terminou com o novo ASO.`;
  const read = acknowledgedAt === null ? ': leia-a e tome ciência' : '';
  return `${name} tem uma restrição ao trabalho${read}.`;
}

/** Tells the company, near the end of a transaction and before the trail. */
export async function tellCompany(tx: Database, { companyId, id }: { companyId: string; id: string }): Promise<void> {
  await notify(tx, restrictionNews, { to: await findCompanyUser(tx, companyId), about: id });
}
