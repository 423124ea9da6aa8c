import type { Scope } from '../access/scope.ts';
import { findDocumentNames } from '../documents/issued/issued-lookups.db.ts';
import { findRecordDocuments } from '../exams/exam-lookups.db.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findGroupNames, findProgrammeDays } from '../programmes/programme-lookups.db.ts';
import type { DueExam } from './due-dates.contract.ts';
import type { DueExamRow } from './due-dates.db.ts';
import { awaitsReturn } from './rules/absence.rules.ts';
import { sourceOf } from './rules/source.rules.ts';

/** Stored exams as they are answered, each with where it comes from. */
export async function detailed(db: Database, scope: Scope, rows: readonly DueExamRow[]): Promise<DueExam[]> {
  const companyId = rows[0]?.company_id ?? '';
  const days = await findProgrammeDays(db, companyId, idsOf(rows, 'programme_id'));
  const documents = await findRecordDocuments(db, companyId, idsOf(rows, 'last_record_id'));
  const names = await findDocumentNames(db, scope, [...documents.values()]);
  return rows.map((row) => {
    const documentId = documents.get(row.last_record_id ?? '') ?? null;
    return {
      ...{ code: row.exam_code, name: row.exam_name, dueOn: row.due_on, fromOn: row.from_on, untilOn: row.until_on },
      ...{
        lastOn: row.last_on,
        lastDocumentId: documentId,
        awaitsReturn: awaitsReturn({ dueOn: row.due_on, restedOn: row.rested_on, rule: row.rule }),
      },
      source: sourceOf({
        ...{ rule: row.rule, months: row.months, lastOn: row.last_on, restedOn: row.rested_on },
        protocolFrom: days.get(row.programme_id ?? '') ?? null,
        lastDocument: names.get(documentId ?? '') ?? null,
      }),
    };
  });
}

/** The name of the group of each of these people, by the version of the programme that their due dates follow from. */
export async function groupNamesOf(db: Database, rows: readonly DueExamRow[]): Promise<Map<string, string>> {
  const groups = await findGroupNames(
    db,
    rows.flatMap(({ company_id: companyId, programme_id: programmeId }) =>
      programmeId === null ? [] : [{ companyId, programmeId }],
    ),
  );
  return new Map(
    rows.flatMap(({ employee_id, programme_id, group_id }) => {
      const name = groups.get(`${programme_id} ${group_id}`);
      return name === undefined ? [] : [[employee_id, name] as const];
    }),
  );
}

function idsOf(rows: readonly DueExamRow[], column: 'programme_id' | 'last_record_id'): string[] {
  return [...new Set(rows.flatMap((row) => row[column] ?? []))];
}
