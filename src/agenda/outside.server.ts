import type { SignedInContext } from '../access/caller.server.ts';
import { today } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findAppointmentsAhead } from '../referrals/referral-lookups.db.ts';
import type { Outside } from './agenda.contract.ts';
import { findOpenings } from './agenda-lookups.db.ts';
import { closedWord, type DayOpenings, isOutside } from './free-times.rules.ts';

type Asked = { placeId?: string; from?: string; to?: string };

/** Enough to begin with; how many they are is said besides. */
const mostNamed = 50;

/**
 * The appointments to come that lie where nobody attends, as things are within the transaction. Nothing becomes of them: who has
 * changed hours, blocks or holidays is told, and decides (product 17.2).
 */
export async function outsideNow(
  tx: Database,
  { scope }: SignedInContext,
  { placeId, from = '', to }: Asked,
): Promise<Outside> {
  const first = from > today() ? from : today();
  const ahead = await findAppointmentsAhead(tx, scope, { placeId, from: first, to });
  const outside: typeof ahead = [];
  for (const [place, appointments] of Map.groupBy(ahead, (one) => one.placeId)) {
    const days = [...new Set(appointments.map(({ day }) => day))];
    const openings = new Map((await findOpenings(tx, { placeId: place, days })).map((one) => [one.day, one]));
    outside.push(...appointments.filter((one) => liesOutside(openings.get(one.day), one)));
  }
  const named = outside.slice(0, mostNamed);
  return {
    total: outside.length,
    first: named.map(({ id, name, day, startsAt }) => ({ referralId: id, name, day, startsAt })),
  };
}

/** Whoever comes without a time needs a day on which somebody attends. */
function liesOutside(
  openings: DayOpenings | undefined,
  { startsAt, ...one }: { startsAt: number | null; minutes: number; professionalId: string | null },
): boolean {
  if (!openings) return false;
  if (startsAt !== null) return isOutside(openings, { startsAt, ...one });
  return closedWord(openings, { day: openings.day, minute: 0 }) !== null;
}
