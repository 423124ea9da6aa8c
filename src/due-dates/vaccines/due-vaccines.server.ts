import { mustReach, type Scope } from '../../access/scope.ts';
import { today } from '../../platform/contract/dates.ts';
import { invalidInput } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findGroupNames } from '../../programmes/programme-lookups.db.ts';
import type { DueVaccine, DueVaccineFilters } from '../due-dates.contract.ts';
import { listDueVaccines } from './due-vaccines.db.ts';

/**
 * The vaccines that are due or refused within the scope, each with the group whose plan asks for it.
 * @throws 404 for another company's; 400 for a unit without its company
 */
export async function dueVaccines(
  db: Database,
  scope: Scope,
  { page = 1, pageSize = 20, sort, ...filters }: DueVaccineFilters,
): Promise<{ vaccines: DueVaccine[]; total: number }> {
  if (filters.companyId) mustReach(scope, filters.companyId, 'Empresa não encontrada.');
  else if (filters.unitId) throw invalidInput([{ path: 'companyId', message: 'Escolha a empresa antes da unidade' }]);
  const order = sort === '-dueOn' ? 'desc' : 'asc';
  const { rows, total } = await listDueVaccines(db, scope, today(), filters, { page, pageSize, order });
  const groups = await findGroupNames(db, rows);
  return {
    vaccines: rows.map(({ programmeId, groupId, ...row }) => ({
      ...row,
      groupName: groups.get(`${programmeId} ${groupId}`) ?? null,
    })),
    total,
  };
}
