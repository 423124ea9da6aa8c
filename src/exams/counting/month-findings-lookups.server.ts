import { type Conclusion, findConclusions } from '../../documents/issued/conclusion-lookups.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { openedOr } from '../../platform/storage/notes/opened.server.ts';
import { sealedColumn } from '../../platform/storage/notes/sealed-column.server.ts';
import type { Abnormal } from '../exams.labels.ts';
import { abnormalOf } from '../finding/finding.rules.ts';
import { findingOf } from '../finding/sealed-finding.server.ts';
import { resultOf } from '../sealed-result.server.ts';
import type { CompanyMonth } from './exam-months.db.ts';
import { findMonthFindings, keepMonthFindings, monthKey, sealedOfExams, sealedOfMonth } from './month-findings.db.ts';

/*
 * What exams have shown is sealed one by one, and opening each takes a tenth of a millisecond (decision 160). What was opened of a month is therefore kept
 * beside it, sealed together: of each exam in which version, of each document for good, since it never changes. It is never asked what the exams of a month
 * are: that is asked of themselves, and what is not found here, or of another version, is opened.
 */

/** What has been opened before: of exams by their ids, and what documents conclude by theirs. */
export type Opened = {
  exams: ReadonlyMap<string, { version: number; abnormal: Abnormal | '' }>;
  documents: ReadonlyMap<string, Conclusion>;
};

/** Where nothing has been opened before. */
export const nothingOpened: Opened = { exams: new Map(), documents: new Map() };

type Kept = { exams: Record<string, [version: number, abnormal: number]>; documents: Record<string, number> };

// All are written as long: how long what is sealed is says no more than of how many exams it is.
const abnormals = ['', 'yes', 'no'] as const;
const conclusions = [null, 'fit', 'unfit'] as const;

/** What is kept of every month. */
export const sealedMonthFindings = sealedColumn({
  table: 'month_findings',
  column: 'content',
  key: ['company_id', 'month'],
  place: (id) => `month findings ${id}`,
  idOf: ({ company_id: companyId = '', month = '' }) => monthKey({ companyId, month }),
});

/** What has been opened of a company's months, the first and the last counted; nothing of one that cannot be opened itself. */
export async function openedOfMonths(
  db: Database,
  companyId: string,
  { from, to }: { from: string; to: string },
  keys: EncryptionKeys,
): Promise<Opened> {
  const [exams, documents] = [
    new Map<string, { version: number; abnormal: Abnormal | '' }>(),
    new Map<string, Conclusion>(),
  ];
  for (const { month, content } of await findMonthFindings(db, companyId, { from, to })) {
    const kept = openedOr(
      null,
      () => JSON.parse(sealedMonthFindings.open(monthKey({ companyId, month }), content, keys)) as Kept,
    );
    for (const [id, [version, at]] of Object.entries(kept?.exams ?? {})) {
      exams.set(id, { version, abnormal: abnormals[at] ?? '' });
    }
    for (const [id, at] of Object.entries(kept?.documents ?? {})) documents.set(id, conclusions[at] ?? null);
  }
  return { exams, documents };
}

type Exam = { id: string; companyId: string; version: number };

/**
 * Whether these exams are abnormal, by their ids; empty for one of which that is not known, and for one that cannot be opened, too.
 * @param opened what has been opened before
 */
export async function abnormalsOf(
  db: Database,
  exams: readonly Exam[],
  { opened, keys }: { opened: Opened; keys: EncryptionKeys },
): Promise<ReadonlyMap<string, Abnormal | ''>> {
  const found = new Map<string, Abnormal | ''>();
  const closed: Exam[] = [];
  for (const exam of exams) {
    const known = opened.exams.get(exam.id);
    if (known?.version === exam.version) found.set(exam.id, known.abnormal);
    else closed.push(exam);
  }
  const companies = [...new Set(closed.map(({ companyId }) => companyId))];
  const ids = closed.map(({ id }) => id);
  for (const row of await sealedOfExams(db, companies, ids))
    found.set(
      row.id,
      openedOr('', () => abnormalIn(row, keys)),
    );
  return found;
}

/** What these documents of a company conclude, by their ids; see `findConclusions`. */
export async function conclusionsOf(
  db: Database,
  companyId: string,
  { ids, opened, keys }: { ids: readonly string[]; opened: Opened; keys: EncryptionKeys },
): Promise<ReadonlyMap<string, Conclusion>> {
  const closed = ids.filter((id) => !opened.documents.has(id));
  return new Map([...opened.documents, ...(await findConclusions(db, companyId, closed, keys))]);
}

/**
 * Opens what has not been opened of a month, and keeps it with the rest. What cannot be opened is left out, and tried again each time. Without keys nothing
 * is sealed, and nothing kept.
 */
export async function keepOpened(
  db: Database,
  { companyId, month }: CompanyMonth,
  keys: EncryptionKeys,
): Promise<void> {
  if (keys.length === 0) return;
  const rows = await sealedOfMonth(db, { companyId, month });
  if (rows.length === 0) return;
  const opened = await openedOfMonths(db, companyId, { from: month, to: month }, keys);
  const kept: Kept = { exams: {}, documents: {} };
  for (const row of rows) {
    if (row.result === null && row.finding === null) continue;
    const known = opened.exams.get(row.id);
    const abnormal = known?.version === row.version ? known.abnormal : openedOr(null, () => abnormalIn(row, keys));
    if (abnormal !== null) kept.exams[row.id] = [row.version, abnormals.indexOf(abnormal)];
  }
  const ids = [...new Set(rows.flatMap(({ code, documentId }) => (code === '0295' && documentId ? [documentId] : [])))];
  for (const [id, conclusion] of await conclusionsOf(db, companyId, { ids, opened, keys })) {
    if (conclusion !== 'closed') kept.documents[id] = conclusions.indexOf(conclusion);
  }
  await keepMonthFindings(
    db,
    { companyId, month },
    sealedMonthFindings.keep(monthKey({ companyId, month }), JSON.stringify(kept), keys),
  );
}

type Noted = { id: string; result: string | null; finding: string | null };

function abnormalIn({ id, result, finding }: Noted, keys: EncryptionKeys): Abnormal | '' {
  return abnormalOf(result === null ? '' : resultOf({ id, result }, keys), findingOf(id, finding, keys).abnormal);
}
