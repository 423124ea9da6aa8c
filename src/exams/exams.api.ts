import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../access/caller.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import { createOnce } from '../access/idempotency.server.ts';
import type { Scope } from '../access/scope.ts';
import { renewDueDates } from '../due-dates/due-effects.server.ts';
import { findEmployeeCompany, findPerson } from '../employees/employee-lookups.db.ts';
import { conflict, invalidInput, notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';
import { record } from '../trail/entries.db.ts';
import { mustMayRecord } from './clinical-exam.server.ts';
import { examOf } from './exam-choice-lookups.server.ts';
import { findExamRecord, insertExamRecords, listExamRecords, markExamWithdrawn } from './exam-records.db.ts';
import { type ExamRecord, examsContract } from './exams.contract.ts';
import { examsExport } from './exams-export.server.ts';
import { keepResult, resultOf } from './sealed-result.server.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findExamRecord>>>;

/** Exams that were done, as professionals read and write them down (product 16.4). */
export const examsApi = forSignedIn(examsContract, [examsExport], {
  list: async ({ input: { employeeId, ...input }, context }) => {
    const { db, scope } = context;
    const companyId = await companyOf(db, scope, employeeId);
    const { rows, ...total } = await listExamRecords(db, scope, { companyId, employeeId }, input);
    await record(db, context, { action: 'listed', subject: 'examRecord', companyId, employeeId });
    return { exams: rows.map((row) => answered(row, context)), ...total };
  },

  read: async ({ input: { recordId }, context }) => {
    return { exam: answered(await existing(context.db, context.scope, recordId), context) };
  },

  create: ({ input: { employeeId, exam_code, exam_name, done_on: doneOn, place, occasion, result }, context }) =>
    createOnce(context, async (tx) => {
      const { caller, encryptionKeys } = context;
      const companyId = await companyOf(tx, context.scope, employeeId);
      const birthDate = (await findPerson(tx, companyId, employeeId))?.birthDate ?? '';
      if (doneOn < birthDate) throw invalidInput([{ path: 'done_on', message: beforeBirth }]);
      const done = examOf(exam_code, exam_name);
      await mustMayRecord(tx, caller.ownerId, done, 'record');
      const id = uuid();
      const exam = {
        ...done,
        ...{ companyId, id, employeeId, doneOn, place, occasion, documentId: null, recordedBy: caller.ownerId },
        result: result === '' ? null : keepResult(id, result, encryptionKeys),
      };
      await insertExamRecords(tx, [exam]);
      await renewDueDates(tx, { companyId, employeeIds: [employeeId] });
      await record(tx, context, { action: 'created', subject: 'examRecord', subjectId: id, companyId, employeeId });
      return { recordId: id };
    }),

  withdraw: ({ input: { recordId, reason }, context }) =>
    context.db.transaction().execute(async (tx) => {
      await lockRow(tx, 'exam_records', recordId);
      const found = await existing(tx, context.scope, recordId);
      if (found.documentId) {
        throw conflict(`Este exame veio do ${found.documentName}: corrija ou cancele o documento.`);
      }
      if (found.withdrawalReason === reason) return;
      if (found.withdrawnAt) throw conflict('Este exame já foi retirado.');
      await mustMayRecord(tx, context.caller.ownerId, found, 'withdraw');
      await markExamWithdrawn(tx, found, { reason, professionalId: context.caller.ownerId });
      const { companyId, employeeId } = found;
      await renewDueDates(tx, { companyId, employeeIds: [employeeId] });
      const about = { subject: 'examRecord', subjectId: recordId, companyId, employeeId } as const;
      await record(tx, context, { action: 'withdrawn', ...about });
    }),
});

const beforeBirth = 'A data do exame não pode ser anterior ao nascimento';

function answered(found: Found, { encryptionKeys, log }: SignedInContext): ExamRecord {
  const { result: kept, documentId, documentName, ...exam } = found;
  const document = documentId ? { id: documentId, name: documentName ?? '' } : null;
  return { ...exam, document, result: kept === null ? null : opened(kept) };

  function opened(result: string): ExamRecord['result'] {
    try {
      return resultOf({ id: found.id, result }, encryptionKeys);
    } catch (err) {
      // The others are to be read all the same.
      log.error({ err, exam: found.id }, 'the result of an exam could not be opened');
      return 'unreadable';
    }
  }
}

async function companyOf(db: Database, scope: Scope, employeeId: string): Promise<string> {
  const companyId = await findEmployeeCompany(db, scope, employeeId);
  if (!companyId) throw notFound('Colaborador não encontrado.');
  return companyId;
}

async function existing(db: Database, scope: Scope, id: string): Promise<Found> {
  const found = await findExamRecord(db, scope, id);
  if (!found) throw notFound('Exame não encontrado entre os realizados.');
  return found;
}
