import type { Database } from '../../platform/database/database.server.ts';

type Kept = { companyId: string; id: string; kept: string };

/** What is kept of the code of every link that asks for one, also of those that are over: somebody may look for it there. */
export async function allCodeHashes(db: Database): Promise<Kept[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select(['company_id as companyId', 'id', 'code_hash as kept'])
    .where('code_hash', 'is not', null)
    .execute();
  return rows.flatMap(({ kept, ...row }) => (kept === null ? [] : [{ ...row, kept }]));
}

/** Keeps the hash of a link's code otherwise, where it is still the same. */
export async function replaceCodeHash(db: Database, { companyId, id, kept }: Kept, code_hash: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ code_hash })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('code_hash', '=', kept)
    .execute();
}
