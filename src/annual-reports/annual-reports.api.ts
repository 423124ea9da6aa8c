import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { forSignedIn } from '../access/handlers.server.ts';
import { findAllCompanies, findCompanyName, findCompanyNames, lockCompany } from '../companies/company-lookups.db.ts';
import { findIssuedReports } from '../documents/company/annual-report/issued-reports-lookups.server.ts';
import { today } from '../platform/contract/dates.ts';
import { conflict, notFound } from '../platform/contract/errors.ts';
import { changeRecord, createRecord, entryOf, type Kind, mustFind } from '../trail/change.server.ts';
import { unseen } from '../trail/changes.rules.ts';
import { record } from '../trail/entries.db.ts';
import { annualReportsContract } from './annual-reports.contract.ts';
import { findReport, findReportOfPeriod, insertReport, listReports, updateReport } from './annual-reports.db.ts';
import { type DueState, dueStates } from './annual-reports.labels.ts';
import { besideIssued, isSamePeriod } from './content/beside-issued.rules.ts';
import { countReport } from './content/report-content-lookups.server.ts';
import { reportsDue } from './due/reports-due.server.ts';

const kind: Kind<'annualReport', NonNullable<Awaited<ReturnType<typeof findReport>>>> = {
  subject: 'annualReport',
  table: 'annual_reports',
  find: findReport,
  missing: 'Relatório analítico não encontrado.',
  belongsTo: ({ companyId }) => ({ companyId }),
};

/** The annual analytical report while it is prepared; issued, it is a document about the company (product 16.12). */
export const annualReportsApi = forSignedIn(annualReportsContract, {
  list: async ({ input: { companyId }, context: { db, scope, encryptionKeys } }) => {
    if ((await findCompanyName(db, scope, companyId)) === null) throw notFound('Empresa não encontrada.');
    const reports = await listReports(db, scope, companyId);
    const issued = await findIssuedReports(db, scope, companyId, encryptionKeys);
    const [due] = await reportsDue(db, [companyId], today());
    return { reports, issued: issued.filter(({ state }) => state === 'issued'), last: due?.last ?? null };
  },

  due: async ({ input: { list }, context: { db, scope, ...context } }) => {
    const names = await findCompanyNames(db, scope, await findAllCompanies(db));
    const all = await reportsDue(db, [...names.keys()], today());
    const asked = all.filter(({ state }) => list === 'all' || dueLists[list].includes(state));
    const companies = asked.map((one) => ({ ...one, companyName: names.get(one.companyId) ?? '' }));
    await record(db, context, { action: 'listed', subject: 'annualReport', detail: list });
    return { companies: companies.toSorted(byUrgency) };
  },

  read: async ({ input: { reportId }, context }) => {
    const report = await mustFind(kind, context, reportId);
    const { db, scope, encryptionKeys: keys } = context;
    const { content: counted } = await countReport(db, report, keys);
    const issued = await findIssuedReports(db, scope, report.companyId, keys);
    const standing = issued.find(({ state, content }) => state === 'issued' && isSamePeriod(content, counted));
    await record(db, context, entryOf(kind, context, 'opened', report, report));
    return { report, ...besideIssued(counted, issued), standing: standing ?? null };
  },

  create: ({ input: { companyId, from_on: from, until_on: until, breakdown }, context }) =>
    createRecord(context, kind, async (tx) => {
      if ((await findCompanyName(tx, context.scope, companyId)) === null) throw notFound('Empresa não encontrada.');
      // Two who begin one of the same period at once come one after the other.
      await lockCompany(tx, companyId);
      if (await findReportOfPeriod(tx, { companyId, from, until })) {
        throw conflict('Já há um relatório deste período: continue-o.');
      }
      const id = uuid();
      const chance = randomBytes(16).toString('hex');
      await insertReport(tx, { companyId, id, from, until, breakdown, chance, preparedBy: context.caller.ownerId });
      return { id };
    }),

  update: ({ input: { reportId, version, ...written }, context }) =>
    changeRecord(context, kind, {
      id: reportId,
      version,
      write: async (tx, before) => {
        await updateReport(tx, before, written);
        return { entry: { detail: unseen(version) } };
      },
    }),
});

/** Which states each list has. */
const dueLists: Readonly<Record<'due' | 'unknown', readonly DueState[]>> = {
  due: ['overdue', 'ending'],
  unknown: ['unknown'],
};

type Dated = { state: DueState; companyName: string; last: { nextOn: string } | null };

/** Those first whose report is due first; of those without a day by their names. */
function byUrgency(one: Dated, other: Dated): number {
  const state = dueStates.indexOf(one.state) - dueStates.indexOf(other.state);
  const day = (one.last?.nextOn ?? '').localeCompare(other.last?.nextOn ?? '');
  return state || day || one.companyName.localeCompare(other.companyName);
}
