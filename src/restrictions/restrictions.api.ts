import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../access/caller.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import { reachOf } from '../access/policy.ts';
import { mustReach } from '../access/scope.ts';
import { lockEmployees } from '../employees/employee-lookups.db.ts';
import { today } from '../platform/contract/dates.ts';
import { conflict } from '../platform/contract/errors.ts';
import { findUser } from '../sign-in/users.db.ts';
import {
  actOnRecord,
  changeRecord,
  createRecord,
  entryOf,
  type Kind,
  mustFind,
  ofPerson,
} from '../trail/change.server.ts';
import { changesBetween, unseen } from '../trail/changes.rules.ts';
import { record } from '../trail/entries.db.ts';
import { answeredRestriction, type FoundRestriction, openedRestriction } from './restriction-answers.server.ts';
import {
  mayBeRestricted,
  mustBeFunctional,
  mustBeOwnAso,
  mustBePhysician,
  mustEnd,
} from './restriction-checks.server.ts';
import { tellCompany } from './restriction-notifications.server.ts';
import {
  insertRestriction,
  markAcknowledged,
  markRestrictionWithdrawn,
  updateRestriction,
  writeEnd,
} from './restriction-writes.db.ts';
import { restrictionsContract } from './restrictions.contract.ts';
import { countRestrictions, findRestriction, listRestrictions } from './restrictions.db.ts';
import { restrictionsExport } from './restrictions-export.server.ts';
import { sealedRestrictions } from './sealed-restriction.server.ts';

const kind: Kind<'restriction', FoundRestriction> = {
  subject: 'restriction',
  table: 'work_restrictions',
  find: findRestriction,
  missing: 'Restrição não encontrada.',
  belongsTo: ofPerson,
  mustBeOpen: ({ withdrawnAt }) => {
    if (withdrawnAt !== null) throw conflict('Esta restrição foi retirada: não muda mais.');
  },
  changes: (before, after) => changesBetween(before && told(before), after && told(after)),
};

/** Restrictions on work: a physician writes them, the company reads what may not be done and takes note (product 16.18). */
export const restrictionsApi = forSignedIn(restrictionsContract, [restrictionsExport], {
  list: async ({ input, context }) => {
    const { db, scope } = context;
    const { page = 1, pageSize = 20, sort = '-fromOn', list, companyId, employeeId, search } = input;
    if (companyId) mustReach(scope, companyId, 'Empresa não encontrada.');
    const filters = { list, day: today(), companyId, employeeId, search };
    const order = sort === 'fromOn' ? 'asc' : 'desc';
    const rows = pageSize === 0 ? [] : await listRestrictions(db, scope, filters, { page, pageSize, order });
    const total = await countRestrictions(db, scope, filters);
    const [first] = rows;
    if (first) {
      const whose = employeeId ? ofPerson(first) : companyId ? { companyId } : {};
      await record(db, context, { action: 'listed', subject: 'restriction', ...whose });
    }
    return { restrictions: rows.map((row) => answeredRestriction(row, context)), total };
  },

  read: async ({ input: { restrictionId }, context }) => {
    const found = await mustFind(kind, context, restrictionId);
    await record(context.db, context, entryOf(kind, context, 'opened', found, found));
    const mayReadReason = reachOf(context.caller.type, 'restrictions.readReason') !== null;
    const reason = mayReadReason ? (openedRestriction(found, context)?.reason ?? null) : null;
    return { restriction: { ...answeredRestriction(found, context), reason } };
  },

  create: ({ input: { employeeId, documentId, ...input }, context }) => {
    mustBeFunctional(input.words);
    return createRecord(context, kind, async (tx) => {
      await lockEmployees(tx, [employeeId]);
      const companyId = await mayBeRestricted(tx, context.scope, { employeeId, fromOn: input.from_on });
      const recordedBy = context.caller.ownerId;
      await mustBePhysician(tx, recordedBy, 'record');
      if (documentId) await mustBeOwnAso(tx, context, { companyId, employeeId, documentId });
      const id = uuid();
      const values = valuesOf(id, input, context);
      await insertRestriction(tx, { companyId, id, employeeId, documentId: documentId || null, recordedBy, ...values });
      await tellCompany(tx, { companyId, id });
      return { id, answer: { restrictionId: id } };
    });
  },

  update: ({ input: { restrictionId, version, ...input }, context }) => {
    mustBeFunctional(input.words);
    return changeRecord(context, kind, {
      id: restrictionId,
      version,
      write: async (tx, before) => {
        mustStand(before);
        await mayBeRestricted(tx, context.scope, { employeeId: before.employeeId, fromOn: input.from_on });
        await mustBePhysician(tx, context.caller.ownerId, 'change');
        // What can't be opened would be overwritten unseen: the key, or a copy, is to be found first.
        const was = sealedRestrictions.open(restrictionId, before.content, context.encryptionKeys);
        const values = valuesOf(restrictionId, input, context);
        const days = changesBetween(told(before), told({ ...before, ...values }));
        const isNews = was.words !== input.words || Object.keys(days).length > 0;
        await updateRestriction(tx, before, { ...values, isNews });
        if (isNews) await tellCompany(tx, before);
        const acknowledged = isNews ? null : before.acknowledgedAt;
        const after = { ...told({ ...before, ...values, acknowledgedAt: acknowledged }), content: 'informado de novo' };
        const isSame = was.words === input.words && was.reason === input.reason;
        const changes = changesBetween(told(before), isSame ? { ...after, content: 'informado' } : after);
        return { entry: { changes }, answer: { restrictionId } };
      },
    });
  },

  end: ({ input: { restrictionId, version, documentId }, context }) =>
    actOnRecord(context, kind, {
      id: restrictionId,
      action: 'completed',
      version,
      write: async (tx, before) => {
        mustStand(before);
        await mustBePhysician(tx, context.caller.ownerId, 'end');
        const day = await mustEnd(tx, context, before, documentId);
        await writeEnd(tx, before, { documentId, day });
        await tellCompany(tx, before);
        return { entry: { detail: unseen(version) } };
      },
    }),

  acknowledge: ({ input: { restrictionId, version }, context }) =>
    actOnRecord(context, kind, {
      id: restrictionId,
      action: 'acknowledged',
      version,
      write: async (tx, before) => {
        if (before.acknowledgedAt !== null) return null;
        const { email } = await findUser(tx, context.caller.userId);
        await markAcknowledged(tx, before, email);
        return { entry: { detail: unseen(version) } };
      },
    }),

  withdraw: ({ input: { restrictionId, version, reason }, context }) =>
    actOnRecord(context, kind, {
      id: restrictionId,
      action: 'withdrawn',
      version,
      write: async (tx, before) => {
        await mustBePhysician(tx, context.caller.ownerId, 'withdraw');
        const content = sealedRestrictions.open(restrictionId, before.content, context.encryptionKeys);
        const kept = sealedRestrictions.keep(restrictionId, { ...content, withdrawal: reason }, context.encryptionKeys);
        await markRestrictionWithdrawn(tx, before, kept);
        await tellCompany(tx, before);
        return { entry: { changes: {}, detail: unseen(version) } };
      },
    }),
});

function mustStand({ endedOn }: FoundRestriction): void {
  if (endedOn !== null) throw conflict('Esta restrição foi encerrada por um novo ASO: não muda mais.');
}

type Input = { words: string; from_on: string; until_on: string; review_on: string; reason: string };

function valuesOf(id: string, { words, reason, ...days }: Input, { encryptionKeys }: SignedInContext) {
  const content = sealedRestrictions.keep(id, { words, reason }, encryptionKeys);
  return { fromOn: days.from_on, untilOn: days.until_on || null, reviewOn: days.review_on || null, content };
}

type Told = Pick<FoundRestriction, 'fromOn' | 'untilOn' | 'reviewOn' | 'endedOn' | 'acknowledgedAt'>;

/** What the trail says of a restriction: its days, and of the rest only that it was said. */
function told({ fromOn, untilOn, reviewOn, endedOn, acknowledgedAt }: Told) {
  return {
    ...{ from_on: fromOn, until_on: untilOn, review_on: reviewOn, content: 'informado', ended_on: endedOn },
    acknowledged: acknowledgedAt === null ? null : 'tomada',
  };
}
