import { dayIn } from '../../../platform/contract/dates.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import type {} from '../../issued/issued.db.ts';

/**
 * When annual reports were issued, of a company or, of null, of all, and how each stands; nothing of what is in them. It is for the server alone, which asks for
 * companies that are within the caller's scope.
 */
export async function findReportDays(db: Database, companyId: string | null) {
  const rows = await db
    .selectFrom('issued_documents')
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.company_id', '=', 'issued_documents.company_id')
        .onRef('documents.id', '=', 'issued_documents.id'),
    )
    .select(['issued_documents.company_id as companyId', 'issued_documents.id', 'documents.name', 'state'])
    .select(['supersedes_id as supersedesId', 'issued_at as issuedAt'])
    .where('kind', '=', 'annual-report')
    .$if(companyId !== null, (query) => query.where('issued_documents.company_id', '=', companyId ?? ''))
    .orderBy('issued_documents.company_id')
    .orderBy('issued_at')
    .execute();
  return rows.map(({ issuedAt, ...row }) => ({ ...row, issuedOn: dayIn(issuedAt) }));
}
