import type { Database } from '../platform/database/database.server.ts';
import { risksOf } from './groups.db.ts';
import { noiseAgent } from './programmes.labels.ts';

/**
 * The groups whose risks name noise under medical control, in the versions that hold on a day: of a company or, of null, of all. By
 * their id, with their name.
 */
export async function findGroupsInNoise(
  db: Database,
  companyId: string | null,
  day: string,
): Promise<Map<string, string>> {
  const heads = await db
    .selectFrom('programmes')
    .select(['id', 'company_id as companyId'])
    .where('state', '=', 'inForce')
    .where('valid_from', '<=', day)
    .$if(companyId !== null, (query) => query.where('company_id', '=', companyId ?? ''))
    .orderBy('company_id')
    .orderBy('valid_from')
    .orderBy('number')
    .execute();
  // The last one of each holds.
  const holding = new Map(heads.map((head) => [head.companyId, head.id]));
  if (holding.size === 0) return new Map();
  const rows = await db
    .selectFrom('exposure_groups')
    .select(['id', 'name', 'risks'])
    .where('company_id', 'in', [...holding.keys()])
    .where('programme_id', 'in', [...holding.values()])
    .where('risks', 'like', `%${noiseAgent}%`)
    .execute();
  const noisy = rows.filter(({ risks }) =>
    risksOf(risks).some(({ code, medicalControl }) => code === noiseAgent && medicalControl),
  );
  return new Map(noisy.map(({ id, name }) => [id, name]));
}
