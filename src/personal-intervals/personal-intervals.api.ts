import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../access/caller.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import type { Scope } from '../access/scope.ts';
import { personalInterval, refusalOf } from '../councils/council-rights.rules.ts';
import { councilOf } from '../councils/councils.rules.ts';
import { renewDueDates } from '../due-dates/due-effects.server.ts';
import { findContract, lockEmployees, mustFindEmployeeCompany } from '../employees/employee-lookups.db.ts';
import { examOf } from '../exams/exam-choice-lookups.server.ts';
import { formatDate } from '../platform/contract/dates.ts';
import { conflict, invalidInput, notAllowed, notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findSigningProfessional } from '../professionals/professional-lookups.db.ts';
import { actOnRecord, changeRecord, createRecord, type Kind, mustFind, ofPerson } from '../trail/change.server.ts';
import { changesBetween, unseen } from '../trail/changes.rules.ts';
import { record } from '../trail/entries.db.ts';
import { type PersonalInterval, personalIntervalsContract } from './personal-intervals.contract.ts';
import {
  findInterval,
  insertInterval,
  listIntervals,
  markIntervalWithdrawn,
  updateInterval,
} from './personal-intervals.db.ts';
import { sealedReasons } from './sealed-reason.server.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findInterval>>>;

const kind: Kind<'personalInterval', Found> = {
  subject: 'personalInterval',
  table: 'personal_intervals',
  find: findInterval,
  missing: 'Intervalo individual não encontrado.',
  belongsTo: ofPerson,
  changes: (before, after) =>
    before
      ? changesBetween(told(before), after && told(after))
      : changesBetween(null, after && { exam_name: after.name, ...told(after) }),
};

/** Shorter intervals for one person, as a physician decides them; why stays with the professionals (product 16.10). */
export const personalIntervalsApi = forSignedIn(personalIntervalsContract, {
  list: async ({ input: { employeeId }, context }) => {
    const { db, scope } = context;
    const companyId = await mustFindEmployeeCompany(db, scope, employeeId);
    const rows = await listIntervals(db, scope, { companyId, employeeId });
    await record(db, context, { action: 'listed', subject: 'personalInterval', companyId, employeeId });
    return { intervals: rows.map((row) => answered(row, context)) };
  },

  read: async ({ input: { intervalId }, context }) => ({
    interval: answered(await mustFind(kind, context, intervalId), context),
  }),

  create: ({ input: { employeeId, exam_code, exam_name, ...input }, context }) =>
    createRecord(context, kind, async (tx) => {
      await lockEmployees(tx, [employeeId]);
      const companyId = await mayHave(tx, context.scope, employeeId, input.from_on);
      await mustBePhysician(tx, context.caller.ownerId);
      const { code, name } = examOf(exam_code, exam_name);
      const id = uuid();
      const values = valuesOf(id, input, context);
      const decidedBy = context.caller.ownerId;
      await insertInterval(tx, { companyId, id, employeeId, code, name, decidedBy, ...values });
      await renewDueDates(tx, { companyId, employeeIds: [employeeId] });
      return { id, answer: { intervalId: id } };
    }),

  update: ({ input: { intervalId, version, ...input }, context }) =>
    changeRecord(context, kind, {
      id: intervalId,
      version,
      write: async (tx, before) => {
        const { companyId, employeeId } = before;
        await mayHave(tx, context.scope, employeeId, input.from_on);
        await mustBePhysician(tx, context.caller.ownerId);
        const values = valuesOf(intervalId, input, context);
        await updateInterval(tx, before, { ...values, decidedBy: context.caller.ownerId });
        await renewDueDates(tx, { companyId, employeeIds: [employeeId] });
        const isSame = answered(before, context).reason === input.reason;
        const after = { ...told(values), ...(isSame ? {} : { reason: 'informado de novo' }) };
        return { entry: { changes: changesBetween(told(before), after) }, answer: { intervalId } };
      },
    }),

  withdraw: ({ input: { intervalId, version }, context }) =>
    actOnRecord(context, kind, {
      id: intervalId,
      action: 'withdrawn',
      version,
      write: async (tx, before) => {
        await mustBePhysician(tx, context.caller.ownerId);
        await markIntervalWithdrawn(tx, before);
        await renewDueDates(tx, { companyId: before.companyId, employeeIds: [before.employeeId] });
        return { entry: { detail: unseen(version) } };
      },
    }),
});

type Input = { months: number; from_on: string; until_on: string; reason: string };

function valuesOf(id: string, { months, from_on, until_on, reason }: Input, { encryptionKeys }: SignedInContext) {
  const kept = sealedReasons.keep(id, reason, encryptionKeys);
  return { months, fromOn: from_on, untilOn: until_on || null, reason: kept };
}

/** What the trail says of an interval: of its reason only that there is one. */
function told({ months, fromOn, untilOn }: Pick<Found, 'months' | 'fromOn' | 'untilOn'>) {
  return { months, from_on: fromOn, until_on: untilOn, reason: 'informado' };
}

function answered(found: Found, { encryptionKeys, log }: SignedInContext): PersonalInterval {
  try {
    return { ...found, reason: sealedReasons.open(found.id, found.reason, encryptionKeys) };
  } catch (err) {
    // The others are to be read all the same.
    log.error({ err, interval: found.id }, 'the reason of an interval could not be opened');
    return { ...found, reason: null };
  }
}

/** The company of somebody who may have an interval from a day on. @throws 404, 409 for somebody inactive, 400 before the admission */
async function mayHave(tx: Database, scope: Scope, employeeId: string, fromOn: string): Promise<string> {
  const contract = await findContract(tx, scope, employeeId);
  if (!contract) throw notFound('Colaborador não encontrado.');
  if (contract.inactivatedAt !== null) {
    throw conflict('Este colaborador está inativo: a empresa precisa reativar o cadastro antes.');
  }
  if (fromOn < contract.admittedOn) {
    const message = `O intervalo não pode começar antes da admissão, em ${formatDate(contract.admittedOn)}: corrija a data`;
    throw invalidInput([{ path: 'from_on', message }]);
  }
  return contract.companyId;
}

/** Who decides is a physician (NR-7, 7.5.8, II). @throws 403 for somebody of another council */
async function mustBePhysician(tx: Database, professionalId: string): Promise<void> {
  const professional = await findSigningProfessional(tx, professionalId);
  const refused = refusalOf(professional && councilOf(professional), personalInterval, 'define');
  if (refused) throw notAllowed(refused);
}
