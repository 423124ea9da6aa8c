import type { SignedInContext } from '../../access/caller.server.ts';
import { changedByOther } from '../../platform/contract/changed-by-other.ts';
import { conflict, notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findCat } from './cats.db.ts';
import { sealedCats } from './sealed-cat.server.ts';

/** What a document asks of the CAT that it is of. */

/**
 * A CAT with what it says and the receipt of the eSocial, as it is to stand on paper.
 * @throws 404 for none, 409 where it was withdrawn; what opening it throws where its key is not there
 */
export async function findCatToIssue({ db, scope, encryptionKeys }: SignedInContext, catId: string) {
  const cat = await findCat(db, scope, catId);
  if (!cat) throw notFound('CAT não encontrada.');
  if (cat.withdrawnAt !== null) throw conflict('Esta CAT foi retirada: não há o que emitir.');
  return { ...cat, content: sealedCats.open(catId, cat.content, encryptionKeys) };
}

/** @throws 409 where a CAT is no longer as it was read */
export async function mustBeSameCat(
  tx: Database,
  { scope }: Pick<SignedInContext, 'scope'>,
  { id, version, receipt }: { id: string; version: number; receipt: string | null },
): Promise<void> {
  const now = await findCat(tx, scope, id);
  if (now?.version !== version || now.receipt !== receipt) throw changedByOther();
}
