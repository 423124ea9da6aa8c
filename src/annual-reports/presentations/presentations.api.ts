import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../../access/caller.server.ts';
import { forSignedIn } from '../../access/handlers.server.ts';
import { findCompanyName } from '../../companies/company-lookups.db.ts';
import { findIssuedReports } from '../../documents/company/annual-report/issued-reports-lookups.server.ts';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { conflict, invalidInput, notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { actOnRecord, createRecord, type Kind, mustFind } from '../../trail/change.server.ts';
import { unseen } from '../../trail/changes.rules.ts';
import { findReport } from '../annual-reports.db.ts';
import { type ReportPresentation, reportPresentationsContract } from './presentations.contract.ts';
import {
  findPresentation,
  insertPresentation,
  listPresentations,
  markPresentationWithdrawn,
} from './presentations.db.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findPresentation>>>;

const kind: Kind<'reportPresentation', Found> = {
  subject: 'reportPresentation',
  table: 'report_presentations',
  find: findPresentation,
  missing: 'Apresentação não encontrada.',
  belongsTo: ({ companyId }) => ({ companyId }),
};

/** To whom the annual reports of a company were presented (NR-7, 7.6.5; product 16.12). */
export const reportPresentationsApi = forSignedIn(reportPresentationsContract, {
  list: async ({ input: { companyId }, context }) => {
    const { db, scope } = context;
    if ((await findCompanyName(db, scope, companyId)) === null) throw notFound('Empresa não encontrada.');
    return { presentations: await named(context, companyId, await listPresentations(db, scope, companyId)) };
  },

  read: async ({ input: { presentationId }, context }) => ({
    presentation: await namedOne(context, await mustFind(kind, context, presentationId)),
  }),

  create: ({ input: { reportId, ...said }, context }) =>
    createRecord(context, kind, async (tx) => {
      const report = await findReport(tx, context.scope, reportId);
      if (!report) throw notFound('Relatório analítico não encontrado.');
      const { companyId } = report;
      const standing = (await issuedOf({ ...context, db: tx }, companyId)).find(
        (one) => one.reportId === reportId && one.state === 'issued',
      );
      if (!standing) throw conflict('Este relatório não está emitido: emita-o, e anote depois a quem foi apresentado.');
      mustFit(said.presented_on, report.until_on);
      const id = uuid();
      const recordedBy = context.caller.ownerId;
      await insertPresentation(tx, { companyId, id, reportId, documentId: standing.id, ...said, recordedBy });
      const after = await mustFind(kind, { db: tx, scope: context.scope }, id);
      return { after, answer: { reportPresentation: { ...after, documentName: standing.name } } };
    }),

  withdraw: ({ input: { presentationId, reason, version }, context }) =>
    actOnRecord(context, kind, {
      id: presentationId,
      action: 'withdrawn',
      version,
      write: async (tx, found) => {
        if (found.withdrawnAt) throw conflict('Esta apresentação já foi retirada.');
        await markPresentationWithdrawn(tx, found, reason);
        return { entry: { detail: unseen(version) } };
      },
    }),
});

/** @throws 400 for a day that is to come, or on which what the report tells of was not over */
function mustFit(presentedOn: string, until: string): void {
  const wrong =
    presentedOn > today()
      ? 'A data ainda não chegou: anote a apresentação depois de feita'
      : presentedOn <= until
        ? `O período do relatório só acabou em ${formatDate(until)}: corrija a data`
        : null;
  if (wrong) throw invalidInput([{ path: 'presented_on', message: wrong }]);
}

type Context = Pick<SignedInContext, 'scope' | 'encryptionKeys'> & { db: Database };

function issuedOf({ db, scope, encryptionKeys }: Context, companyId: string) {
  return findIssuedReports(db, scope, companyId, encryptionKeys);
}

async function named(context: Context, companyId: string, rows: readonly Found[]): Promise<ReportPresentation[]> {
  const names = new Map((await issuedOf(context, companyId)).map(({ id, name }) => [id, name]));
  return rows.map(({ documentId, ...row }) => ({ ...row, documentName: (documentId && names.get(documentId)) || '' }));
}

async function namedOne(context: Context, row: Found): Promise<ReportPresentation> {
  const [one] = await named(context, row.companyId, [row]);
  return one ?? { ...row, documentName: '' };
}
