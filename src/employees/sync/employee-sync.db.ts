import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';

/** The company's active employee with this CPF, of whom there is one at the most; null for none. */
export async function findActiveByCpf(
  db: Database,
  scope: Scope,
  { companyId, cpf }: { companyId: string; cpf: string },
): Promise<string | null> {
  const row = await within(db.selectFrom('employees'), scope)
    .select('id')
    .where('company_id', '=', companyId)
    .where('cpf', '=', cpf)
    .where('inactivated_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}
