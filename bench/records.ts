import type { Api } from '../src/testing/api.ts';
import { makeCarePlace, makeReferral } from '../src/testing/care.ts';
import { makeCompany, makeDraft, makeProgramme } from '../src/testing/factories.ts';
import { webhookFields } from '../src/testing/hooks/receiver.ts';
import { csvOf, employeeLine } from '../src/testing/imports/import-files.ts';
import { issueDocument } from '../src/testing/issued.ts';
import type { Practice } from './practice.ts';

/** What the addresses of screens name, or the whole address of one that is about something else than the others. */
export type Named = Readonly<Record<string, string>>;

/** One of everything that a screen can be about. */
export async function makeRecords({
  api,
  users,
  companyId,
  unitId,
  employee,
}: Practice): Promise<(user: string) => Named> {
  const { admin, company, professional } = users;
  const of = { companyId, token: professional.token };
  const inForce = await makeProgramme(api, of);
  const draft = await makeDraft(api, of);
  const without = await makeCompany(api);
  const { documentId } = await issueDocument(api, { employee, token: professional.token });
  const place = await makeCarePlace(api, of);
  const referral = await makeReferral(api, { employeeId: employee.id, placeId: place.id, token: company.token });
  const shared = { companyId, unitId, employeeId: employee.id, documentId, placeId: place.id, referralId: referral.id };
  const own: Record<string, Named> = {
    admin: {
      webhookId: await makeWebhook(api, admin.token),
      importId: await makeImport(api, admin.token, { kind: 'companies' }),
    },
    company: {
      programmeId: inForce.programmeId,
      webhookId: await makeWebhook(api, company.token),
      importId: await makeImport(api, company.token, { kind: 'employees', companyId }),
    },
    professional: {
      programmeId: draft.programmeId,
      groupId: draft.groups[0].id,
      reportId: await makeReport(api, professional.token, companyId),
      '/programmes/:companyId/prepare': `/programmes/${without.companyId}/prepare`,
      importId: await makeImport(api, professional.token, { kind: 'employees', companyId }),
    },
  };
  return (user) => ({ ...shared, ...own[user] });
}

/** The year's report of the programme, begun. */
async function makeReport(api: Api, token: string, companyId: string): Promise<string> {
  const year = new Date().getFullYear() - 1;
  const period = { from_on: `01-01-${year}`, until_on: `31-12-${year}`, breakdown: 'unit' };
  return (await created(api, `/annual-reports/${companyId}`, token, period)).annualReport.id;
}

async function makeWebhook(api: Api, token: string): Promise<string> {
  return (await created(api, '/webhooks', token, webhookFields())).webhook.id;
}

/** An import whose file was sent and is being looked through. */
async function makeImport(api: Api, token: string, of: { kind: string; companyId?: string }): Promise<string> {
  const bytes = new TextEncoder().encode(csvOf([employeeLine()]));
  const file = { ...of, fileName: 'cadastro.csv', size: bytes.length };
  const { importId, signedUrl } = await created(api, '/imports', token, file);
  const headers = { 'content-type': 'application/octet-stream' };
  await fetch(new URL(signedUrl, `${api.url}/api/`), { method: 'PUT', body: bytes, headers });
  await api.call('PUT', `/imports/${importId}/check`, { as: token, body: {} });
  return importId;
}

async function created(api: Api, path: string, token: string, body: object) {
  const answer = await api.call('POST', path, { as: token, body });
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
