import { mustReach, onlyOwner, type Scope } from '../../access/scope.ts';
import { monthsAfter, today } from '../../platform/contract/dates.ts';
import { invalidInput } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findGroupsInNoise } from '../../programmes/noise-groups-lookups.db.ts';
import type { UnheardFilters, UnheardPerson } from '../due-dates.contract.ts';
import { listUnheard } from './unheard.db.ts';

/** So long an audiometry holds, where the protocol of a group in noise asks for none (NR-7, Anexo II, 3.4.1). */
const holdsMonths = 12;

/**
 * Who works in noise, by the group of the programme, without an audiometry that holds.
 * @throws 404 for another company's; 400 for a unit without its company
 */
export async function unheardPeople(
  db: Database,
  scope: Scope,
  { page = 1, pageSize = 20, sort, ...filters }: UnheardFilters,
): Promise<{ people: UnheardPerson[]; total: number }> {
  const { companyId, unitId } = filters;
  if (companyId) mustReach(scope, companyId, 'Empresa não encontrada.');
  else if (unitId) throw invalidInput([{ path: 'companyId', message: 'Escolha a empresa antes da unidade' }]);
  const day = today();
  const groups = await findGroupsInNoise(db, companyId ?? onlyOwner(scope), day);
  const { rows, total } = await listUnheard(
    ...([db, scope, { day, since: monthsAfter(day, -holdsMonths) }] as const),
    { ...filters, groupIds: [...groups.keys()] },
    { page, pageSize, order: sort === '-dueOn' ? 'desc' : 'asc' },
  );
  return { people: rows.map(({ groupId, ...row }) => ({ ...row, groupName: groups.get(groupId ?? '') ?? '' })), total };
}
