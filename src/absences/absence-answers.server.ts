import type { SignedInContext } from '../access/caller.server.ts';
import { daysAfter, today } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findAbsenceRuns } from './absence-lookups.db.ts';
import { countedBy, daysAway, isLong } from './absence-runs.rules.ts';
import type { Absence, ClinicalAbsence } from './absences.contract.ts';
import type { findAbsence, listAbsences } from './absences.db.ts';
import { cidChapter } from './causes/cid-chapters.rules.ts';
import { sealedCauses, sealedCids } from './causes/sealed-cause.server.ts';
import { findInssOf } from './inss/inss-of-absences.server.ts';

type Row = Awaited<ReturnType<typeof listAbsences>>[number];
type Found = NonNullable<Awaited<ReturnType<typeof findAbsence>>>;

/** An absence without what the clinic alone reads. */
export function answered({
  source: _,
  nature: __,
  gradual_return: ___,
  same_cause: ____,
  cause: _____,
  cid: ______,
  ...row
}: Found): Row {
  return row;
}

/** Absences that were found within the scope, each with its days and with what the run that it is a part of asks for. */
export async function withRuns(db: Database, rows: readonly Row[], isClinical: boolean): Promise<Absence[]> {
  const runs = new Map<string, Awaited<ReturnType<typeof findAbsenceRuns>>>();
  for (const [companyId, some] of Map.groupBy(rows, (row) => row.companyId)) {
    const ids = some.map(({ employeeId }) => employeeId);
    runs.set(companyId, await findAbsenceRuns(db, companyId, [...new Set(ids)]));
  }
  const inss = await findInssOf(db, rows, isClinical);
  return rows.map((row) => {
    const ofPerson = runs.get(row.companyId)?.get(row.employeeId) ?? [];
    const run = ofPerson.find(({ parts }) => parts.some(({ id }) => id === row.id));
    return {
      ...row,
      days: daysAway(row, row.endsOn ?? today()),
      returnOn: run?.endsOn ? daysAfter(run.endsOn, 1) : null,
      returnExam: run ? isLong(countedBy(run, today())) : null,
      inss: inss.get(row.id) ?? null,
    };
  });
}

/** What the clinic alone reads of an absence. */
export function clinicalOf(
  { id, source, nature, gradual_return, same_cause, cause, cid }: Found,
  { encryptionKeys, log }: SignedInContext,
): ClinicalAbsence {
  const code = opened(sealedCids, cid);
  const chapter = cidChapter(code ?? '');
  return {
    ...{ source, nature, gradual_return, same_cause, cause: opened(sealedCauses, cause), cid: code },
    chapter: chapter ? `${chapter.number}. ${chapter.name}` : '',
  };

  function opened(notes: typeof sealedCauses, kept: string | null): string | null {
    if (kept === null) return '';
    try {
      return notes.open(id, kept, encryptionKeys);
    } catch (err) {
      // Its days are to be read all the same.
      log.error({ err, absence: id }, 'the cause of an absence could not be opened');
      return null;
    }
  }
}
