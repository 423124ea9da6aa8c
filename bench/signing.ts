import { rmSync } from 'node:fs';
import { apiAt } from '../src/testing/api.ts';
import { personalFile, signingSettings } from '../src/testing/certificates/brazilian-authority.ts';
import { certificatePassword } from '../src/testing/certificates/test-authority.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../src/testing/factories.ts';
import { issueDocument } from '../src/testing/issued.ts';
import { startServer } from '../src/testing/start-process.ts';
import { median, percentile, type Row } from './row.ts';

/** So many documents are signed alone, and so many by one password. */
const alone = 30;
const together = 50;

/** Signing: from the password to the signed file in its place, one document and many. */
export async function measureSigning(): Promise<Row[]> {
  const settings = signingSettings();
  const server = await startServer(settings);
  const api = apiAt(server.url, server.admin);
  const { companyId, token } = await makeCompany(api);
  const employee = await makeEmployee(api, { companyId, token });
  const { token: doctor } = await makeProfessional(api, { cpf: '529.982.247-25' });
  const kept = { file: personalFile('52998224725'), password: certificatePassword };
  const { status } = await api.call('PUT', '/certificates/own', { as: doctor, body: kept });
  if (status !== 200) throw new Error(`the certificate was answered ${status}`);
  const issue = async () => (await issueDocument(api, { employee, token: doctor, kind: 'aso' })).documentId;
  const sign = async (documentIds: readonly string[]) => {
    const began = performance.now();
    const body = { documentIds, password: certificatePassword };
    const answer = await api.call('POST', '/document-signatures', { as: doctor, body });
    if (answer.body.signed?.length !== documentIds.length) throw new Error(`signing was answered ${answer.status}`);
    return performance.now() - began;
  };
  for (let count = 0; count < 5; count++) await sign([await issue()]); // warm
  const times: number[] = [];
  for (let count = 0; count < alone; count++) times.push(await sign([await issue()]));
  const ids: string[] = [];
  for (let count = 0; count < together; count++) ids.push(await issue());
  const many = await sign(ids);
  await server.stop();
  rmSync(settings.ICP_BRASIL_DIR, { recursive: true });
  const slow = percentile(times, 0.95);
  return [
    {
      what: 'assinar um documento: da senha ao arquivo assinado',
      floor: '–',
      product: `${median(times).toFixed(0)} ms, p95 ${slow.toFixed(0)} ms`,
      result: `${slow.toFixed(0)} ms`,
      goal: 'p95 < 1.000 ms',
      met: slow < 1_000,
    },
    {
      what: `assinar ${together} com uma senha`,
      floor: '–',
      product: `${(many / 1_000).toFixed(1)} s`,
      result: `${(many / together).toFixed(0)} ms cada um`,
      goal: '< 200 ms cada um',
      met: many / together < 200,
    },
  ];
}
