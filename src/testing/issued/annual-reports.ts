import { expect } from 'vitest';
import type { Api } from '../api.ts';
import { reportFields } from '../factories.ts';

type Of = { companyId: string; token: string };

/** Begins a report of a period, its text written, and answers it. */
export async function makeReport(
  app: Api,
  { companyId, token: as }: Of,
  { from_on = '01-01-2025', until_on = '31-12-2025', breakdown = 'unit', ...fields }: Record<string, string> = {},
): Promise<string> {
  const begun = await app.call('POST', `/annual-reports/${companyId}`, { as, body: { from_on, until_on, breakdown } });
  expect(begun.status).toBe(201);
  const { id } = begun.body.annualReport;
  const body = reportFields({ breakdown, version: 1, ...fields });
  expect((await app.call('PUT', `/annual-report/${id}`, { as, body })).status).toBe(200);
  return id;
}

/** Issues a report as it stands, or corrects what was issued of it; answers the document. */
export async function issueReport(
  app: Api,
  { companyId, token: as }: Of,
  reportId: string,
): Promise<{ documentId: string; name: string }> {
  const { report, standing } = (await app.call('GET', `/annual-report/${reportId}`, { as })).body;
  const answers = { reportId, version: report.version };
  const corrects = standing ? { supersedesId: standing.id, correctionReason: 'Exames que faltavam' } : {};
  const body = { companyId, kind: 'annual-report', answers, ...corrects };
  const { status, body: issued } = await app.call('POST', '/company-documents', { as, body });
  expect([status, issued.message]).toEqual([201, undefined]);
  return { documentId: issued.documentId, name: issued.name };
}
