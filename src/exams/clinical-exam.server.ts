import { clinicalExam, refusalOf } from '../councils/council-rights.rules.ts';
import { councilOf } from '../councils/councils.rules.ts';
import { notAllowed } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findSigningProfessional } from '../professionals/professional-lookups.db.ts';

/** The clinical exam in Tabela 27. */
const clinical = '0295';

/** Only a physician writes down that the clinical exam was done, or takes that back. @throws 403 with the norm's item */
export async function mustMayRecord(
  db: Database,
  professionalId: string,
  { code }: { code: string },
  act: 'record' | 'withdraw',
): Promise<void> {
  if (code !== clinical) return;
  const professional = await findSigningProfessional(db, professionalId);
  const refused = refusalOf(professional && councilOf(professional), clinicalExam, act);
  if (refused) throw notAllowed(refused);
}
