import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../access/caller.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import { renewDueDates } from '../due-dates/due-effects.server.ts';
import { findPerson, mustFindEmployeeCompany } from '../employees/employee-lookups.db.ts';
import { conflict, invalidInput } from '../platform/contract/errors.ts';
import { findExam } from '../reference/reference-lookups.server.ts';
import {
  actOnRecord,
  changeRecord,
  createRecord,
  type Kind,
  mustFind,
  ofPerson,
  untold,
} from '../trail/change.server.ts';
import { unseen } from '../trail/changes.rules.ts';
import { record } from '../trail/entries.db.ts';
import { mustMayRecord } from './clinical-exam.server.ts';
import { examOf } from './exam-choice-lookups.server.ts';
import { findExamRecord, insertExamRecords, listExamRecords, markExamWithdrawn } from './exam-records.db.ts';
import { type ExamRecord, examsContract } from './exams.contract.ts';
import type { Abnormal, ExamResult } from './exams.labels.ts';
import { examsExport } from './exams-export.server.ts';
import { abnormalOf, findingProblem } from './finding/finding.rules.ts';
import { updateFinding } from './finding/findings.db.ts';
import { findingOf, keepFinding } from './finding/sealed-finding.server.ts';
import { resultOf, sealedResults } from './sealed-result.server.ts';
import { withDayFacts } from './with-day-facts.server.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findExamRecord>>>;

const kind: Kind<'examRecord', Found> = {
  subject: 'examRecord',
  table: 'exam_records',
  find: findExamRecord,
  missing: 'Exame não encontrado entre os realizados.',
  belongsTo: ofPerson,
  changes: untold,
};

/** Exams that were done, as professionals read and write them down (product 16.4). */
export const examsApi = forSignedIn(examsContract, [examsExport], {
  list: async ({ input: { employeeId, ...input }, context }) => {
    const { db, scope } = context;
    const companyId = await mustFindEmployeeCompany(db, scope, employeeId);
    const { rows, ...total } = await listExamRecords(db, scope, { companyId, employeeId }, input);
    await record(db, context, { action: 'listed', subject: 'examRecord', companyId, employeeId });
    return { exams: rows.map((row) => answered(row, context)), ...total };
  },

  read: async ({ input: { recordId }, context }) => ({
    exam: answered(await mustFind(kind, context, recordId), context),
  }),

  create: ({ input, context }) =>
    createRecord(context, kind, async (tx) => {
      const { employeeId, exam_code, exam_name, done_on: doneOn, place, occasion, result, abnormal, value } = input;
      mustFit(result, abnormal);
      const { caller, encryptionKeys } = context;
      const companyId = await mustFindEmployeeCompany(tx, context.scope, employeeId);
      const birthDate = (await findPerson(tx, companyId, employeeId))?.birthDate ?? '';
      if (doneOn < birthDate) throw invalidInput([{ path: 'done_on', message: beforeBirth }]);
      const done = examOf(exam_code, exam_name);
      await mustMayRecord(tx, caller.ownerId, done, 'record');
      const id = uuid();
      const exam = {
        ...done,
        ...{ companyId, id, employeeId, doneOn, place, occasion, documentId: null, recordedBy: caller.ownerId },
        result: result === '' ? null : sealedResults.keep(id, result, encryptionKeys),
        finding: keepFinding(id, { abnormal, value }, encryptionKeys),
      };
      await insertExamRecords(tx, await withDayFacts(tx, companyId, [exam]));
      await renewDueDates(tx, { companyId, employeeIds: [employeeId] });
      return { id, answer: { recordId: id } };
    }),

  note: ({ input: { recordId, version, result, abnormal, value }, context }) => {
    mustFit(result, abnormal);
    return changeRecord(context, kind, {
      id: recordId,
      version,
      write: async (tx, found) => {
        if (found.withdrawnAt) throw conflict('Este exame já foi retirado.');
        const { encryptionKeys: keys } = context;
        // What can't be opened would be overwritten unseen: the key, or a copy, is to be found first.
        findingOf(recordId, found.finding, keys);
        if (found.result !== null) resultOf({ id: recordId, result: found.result }, keys);
        await updateFinding(tx, found, {
          result: result === '' ? null : sealedResults.keep(recordId, result, keys),
          finding: keepFinding(recordId, { abnormal, value }, keys),
        });
        const after = await mustFind(kind, { db: tx, scope: context.scope }, recordId);
        return { after, answer: { exam: answered(after, context) }, entry: { detail: unseen(version) } };
      },
    });
  },

  withdraw: ({ input: { recordId, reason }, context }) =>
    actOnRecord(context, kind, {
      id: recordId,
      action: 'withdrawn',
      write: async (tx, found) => {
        if (found.documentId) {
          throw conflict(`Este exame veio do ${found.documentName}: corrija ou cancele o documento.`);
        }
        if (found.withdrawalReason === reason) return null;
        if (found.withdrawnAt) throw conflict('Este exame já foi retirado.');
        await mustMayRecord(tx, context.caller.ownerId, found, 'withdraw');
        await markExamWithdrawn(tx, found, { reason, professionalId: context.caller.ownerId });
        await renewDueDates(tx, { companyId: found.companyId, employeeIds: [found.employeeId] });
        return {};
      },
    }),
});

const beforeBirth = 'A data do exame não pode ser anterior ao nascimento';

/** @throws 400 where what was said of a result contradicts it */
function mustFit(result: ExamResult | '', abnormal: Abnormal | ''): void {
  const message = findingProblem(result, abnormal);
  if (message) throw invalidInput([{ path: 'abnormal', message }]);
}

function answered(found: Found, { encryptionKeys: keys, log }: SignedInContext): ExamRecord {
  const { result: kept, finding, documentId, documentName, ...exam } = found;
  const document = documentId ? { id: documentId, name: documentName ?? '' } : null;
  const name = findExam(exam.code)?.name ?? exam.name;
  const result = kept === null ? null : opened(() => resultOf({ id: found.id, result: kept }, keys));
  const { abnormal, value } = opened(() => findingOf(found.id, finding, keys)) ?? { abnormal: '', value: '' };
  return {
    ...{ ...exam, name, document, value, unitName: exam.unitName ?? '' },
    result: result === undefined ? 'unreadable' : result,
    abnormal: abnormalOf(result ?? '', abnormal),
  };

  function opened<Text>(open: () => Text): Text | undefined {
    try {
      return open();
    } catch (err) {
      // The others are to be read all the same.
      log.error({ err, exam: found.id }, 'the result of an exam could not be opened');
      return undefined;
    }
  }
}
