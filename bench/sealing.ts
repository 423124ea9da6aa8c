import { randomBytes } from 'node:crypto';
import { apiAt } from '../src/testing/api.ts';
import { makeCompany, makeEmployee, makeProfessional, sendFile } from '../src/testing/factories.ts';
import { startServer } from '../src/testing/start-process.ts';
import { median } from './row.ts';
import { residentMegabytes } from './start.ts';

/**
 * What sealing costs: eight files of 20 MB sent and then opened at the same time, in turns on a server that keeps files
 * plainly and on one that seals them, with the memory that each takes meanwhile. node bench/sealing.ts
 */

const atOnce = 8;
const rounds = 5;
const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(20_000_000)]);

const plain = await prepare('plain', '');
const sealed = await prepare('sealed', randomBytes(32).toString('base64'));
for (const server of [plain, sealed]) await server.round(); // warm
for (const server of [plain, sealed]) server.startMeasuring();
for (let round = 0; round < rounds; round++) {
  for (const server of [plain, sealed]) await server.round();
}
for (const { name, sent, opened, grown } of [plain, sealed]) {
  console.log(
    `${name}: sent ${median(sent).toFixed()} ms, opened ${median(opened).toFixed()} ms, +${grown().toFixed()} MB`,
  );
}
const ratio = (part: 'sent' | 'opened') => (median(sealed[part]) / median(plain[part])).toFixed(2);
console.log(`sealed / plain: sending ${ratio('sent')}, opening ${ratio('opened')}`);
for (const { stop } of [plain, sealed]) await stop();

async function prepare(name: string, keys: string) {
  const server = await startServer({ ENCRYPTION_KEYS: keys });
  const api = apiAt(server.url, server.admin);
  const company = await makeCompany(api);
  const employee = await makeEmployee(api, company);
  const doctor = (await makeProfessional(api)).token;
  const body = { name, contentType: 'application/pdf', companyId: company.companyId, employeeId: employee.id };
  const sent: number[] = [];
  const opened: number[] = [];
  let before = 0;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(server.pid));
  }, 20);

  const each = <Result>(task: (at: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: atOnce }, (_, at) => task(at)));
  async function round(): Promise<void> {
    const uploads = await each(async () => (await api.call('POST', '/uploads', { as: doctor, body })).body);
    const sending = performance.now();
    await each((at) => sendFile(api, uploads[at]?.signedUrl, file).then((answer) => answer.text()));
    sent.push(performance.now() - sending);
    const links = await each(async (at) => {
      const { signedUrl } = (await api.call('GET', `/document/${uploads[at]?.documentId}`, { as: doctor })).body;
      return new URL(signedUrl, `${server.url}/api/`).href;
    });
    const opening = performance.now();
    await each((at) => read(links[at] ?? ''));
    opened.push(performance.now() - opening);
  }
  function startMeasuring(): void {
    sent.length = opened.length = 0;
    before = most = residentMegabytes(server.pid);
  }
  async function stop(): Promise<void> {
    clearInterval(watch);
    await server.stop();
  }
  return { name, sent, opened, round, startMeasuring, grown: () => most - before, stop };
}

async function read(url: string): Promise<void> {
  let size = 0;
  const answer = await fetch(url);
  for await (const chunk of answer.body ?? []) size += chunk.length;
  if (size !== file.length) throw new Error(`a file came short: ${size} bytes, ${answer.status}`);
}
