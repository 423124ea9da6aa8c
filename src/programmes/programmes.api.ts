import { forSignedIn } from '../access/handlers.server.ts';
import { createOnce } from '../access/idempotency.server.ts';
import { mustReach } from '../access/scope.ts';
import { findCompanyName } from '../companies/company-lookups.db.ts';
import { today } from '../platform/contract/dates.ts';
import { notFound } from '../platform/contract/errors.ts';
import { actOnRecord, changeRecord, mustFind } from '../trail/change.server.ts';
import { findUnitDegrees } from '../units/unit-lookups.db.ts';
import { pcmsoPaperFile } from './document/papers.server.ts';
import { mergedFunctions } from './functions.rules.ts';
import { deleteGroups } from './groups.db.ts';
import { addGroup, changeGroup, copyGroup, removeGroup } from './groups.server.ts';
import { assign } from './members.server.ts';
import { exemptProblem } from './pendencies/exempt.rules.ts';
import { countPlaces, listMembers } from './people.db.ts';
import { plan } from './plan/plan.server.ts';
import { programmesContract } from './programmes.contract.ts';
import { deleteDraft, listHeads, updateHead } from './programmes.db.ts';
import { membersExport } from './programmes-export.server.ts';
import { prepare } from './versions/prepare.server.ts';
import { putInForce } from './versions/put-in-force.server.ts';
import { holdingOn } from './versions/versions.rules.ts';
import { comparison, programmeKind, wholeOf, withExemption } from './versions/versions.server.ts';

export const programmesApi = forSignedIn(programmesContract, [membersExport], {
  list: async ({ input: { companyId }, context: { db, scope } }) => {
    mustReach(scope, companyId, 'Empresa não encontrada.');
    if ((await findCompanyName(db, scope, companyId)) === null) throw notFound('Empresa não encontrada.');
    const programmes = await listHeads(db, scope, companyId);
    const units = await findUnitDegrees(db, scope, companyId);
    const currentId = holdingOn(programmes, today())?.id ?? null;
    return {
      programmes: await withExemption(db, scope, programmes, units),
      currentId,
      exemptProblem: exemptProblem(units, []),
    };
  },

  read: async ({ input, context }) =>
    wholeOf(context.db, context.scope, await mustFind(programmeKind, context, input.programmeId)),

  prepare: ({ input, context }) => prepare(context, input),

  updateHead: ({ input: { programmeId, version, ...fields }, context }) =>
    changeRecord(context, programmeKind, {
      id: programmeId,
      version,
      write: async (tx, { inconsistencies }) => {
        await updateHead(tx, programmeId, { ...fields, inconsistencies: fields.inconsistencies ?? inconsistencies });
        const after = await mustFind(programmeKind, { db: tx, scope: context.scope }, programmeId);
        return { after, answer: await wholeOf(tx, context.scope, after) };
      },
    }),

  discard: ({ input: { programmeId, version }, context }) =>
    actOnRecord(context, programmeKind, {
      id: programmeId,
      action: 'discarded',
      version,
      write: async (tx, draft) => {
        await deleteGroups(tx, draft);
        await deleteDraft(tx, programmeId);
      },
    }),

  compare: async ({ input, context }) =>
    comparison(context.db, context.scope, await mustFind(programmeKind, context, input.programmeId)),

  paper: ({ input: { programmeId, paper }, context }) => pcmsoPaperFile(context, programmeId, paper),

  putInForce: ({ input: { programmeId, version }, context }) => putInForce(context, programmeId, version),

  addGroup: ({ input: { programmeId, ...fields }, context }) =>
    createOnce(context, (tx) => addGroup(tx, context, programmeId, fields)),

  updateGroup: ({ input: { programmeId, groupId, version, ...fields }, context }) =>
    changeGroup(context, { programmeId, groupId, version }, fields),

  removeGroup: ({ input, context }) => removeGroup(context, input),

  copyGroup: ({ input, context }) => createOnce(context, (tx) => copyGroup(tx, context, input)),

  functions: async ({ input, context: { db, scope } }) => {
    mustReach(scope, input.companyId, 'Empresa não encontrada.');
    return { functions: mergedFunctions(await countPlaces(db, scope, input)) };
  },

  members: async ({ input: { companyId, groupId, employeeId, ...input }, context: { db, scope } }) => {
    mustReach(scope, companyId, 'Empresa não encontrada.');
    const current = holdingOn(await listHeads(db, scope, companyId), today());
    return listMembers(db, scope, { companyId, groupId, employeeId, programmeId: current?.id ?? null }, input);
  },

  assign: ({ input, context }) => assign(context, input),

  plan: ({ input, context: { db, scope } }) => plan(db, scope, input),
});
