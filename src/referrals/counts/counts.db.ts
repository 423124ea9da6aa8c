import { onlyOwner, type Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type {} from '../referrals.db.ts';
import { openStates } from '../referrals.labels.ts';
import type { PlaceCounts } from './counts.contract.ts';

/** How many referrals of a company within the scope are in each open state, and how many people missed theirs since a day. */
export async function countReferrals(
  db: Database,
  scope: Scope,
  { companyId, missedSince }: { companyId: string; missedSince: string },
) {
  const ofCompany = within(db.selectFrom('referrals'), scope)
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('total')] as const)
    .where('company_id', '=', companyId)
    .groupBy('state');
  const [open, missed] = await Promise.all([
    ofCompany.where('state', 'in', openStates).execute(),
    ofCompany.where('state', '=', 'missed').where('day', '>=', missedSince).execute(),
  ]);
  const totals = new Map([...open, ...missed].map(({ state, total }) => [state, Number(total)]));
  const of = (state: 'missed' | (typeof openStates)[number]) => totals.get(state) ?? 0;
  return { scheduled: of('scheduled'), arrived: of('arrived'), attending: of('attending'), missed: of('missed') };
}

/** Who within the scope is in the queue of each place on a day, of the places that are in use. */
export async function countQueues(db: Database, scope: Scope, day: string): Promise<PlaceCounts[]> {
  const owner = onlyOwner(scope);
  const rows = await db
    .selectFrom('care_places as place')
    .leftJoin('referrals', (join) => {
      const ofDay = join
        .onRef('referrals.place_id', '=', 'place.id')
        .on('referrals.state', 'in', openStates)
        .on('referrals.day', '=', day);
      return owner === null ? ofDay : ofDay.on('referrals.company_id', '=', owner);
    })
    .select(['place.id', 'place.name', 'referrals.state'])
    .select(({ fn }) => [
      fn.count<number | string>('referrals.id').as('total'),
      fn.min('referrals.starts_at').as('nextAt'),
    ])
    .where('place.deleted_at', 'is', null)
    .groupBy(['place.id', 'place.name', 'place.search', 'referrals.state'])
    .orderBy('place.search')
    .orderBy('place.id')
    .execute();
  const places = new Map<string, PlaceCounts>();
  for (const { id, name, state, total, nextAt } of rows) {
    const place = places.get(id) ?? { id, name, waiting: 0, attending: 0, scheduled: 0, nextAt: null };
    if (state === 'arrived') place.waiting = Number(total);
    if (state === 'attending') place.attending = Number(total);
    if (state === 'scheduled') Object.assign(place, { scheduled: Number(total), nextAt });
    places.set(id, place);
  }
  return [...places.values()];
}
