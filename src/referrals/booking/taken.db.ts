import type { Taken } from '../../agenda/free-times.rules.ts';
import type { Database } from '../../platform/database/database.server.ts';

/** What somebody else can have instead. */
const givenUp = ['cancelled', 'missed'] as const;

/**
 * What is taken of days at a place, by day: of whom nothing is said. Whoever books asks it after having held the day
 * (`lockCareDay`).
 * @param days `YYYY-MM-DD`
 * @param except the referral whose own appointment is given back, if one is moved
 */
export async function takenOn(
  db: Database,
  placeId: string,
  days: readonly string[],
  except?: string,
): Promise<Map<string, Taken[]>> {
  const taken = new Map<string, Taken[]>(days.map((day) => [day, []]));
  if (days.length === 0) return taken;
  const rows = await db
    .selectFrom('referrals')
    .select(['day', 'starts_at as startsAt', 'minutes', 'professional_id as professionalId'])
    .select((eb) => eb.fn.countAll().as('people'))
    .where('place_id', '=', placeId)
    .where('day', 'in', days)
    .where('starts_at', 'is not', null)
    .where('state', 'not in', givenUp)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .groupBy(['day', 'starts_at', 'minutes', 'professional_id'])
    .$narrowType<{ startsAt: number }>()
    .execute();
  for (const { day, people, ...one } of rows) taken.get(day)?.push({ ...one, people: Number(people) });
  return taken;
}
