import type { SignedInContext } from '../../access/caller.server.ts';
import { findCompanyNames } from '../../companies/company-lookups.db.ts';
import { findEmployeeNames } from '../../employees/employee-lookups.db.ts';
import { findPeopleOfCpfs } from '../../employees/people/people-of-cpfs-lookups.db.ts';
import { openedOr } from '../../platform/storage/notes/opened.server.ts';
import { findProfessionalName } from '../../professionals/professional-lookups.db.ts';
import { findDoneFindings } from '../finding/done-findings-lookups.db.ts';
import type { ResultRow, WholeResult } from './exam-results.contract.ts';
import type { ResultKept } from './exam-results.db.ts';
import { saidOf } from './placing/situation.server.ts';
import { hearingText } from './reading/hearing.rules.ts';
import { contentOf } from './sealed-content.server.ts';

type Reading = Pick<SignedInContext, 'db' | 'scope' | 'encryptionKeys' | 'log'>;

/** Results as a list tells them. */
export async function shownRows(context: Reading, rows: readonly ResultKept[]): Promise<ResultRow[]> {
  const { db, scope } = context;
  const companies = await findCompanyNames(db, scope, [...new Set(rows.flatMap(({ companyId }) => companyId ?? []))]);
  const people = await findEmployeeNames(db, scope, [...new Set(rows.flatMap(({ employeeId }) => employeeId ?? []))]);
  return rows.map((row) => {
    const { id, version, source, state, why, cpf, examCode, examName, doneOn, employeeId, createdAt } = row;
    return {
      ...{ id, version, source, state, cpf, doneOn, employeeId, createdAt: new Date(createdAt).toISOString() },
      why: why === '' ? null : why,
      name: opened(context, row)?.name ?? '',
      exam: examCode === '' ? examName : `${examCode} ${examName}`,
      companyName: companies.get(row.companyId ?? '') ?? '',
      employeeName: people.get(employeeId ?? '') ?? '',
    };
  });
}

/** One with what was found, beside what the exam says that it is about, and whoever it may be of. */
export async function shownWhole(context: Reading, kept: ResultKept): Promise<WholeResult> {
  const { db, scope } = context;
  const [row] = await shownRows(context, [kept]);
  if (!row) throw new Error('one row is shown as one');
  const content = opened(context, kept);
  const people = kept.state === 'waiting' ? await findPeopleOfCpfs(db, scope, [kept.cpf]) : [];
  const companies = await findCompanyNames(
    db,
    scope,
    people.map(({ companyId }) => companyId),
  );
  const by = kept.decidedBy === null ? null : await findProfessionalName(db, kept.decidedBy);
  return {
    ...row,
    found: content && {
      abnormal: content.abnormal,
      value: content.value,
      observation: content.observation,
      hearing: hearingText(content.hearing),
    },
    kept: await keptOf(context, kept),
    former: content?.former ?? null,
    reason: content?.reason ?? '',
    decidedBy: by ?? '',
    decidedAt: kept.decidedAt === null ? null : new Date(kept.decidedAt).toISOString(),
    candidates: people.map(({ id, name, companyId }) => ({
      ...{ employeeId: id, name, companyName: companies.get(companyId) ?? '' },
    })),
  };
}

async function keptOf({ db, encryptionKeys }: Reading, { companyId, employeeId, doneOn, examId }: ResultKept) {
  if (companyId === null || employeeId === null || examId === null) return null;
  const exams = await findDoneFindings(db, companyId, { employeeIds: [employeeId], days: [doneOn] });
  const exam = exams.find(({ id }) => id === examId);
  const said = exam && openedOr(null, () => saidOf(exam, encryptionKeys));
  return exam && said ? { ...said, examId, version: exam.version } : null;
}

/** Its content; null where it cannot be opened, which the log says. */
function opened({ encryptionKeys, log }: Reading, row: ResultKept) {
  const content = openedOr(null, () => contentOf(row, encryptionKeys));
  if (!content) log.error({ result: row.id }, 'a received result could not be opened');
  return content;
}
