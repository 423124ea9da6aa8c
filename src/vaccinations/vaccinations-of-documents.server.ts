import { v7 as uuid } from 'uuid';
import { vaccineRefusalFacts } from '../documents/forms/vaccine-refusal/vaccine-refusal.form-facts.ts';
import type { DocumentFollower } from '../documents/issued/document-follower.server.ts';
import { renewDueDates } from '../due-dates/due-effects.server.ts';
import { announce } from '../live/announce.server.ts';
import { parseDate, today } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { NewEntry } from '../trail/entries.db.ts';
import { standingOf } from './schedule/standing.rules.ts';
import { sealedVaccinations } from './sealed-vaccination.server.ts';
import { findStandingVaccinations } from './vaccination-lookups.db.ts';
import { findRefusalOf, insertVaccination, setRefusalDocument } from './vaccinations.db.ts';
import { vaccineKey, vaccineName, vaccineNamed } from './vaccine-schemes.labels.ts';

type Of = { companyId: string; employeeId: string };

/**
 * The document of a refusal (NR-32, 32.2.4.17.5): with it the refusal that stands of its vaccine is whole, and where nobody had written
 * one down it is. Cancelled, or corrected to another vaccine, it leaves the refusal without its document.
 */
export const vaccinationsOfDocuments: DocumentFollower = {
  async afterIssue(
    tx,
    { kind, supersedes, companyId, employeeId, documentId, professionalId, answers, encryptionKeys },
  ) {
    if (kind !== vaccineRefusalFacts.kind) return [];
    if (supersedes) await leave(tx, { companyId, documentId: supersedes.id });
    const of = { companyId, employeeId };
    const named = vaccineNamed(String(answers.vaccine));
    const entries = await findStandingVaccinations(tx, companyId, [employeeId]);
    const { refusal } = standingOf(entries, vaccineKey(named));
    if (refusal) {
      if (refusal.documentId === null) await setRefusalDocument(tx, { companyId, ...refusal }, documentId);
      await tell(tx, of, refusal.id);
      return refusal.documentId === null ? [entry(of, refusal.id, 'updated')] : [];
    }
    const id = uuid();
    await insertVaccination(tx, {
      ...{ companyId, id, employeeId, recordedBy: professionalId, kind: 'refusal', vaccine: named.code, number: 0 },
      ...{ name: vaccineName(named), key: vaccineKey(named), day: parseDate(String(answers.date)) ?? today() },
      ...{ lot: '', manufacturer: '', lotExpiresOn: null, givenAt: '', place: '', appliedBy: '', documentId },
      content: sealedVaccinations.keep(id, { proof: '', reaction: '', note: '' }, encryptionKeys),
    });
    await tell(tx, of, id);
    return [entry(of, id, 'created')];
  },

  async afterCancel(tx, { kind, companyId, employeeId, documentId }) {
    if (kind !== vaccineRefusalFacts.kind) return [];
    await leave(tx, { companyId, documentId });
    await tell(tx, { companyId, employeeId });
    return [];
  },
};

/** A refusal is without its document again. */
async function leave(tx: Database, of: { companyId: string; documentId: string }): Promise<void> {
  const refusal = await findRefusalOf(tx, of);
  if (refusal) await setRefusalDocument(tx, refusal, null);
}

async function tell(tx: Database, { companyId, employeeId }: Of, id?: string): Promise<void> {
  await renewDueDates(tx, { companyId, employeeIds: [employeeId] });
  await announce(tx, { topic: 'vaccination', companyId, employeeId, ids: id ? [id] : [] });
}

function entry({ companyId, employeeId }: Of, id: string, action: 'created' | 'updated'): NewEntry {
  return {
    action,
    subject: 'vaccination',
    subjectId: id,
    companyId,
    employeeId,
    changes: { document: [null, 'emitido'] },
  };
}
