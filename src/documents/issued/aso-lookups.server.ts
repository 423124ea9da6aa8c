import { registrationIn } from '../../councils/registrations.rules.ts';
import { parseDate } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { findPracticeOfPapers } from '../../practice/practice-lookups.db.ts';
import { asoFacts } from '../forms/aso/aso.form-facts.ts';
import type { Signer } from '../paper/paper.ts';
import type { IssuedState } from './issued.labels.ts';
import { findForEvent } from './issued-reads.db.ts';
import { type Content, contentOf } from './issuing/content.server.ts';
import { findPcmso } from './issuing/responsible/pcmso-of.server.ts';

/** What other subjects ask of the ASOs that were issued. */

/** An ASO as an event tells of it. */
export type IssuedAso = {
  companyId: string;
  documentId: string;
  employeeId: string;
  state: IssuedState;
  issuedAt: string;
  supersedesId: string | null;
  /** What it says and who examined; null where the key that it was sealed with is not there, or it is not what was kept. */
  said: { answers: AsoSaid; issuer: Signer } | null;
};

/** What of the answers an event is made of. */
type AsoSaid = {
  examType?: string;
  date?: string;
  fitness?: string;
  location?: string;
  exams?: readonly { exam_name?: string; exam_date?: string; exam_code?: string }[];
};

/** An issued ASO of a company; null for none. */
export async function findIssuedAso(
  db: Database,
  keys: EncryptionKeys,
  { companyId, documentId }: { companyId: string; documentId: string },
): Promise<IssuedAso | null> {
  const kept = await findForEvent(db, { companyId, id: documentId });
  if (kept?.kind !== asoFacts.kind || kept.employeeId === null) return null;
  const { employeeId, state, issuedAt, supersedesId } = kept;
  return { companyId, documentId, employeeId, state, issuedAt, supersedesId, said: opened(kept, keys) };
}

function opened(kept: Parameters<typeof contentOf>[0], keys: EncryptionKeys): IssuedAso['said'] {
  let content: Content;
  try {
    content = contentOf(kept, keys);
  } catch {
    return null;
  }
  return { answers: content.answers, issuer: content.issuer };
}

/** The day that an ASO says it is of, `YYYY-MM-DD`; empty where it says none. */
export function saidDay({ date = '' }: AsoSaid): string {
  return parseDate(date) ?? '';
}

/**
 * Who answers for a company's PCMSO on a day: by its programme, else the practice's own physician, as on an ASO; null where the company
 * need not have one, 'unknown' where nobody says who.
 */
export async function findResponsible(
  db: Database,
  companyId: string,
  day: string,
): Promise<Signer | null | 'unknown'> {
  const pcmso = await findPcmso(db, companyId, day);
  if (pcmso?.exempt) return null;
  if (pcmso?.physician) return pcmso.physician;
  const { physician } = (await findPracticeOfPapers(db)).practice;
  const registration = registrationIn(physician.registration);
  return physician.name === '' || !registration ? 'unknown' : { name: physician.name, ...registration };
}
