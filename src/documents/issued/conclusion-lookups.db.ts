import type { Database } from '../../platform/database/database.server.ts';
import { asoFacts } from '../forms/aso/aso.form-facts.ts';
import type {} from './issued.db.ts';

/** The ASOs among these documents of a company, as they are kept. */
export function findKeptAsos(db: Database, companyId: string, ids: readonly string[]) {
  return db
    .selectFrom('issued_documents')
    .select(['id', 'content', 'content_hash as contentHash'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .where('kind', '=', asoFacts.kind)
    .execute();
}
