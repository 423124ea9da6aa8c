import type { Database } from '../../../../platform/database/database.server.ts';
import { isExempt } from '../../../../programmes/plan/plan-lookups.server.ts';
import { findProgrammeOn } from '../../../../programmes/programme-lookups.db.ts';
import type { Pcmso } from '../../../paper/paper.ts';
import { pcmsoOf } from '../../../paper/pcmso.rules.ts';

/**
 * Who answers for a company's PCMSO on the day of a document, by its programme; null where it has none, or the paper names nobody.
 * @param day `YYYY-MM-DD`; empty for a paper that names nobody
 */
export async function findPcmso(db: Database, companyId: string, day: string): Promise<Pcmso | null> {
  const programme = day ? await findProgrammeOn(db, companyId, day) : null;
  if (!programme) return null;
  return pcmsoOf({ ...programme.head, isExempt: await isExempt(db, companyId, programme) }, day);
}
