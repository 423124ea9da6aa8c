import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../access/caller.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import { reachOf } from '../access/policy.ts';
import { mustReach } from '../access/scope.ts';
import { lockEmployees } from '../employees/employee-lookups.db.ts';
import { today } from '../platform/contract/dates.ts';
import { notFound } from '../platform/contract/errors.ts';
import {
  actOnRecord,
  changeRecord,
  createRecord,
  entryOf,
  type Kind,
  mustFind,
  ofPerson,
  untold,
} from '../trail/change.server.ts';
import { changesBetween, unseen } from '../trail/changes.rules.ts';
import { record } from '../trail/entries.db.ts';
import { answered, clinicalOf, withRuns } from './absence-answers.server.ts';
import { mayBeAway, mustBeFree, mustNotSayClinical } from './absence-checks.server.ts';
import { absenceChanged } from './absence-turns.server.ts';
import { insertAbsences, markAbsenceWithdrawn, updateAbsence } from './absence-writes.db.ts';
import { absencesContract } from './absences.contract.ts';
import { countAbsences, findAbsence, listAbsences } from './absences.db.ts';
import { absencesExport } from './absences-export.server.ts';
import { sealedCauses, sealedCids } from './causes/sealed-cause.server.ts';
import { findToRefer } from './inss/inss-of-absences.server.ts';

const kind: Kind<'absence', NonNullable<Awaited<ReturnType<typeof findAbsence>>>> = {
  subject: 'absence',
  table: 'absences',
  find: findAbsence,
  missing: 'Afastamento não encontrado.',
  belongsTo: ofPerson,
  changes: untold,
};

/** Absences: their days, which companies and the clinic write, and what the clinic alone reads (product 16.9). */
export const absencesApi = forSignedIn(absencesContract, [absencesExport], {
  list: async ({ input, context: { db, scope, caller } }) => {
    const { page = 1, pageSize = 20, sort = '-startsOn', list, companyId, employeeId, from, to, search } = input;
    if (companyId) mustReach(scope, companyId, 'Empresa não encontrada.');
    const isClinical = reachOf(caller.type, 'absences.readCause') !== null;
    const ids = list === 'inss' ? await findToRefer(db, scope, isClinical) : undefined;
    const filters = { list, day: today(), companyId, employeeId, from, to, search, ids };
    const order = sort === 'startsOn' ? 'asc' : 'desc';
    const rows = pageSize === 0 ? [] : await listAbsences(db, scope, filters, { page, pageSize, order });
    return { absences: await withRuns(db, rows, isClinical), total: await countAbsences(db, scope, filters) };
  },

  read: async ({ input: { absenceId }, context }) => {
    const { db, caller } = context;
    const found = await mustFind(kind, context, absenceId);
    const mayReadCause = reachOf(caller.type, 'absences.readCause') !== null;
    if (mayReadCause) await record(db, context, entryOf(kind, context, 'opened', found, found));
    const [absence] = await withRuns(db, [answered(found)], mayReadCause);
    if (!absence) throw notFound();
    return { absence: { ...absence, clinical: mayReadCause ? clinicalOf(found, context) : null } };
  },

  create: ({ input: { employeeId, starts_on: startsOn, ends_on, cause = '', cid = '', ...said }, context }) => {
    mustNotSayClinical(context.caller.type, { ...said, cause: cause || undefined, cid: cid || undefined });
    return createRecord(context, kind, async (tx) => {
      await lockEmployees(tx, [employeeId]);
      const days = { startsOn, endsOn: ends_on || null };
      const companyId = await mayBeAway(tx, context.scope, employeeId, days);
      await mustBeFree(tx, { companyId, employeeId, except: null, ...days });
      const id = uuid();
      const sealed = { cause: kept(sealedCauses, id, cause, context), cid: kept(sealedCids, id, cid, context) };
      const values = { ...unsaid, ...known(said), ...days, ...sealed };
      await insertAbsences(tx, [{ companyId, id, employeeId, ...values }]);
      await absenceChanged(tx, { companyId, employeeId }, days.endsOn);
      return { id, entry: { changes: changesBetween(null, told(values)) }, answer: { absenceId: id } };
    });
  },

  update: ({ input: { absenceId, version, starts_on: startsOn, ends_on, cause, cid, ...said }, context }) => {
    mustNotSayClinical(context.caller.type, { ...said, cause, cid });
    return changeRecord(context, kind, {
      id: absenceId,
      version,
      write: async (tx, before) => {
        const { companyId, employeeId } = before;
        await lockEmployees(tx, [employeeId]);
        const days = { startsOn, endsOn: ends_on || null };
        await mayBeAway(tx, context.scope, employeeId, days);
        await mustBeFree(tx, { companyId, employeeId, except: absenceId, ...days });
        const { source, nature, gradual_return, same_cause } = before;
        const was = { source, nature, gradual_return, same_cause };
        const sealed = {
          cause: cause === undefined ? before.cause : kept(sealedCauses, absenceId, cause, context),
          cid: cid === undefined ? before.cid : kept(sealedCids, absenceId, cid, context),
        };
        const values = { ...was, ...known(said), ...days, ...sealed };
        await updateAbsence(tx, before, values);
        await absenceChanged(tx, { companyId, employeeId }, before.endsOn === days.endsOn ? null : days.endsOn);
        const changes = changesBetween(told(before), told(values, { cause, cid }));
        return { entry: { changes }, answer: { absenceId } };
      },
    });
  },

  withdraw: ({ input: { absenceId, version }, context }) =>
    actOnRecord(context, kind, {
      id: absenceId,
      action: 'withdrawn',
      version,
      write: async (tx, before) => {
        await lockEmployees(tx, [before.employeeId]);
        await markAbsenceWithdrawn(tx, before);
        await absenceChanged(tx, before, null);
        return { entry: { detail: unseen(version) } };
      },
    }),
});

/** What nobody has said of a new absence. */
const unsaid = { source: 'notice', nature: '', gradual_return: '', same_cause: '' } as const;

/** What was said, without what was left out. */
function known<Said extends object>(said: Said) {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Said]?: Exclude<Said[Name], undefined>;
  };
}

function kept(notes: typeof sealedCauses, id: string, text: string, { encryptionKeys }: SignedInContext) {
  return text === '' ? null : notes.keep(id, text, encryptionKeys);
}

type Sealed = { cause: string | null; cid: string | null };
type Told = Sealed & {
  startsOn: string;
  endsOn: string | null;
  source: string;
  nature: string;
  gradual_return: string;
  same_cause: string;
};

/** What the trail says of an absence: of its cause and its CID only that there is one, or another. */
function told(of: Told, saidAnew: { cause?: string | undefined; cid?: string | undefined } = {}) {
  const word = (kept: string | null, anew: string | undefined) =>
    kept ? (anew ? 'informado de novo' : 'informado') : null;
  return {
    ...{ starts_on: of.startsOn, ends_on: of.endsOn, source: of.source, nature: of.nature },
    ...{ gradual_return: of.gradual_return, same_cause: of.same_cause },
    ...{ cause: word(of.cause, saidAnew.cause), cid: word(of.cid, saidAnew.cid) },
  };
}
