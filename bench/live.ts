import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { apiAt } from '../src/testing/api.ts';
import { makeCompany, makeEmployee, makeProfessional, pdfBytes, sendFile, signIn } from '../src/testing/factories.ts';
import { openLive } from '../src/testing/live.ts';
import { startCluster } from '../src/testing/start-cluster.ts';
import { startServer } from '../src/testing/start-process.ts';
import { median, percentile, type Row } from './row.ts';
import { residentMegabytes } from './start.ts';

/** Live updates: how soon a document is seen and a session's streams end on another node, and what idle streams weigh. */
export async function measureLive(): Promise<Row[]> {
  return [...(await measureNodes()), await measureIdleStreams()];
}

/** Documents that are measured. */
const documents = 200;

/** Two nodes behind nginx: only what was sent through another node than the stream's is counted. */
async function measureNodes(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zelo-bench-'));
  const cluster = await startCluster(2, { DATA_DIR: dataDir });
  const api = apiAt(cluster.url, cluster.admin);
  const { company, companyId, token } = await makeCompany(api);
  const employee = await makeEmployee(api, { companyId, token });
  const doctor = await makeProfessional(api);
  const stream = await openLive(api, token);
  const node = stream.headers.get('x-node');
  const seen: number[] = [];
  while (seen.length < documents) {
    const body = { contentType: 'application/pdf', medicalConfidentiality: false, companyId, employeeId: employee.id };
    const answer = await api.call('POST', '/uploads', { as: doctor.token, body: { ...body, name: 'Exame' } });
    const begun = performance.now();
    const sent = await sendFile(api, answer.body.signedUrl, pdfBytes());
    await until(() => stream.events.some(({ ids }) => ids.includes(answer.body.documentId)));
    const listed = await api.call('GET', `/documents/${employee.id}?pageSize=20&page=1&sort=-createdAt`, { as: token });
    const isThere = listed.body.documents.some(({ id }: { id: string }) => id === answer.body.documentId);
    if (!isThere) throw new Error('an event came before what it tells of could be read');
    if (sent.headers.get('x-node') !== node) seen.push(performance.now() - begun);
  }
  const ended: number[] = [];
  for (let times = 0; times < 20; times++) {
    const other = await signIn(api, company.user.email);
    const closing = await openLive(api, other);
    const begun = performance.now();
    await api.call('POST', '/logout', { as: other });
    await until(() => closing.hasEnded());
    ended.push(performance.now() - begun);
  }
  stream.close();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const p95 = percentile(seen, 0.95);
  const longest = Math.max(...ended);
  return [
    {
      what: `documento enviado por um nó, visto no outro atrás do nginx (${documents}; o navegador junta avisos por até 250 ms)`,
      floor: '–',
      product: `${median(seen).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
      result: `${p95.toFixed(0)} ms`,
      goal: 'p95 < 750 ms',
      met: p95 < 750,
    },
    {
      what: 'sessão encerrada, até o fim do seu fluxo, nos dois nós',
      floor: '–',
      product: `${median(ended).toFixed(0)} ms, no máximo ${longest.toFixed(0)} ms`,
      result: `${longest.toFixed(0)} ms`,
      goal: '< 2.000 ms',
      met: longest < 2_000,
    },
  ];
}

const idle = 1_000;
const ofOneSession = 16;

async function measureIdleStreams(): Promise<Row> {
  const server = await startServer();
  const api = apiAt(server.url, server.admin);
  const tokens: string[] = [];
  for (let at = 0; at < Math.ceil(idle / ofOneSession); at++) {
    tokens.push(await signIn(api, server.admin.email, server.admin.password));
  }
  await wait(5_000);
  const before = residentMegabytes(server.pid);
  const open = await Promise.all(
    Array.from({ length: idle }, (_, at) => openIdle(server.url, tokens[at % tokens.length] ?? '')),
  );
  await wait(35_000); // Twice the time after which each shows that it is alive.
  const after = residentMegabytes(server.pid);
  for (const close of open) close();
  await server.stop();
  const grown = after - before;
  return {
    what: `${idle} fluxos parados`,
    floor: `${before.toFixed(0)} MB sem eles`,
    product: `${after.toFixed(0)} MB`,
    result: `${grown.toFixed(0)} MB`,
    goal: '< 60 MB',
    met: grown < 60,
  };
}

/** Without what `fetch` keeps of each: the measure is the server's. */
function openIdle(url: string, token: string): Promise<() => void> {
  return new Promise((opened, failed) => {
    const asked = request(`${url}/api/live?since=0`, { agent: false, headers: { authorization: `Bearer ${token}` } });
    asked.once('response', (response) => {
      response.resume();
      if (response.statusCode === 200) opened(() => asked.destroy());
      else failed(new Error(`refused: ${response.statusCode}`));
    });
    asked.once('error', failed).end();
  });
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(1);
}

if (import.meta.main) console.table(await measureLive());
