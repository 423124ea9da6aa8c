import type { Scope } from '../../../access/scope.ts';
import { dayIn } from '../../../platform/contract/dates.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../../platform/storage/encryption-keys.server.ts';
import { findEverIssued } from '../../issued/issued-reads.db.ts';
import { contentOf } from '../../issued/issuing/content.server.ts';
import type { IssuedReport } from './annual-report.paper.ts';

/** What annual reports in preparation ask of those that were issued. */

/** All that were ever issued of a company, what was corrected or cancelled too, the newest first. @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED as `contentOf` */
export async function findIssuedReports(db: Database, scope: Scope, companyId: string, keys: EncryptionKeys) {
  const rows = await findEverIssued(db, scope, { companyId, kind: 'annual-report' });
  return rows.map(({ id, name, state, supersedesId, issuedAt, ...row }) => {
    const { reportId, content, nextOn } = contentOf({ id, ...row }, keys).answers as unknown as IssuedReport;
    return { id, name, state, supersedesId, issuedOn: dayIn(issuedAt), reportId, content, nextOn };
  });
}
