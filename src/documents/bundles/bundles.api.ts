import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../../access/caller.server.ts';
import { forSignedIn } from '../../access/handlers.server.ts';
import { onlyOwner } from '../../access/scope.ts';
import { conflict, invalidInput, notFound } from '../../platform/contract/errors.ts';
import { isTaken } from '../../platform/database/unique.server.ts';
import { signedAddress } from '../../platform/files/signed-address.rules.ts';
import { enqueue } from '../../platform/jobs/queue.db.ts';
import { createRecord, entryOf, type Kind, mustFind, untold } from '../../trail/change.server.ts';
import { record } from '../../trail/entries.db.ts';
import { findUnitCompany, findUnitNames } from '../../units/unit-lookups.db.ts';
import { bundleKey } from './bundle-files.server.ts';
import { announceBundle, bundleJob } from './bundle-job.server.ts';
import { countBundled, listBundled } from './bundled-documents.db.ts';
import { bundleDocumentsContract, bundlesContract } from './bundles.contract.ts';
import { findBundle, insertBundle, listBundles } from './bundles.db.ts';
import { bundledDocumentsExport } from './bundles-export.server.ts';
import { bundleName, type Criteria, criteriaOf } from './contents.rules.ts';
import { problemOf } from './limits.rules.ts';

export const bundleDocumentsApi = forSignedIn(bundleDocumentsContract, [bundledDocumentsExport], {
  list: async ({ input: { page = 1, pageSize = 20, sort = '-issuedAt', all, ...period }, context }) => {
    const { db, scope } = context;
    const criteria = criteriaOf({ ...period, all: all === 'true' });
    await mustKnowUnit(context, criteria);
    const found = await countBundled(db, scope, criteria);
    const order = sort === 'issuedAt' ? 'asc' : 'desc';
    const documents = pageSize > 0 ? await listBundled(db, scope, criteria, { page, pageSize, order }) : [];
    return { documents, ...found };
  },
});

const kind: Kind<'bundle', NonNullable<Awaited<ReturnType<typeof findBundle>>>> = {
  subject: 'bundle',
  table: 'bundles',
  find: findBundle,
  missing: 'Arquivo não encontrado.',
  belongsTo: ({ companyId }) => ({ companyId }),
  changes: untold,
};

export const bundlesApi = forSignedIn(bundlesContract, {
  create: async ({ input, context }) => {
    const criteria = criteriaOf(input);
    const companyId = onlyOwner(context.scope) ?? '';
    await mustKnowUnit(context, criteria);
    return createRecord(context, kind, async (tx) => {
      const found = await countBundled(tx, context.scope, criteria);
      if ('documentIds' in criteria && found.total < criteria.documentIds.length) throw notFound('ASO não encontrado.');
      const problem = problemOf(found);
      if (problem) throw invalidInput([{ path: 'documentIds' in criteria ? 'documentIds' : 'to', message: problem }]);
      const id = uuid();
      const { userId } = context.caller;
      await insertBundle(tx, { companyId, id, requestedBy: userId, criteria, total: found.total }).catch(
        (error: unknown) => {
          throw isTaken(error) ? conflict(underWay) : error;
        },
      );
      await enqueue(tx, bundleJob, { company: companyId, bundle: id });
      await announceBundle(tx, { companyId, id });
      return { id, entry: { action: 'bundled' }, answer: { bundleId: id } };
    });
  },

  list: async ({ context: { db, scope } }) => {
    const rows = (await listBundles(db, scope)).map((row) => ({
      ...row,
      criteria: JSON.parse(row.criteria) as Criteria,
    }));
    const units = await findUnitNames(
      db,
      scope,
      rows.flatMap(({ criteria }) => unitOf(criteria) ?? []),
    );
    const bundles = rows.map(({ criteria, createdAt, expiresAt, ...row }) => {
      const state = isOver(expiresAt) ? 'expired' : row.state;
      const unitName = units.get(unitOf(criteria) ?? '') ?? null;
      return { ...row, state, name: bundleName(criteria, unitName, createdAt), createdAt, expiresAt };
    });
    return { bundles };
  },

  open: async ({ input: { bundleId }, context }) => {
    const { db, scope, storage } = context;
    const bundle = await mustFind(kind, context, bundleId);
    const { companyId, id, tries, state, expiresAt } = bundle;
    if (state === 'expired' || isOver(expiresAt))
      throw conflict('Este arquivo venceu. Peça de novo: ele é feito outra vez.');
    if (state === 'failed') throw conflict('Este arquivo não pôde ser feito. Peça de novo.');
    if (state !== 'ready') throw conflict('Este arquivo ainda não está pronto.');
    const criteria = JSON.parse(bundle.criteria) as Criteria;
    const unitId = unitOf(criteria);
    const unitName = unitId ? ((await findUnitNames(db, scope, [unitId])).get(unitId) ?? null) : null;
    const fileName = bundleName(criteria, unitName, bundle.createdAt);
    const signedUrl = await storage.downloadLink(bundleKey({ companyId, id }, tries), fileName, bundle);
    await record(db, context, entryOf(kind, context, 'opened', bundle, bundle));
    return { signedUrl: signedAddress(context.origin, signedUrl) };
  },
});

function isOver(expiresAt: string | null): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now();
}

const underWay = 'Já há um arquivo em preparo. Espere por ele para pedir outro.';

/** The unit that was asked for; null for all of them, and for none. */
function unitOf(criteria: Criteria): string | null {
  return 'unitId' in criteria && criteria.unitId !== 'none' ? criteria.unitId : null;
}

async function mustKnowUnit({ db, scope }: SignedInContext, criteria: Criteria): Promise<void> {
  const unitId = unitOf(criteria);
  if (unitId && !(await findUnitCompany(db, scope, unitId))) throw notFound('Unidade não encontrada.');
}
