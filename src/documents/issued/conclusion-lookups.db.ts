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

/** The ASOs of a company that correct another one and were issued since a moment, each with when and what it corrects. */
export function findAsoCorrections(db: Database, companyId: string, since: string) {
  return db
    .selectFrom('issued_documents')
    .select(['id', 'issued_at as issuedAt', 'supersedes_id as supersedesId'])
    .where('company_id', '=', companyId)
    .where('kind', '=', asoFacts.kind)
    .where('issued_at', '>=', since)
    .where('supersedes_id', 'is not', null)
    .$narrowType<{ supersedesId: string }>()
    .execute();
}
